//! The position asked about: the value of every move, then their lengths, then the line of best play.

use std::cmp::Reverse;

use super::chance::average;
use super::child::{Child, by_rules};
use super::frame::Need;
use super::known::{Known, Question, is_patient};
use super::table::Table;
use super::walk::Walk;
use crate::analysis::{Analysis, MoveBounds, MoveValue, Progress, sort_few_by_key};
use crate::position::{Solvable, Turn};
use crate::side::Side;
use crate::value::Objective;

/// A position to be analysed.
pub(super) struct Root<P: Solvable> {
    position: P,
    objective: Objective,
    turn: Turn,
    /// What the rules tell of the position itself.
    known: Known,
    /// The moves that are still to be looked at, the first one last.
    unseen: Vec<P::Move>,
    children: Vec<Child<P>>,
    asked: usize,
    walk: Option<Walk<P>>,
}

impl<P: Solvable> Root<P> {
    pub(super) fn new(position: &P, objective: Objective) -> Root<P> {
        let mut unseen = Vec::new();
        position.legal_moves(&mut unseen);
        unseen.reverse();
        Root {
            position: position.clone(),
            objective,
            turn: position.turn(),
            known: by_rules(position, objective),
            children: Vec::with_capacity(unseen.len()),
            unseen,
            asked: 0,
            walk: None,
        }
    }

    /// What it takes to go on.
    pub(super) fn need(&mut self, table: &Table<P::Key>, nodes: u64) -> Need<P> {
        if !self.unseen.is_empty() {
            return Need::Look;
        }
        while let Some((index, question)) = self.choose() {
            let child = &mut self.children[index];
            if !child.refresh(table) {
                self.asked = index;
                return Need::Answer(child.asked(question, nodes));
            }
        }
        self.walk = self.walk.take().or_else(|| self.begin_walk());
        self.walk.as_mut().map_or(Need::Nothing, |walk| walk.need(table, nodes))
    }

    /// Looks at the next move.
    pub(super) fn look(&mut self, table: &Table<P::Key>) {
        if let Some(walk) = &mut self.walk {
            walk.look(self.objective, table);
        } else if let Some(m) = self.unseen.pop() {
            self.children.push(Child::new(&self.position, m, self.objective, table));
        }
    }

    /// Takes the answer of the frame that was asked for.
    pub(super) fn receive(&mut self, known: Known) {
        if let Some(walk) = &mut self.walk {
            walk.receive(known);
        } else if let Some(child) = self.children.get_mut(self.asked) {
            child.known = child.known.and(known);
        }
    }

    /// How far the search has come.
    pub(super) fn progress(&self, done: bool, nodes: u64) -> Progress<P::Move> {
        let seen = self.children.iter().map(|child| MoveBounds { m: child.m, bounds: child.known.bounds });
        let unseen = self.unseen.iter().map(|m| {
            let mut position = self.position.clone();
            position.play_unchecked(*m);
            MoveBounds { m: *m, bounds: by_rules(&position, self.objective).bounds }
        });
        let mut moves: Vec<_> = seen.chain(unseen).collect();
        sort_few_by_key(&mut moves, |m| (self.side().map(|side| Reverse(m.bounds.seen_by(side))), m.m));
        Progress { done, nodes, moves }
    }

    /// The results, once nothing is needed any more.
    pub(super) fn analysis(&self, nodes: u64) -> Analysis<P::Move> {
        let moves = self.moves();
        let value = match (self.turn, moves.first()) {
            (_, None) => self.known.bounds.lower,
            (Turn::Side(_), Some(best)) => best.value,
            (Turn::Chance, Some(_)) => average(&self.children).lower,
        };
        let line = self.walk.as_ref().map_or(Vec::new(), |walk| walk.line().to_vec());
        Analysis { value, nodes, exact: true, moves, line }
    }

    /// The child to ask next, and what: the values first, the least known first of all, then the lengths.
    fn choose(&self) -> Option<(usize, Question)> {
        let span = |child: &Child<P>| {
            let bounds = child.known.bounds;
            i64::from(bounds.upper.units()) - i64::from(bounds.lower.units())
        };
        let numbered = || self.children.iter().enumerate();
        let (index, widest) = numbered().max_by_key(|(index, child)| (span(child), Reverse(*index)))?;
        let value = widest.known.value_question().map(|question| (index, question));
        value.or_else(|| numbered().find_map(|(index, child)| Some((index, child.known.length_question()?))))
    }

    fn moves(&self) -> Vec<MoveValue<P::Move>> {
        let moves = self.children.iter().map(|child| MoveValue {
            m: child.m,
            value: child.known.bounds.lower,
            moves_to_end: Some(child.known.shortest.saturating_add(1)),
            visits: 0,
        });
        let mut moves: Vec<_> = moves.collect();
        sort_few_by_key(&mut moves, |m| {
            let length = m.moves_to_end.map_or(0, i32::from);
            let length = if is_patient(self.turn, m.value) { -length } else { length };
            (self.side().map(|side| (Reverse(m.value.seen_by(side)), length)), m.m)
        });
        moves
    }

    fn begin_walk(&self) -> Option<Walk<P>> {
        self.side()?;
        let best = self.moves().into_iter().next()?;
        let child = self.children.iter().find(|child| child.m == best.m)?;
        Some(Walk::new(child, best.value, child.known.shortest))
    }

    fn side(&self) -> Option<Side> {
        match self.turn {
            Turn::Side(side) => Some(side),
            Turn::Chance => None,
        }
    }
}
