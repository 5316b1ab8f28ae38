//! One position being searched to answer one question.
//!
//! First every move is looked at: made, and judged by the rules and the table. If that does not suffice, the moves are
//! searched in the order of their promise, each with the question whose answer helps this one's. Bounds are sound at any
//! time: a maximum (minimum, average) is at least that of the lower bounds and at most that of the upper bounds.

use std::cmp::Reverse;

use super::chance::{average, choose_outcome};
use super::child::Child;
use super::known::{Known, Question, Standing, is_patient};
use super::table::Table;
use crate::analysis::sort_few_by_key;
use crate::position::{Solvable, Turn};
use crate::side::Side;
use crate::value::{Bounds, Objective, Value};

/// A position on the way, and the question asked of it.
pub(super) struct Frame<P: Solvable> {
    position: P,
    key: P::Key,
    turn: Turn,
    question: Question,
    known: Known,
    /// The moves that are still to be looked at, the most promising one last.
    unseen: Vec<P::Move>,
    children: Vec<Child<P>>,
    /// Which child has been asked.
    asked: usize,
    /// The search's nodes when this began.
    began: u64,
}

/// What a frame needs in order to go on.
pub(super) enum Need<P: Solvable> {
    /// To look at one more move, which counts as a node.
    Look,
    /// The answer of another frame.
    Answer(Frame<P>),
    /// Nothing: the question is answered.
    Nothing,
}

impl<P: Solvable> Frame<P> {
    /// A frame for a position, its key, and what is known of it.
    pub(super) fn new(position: P, key: P::Key, question: Question, known: Known, began: u64) -> Frame<P> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut unseen: Vec<_> = moves.into_iter().map(|m| (position.promise(m), Reverse(m))).collect();
        sort_few_by_key(&mut unseen, |entry| *entry);
        let unseen: Vec<_> = unseen.into_iter().map(|(_, Reverse(m))| m).collect();
        let children = Vec::with_capacity(unseen.len());
        let turn = position.turn();
        let known = match question {
            Question::AtLeast(_) => known,
            Question::Lasts(value, _) => Known { bounds: Bounds::exact(value), ..known },
        };
        Frame { position, key, turn, question, known, unseen, children, asked: 0, began }
    }

    /// What it takes to go on.
    pub(super) fn need(&mut self, table: &Table<P::Key>, nodes: u64) -> Need<P> {
        while !self.known.answers(self.question) {
            if !self.unseen.is_empty() {
                return Need::Look;
            }
            let Some((index, question)) = self.choose() else { break };
            let child = &mut self.children[index];
            if !child.refresh(table) {
                self.asked = index;
                return Need::Answer(child.asked(question, nodes));
            }
            self.learn(index);
        }
        Need::Nothing
    }

    /// Looks at the next move.
    pub(super) fn look(&mut self, objective: Objective, table: &Table<P::Key>) {
        if let Some(m) = self.unseen.pop() {
            self.children.push(Child::new(&self.position, m, objective, table));
            self.learn(self.children.len() - 1);
        }
    }

    /// Takes the answer of the frame that was asked for.
    pub(super) fn receive(&mut self, known: Known) {
        if let Some(child) = self.children.get_mut(self.asked) {
            child.known = child.known.and(known);
            self.learn(self.asked);
        }
    }

    /// What has been proven, after it is stored.
    pub(super) fn finish(self, table: &mut Table<P::Key>, nodes: u64) -> Known {
        table.put(self.key, self.known, nodes - self.began);
        self.known
    }

    /// Draws conclusions from what is new of one child: for the one bound it speaks for itself, for the other all
    /// children must have been seen.
    fn learn(&mut self, index: usize) {
        let found = match self.question {
            Question::AtLeast(_) => Known { bounds: self.bounds_from(index), ..self.known },
            Question::Lasts(value, _) => self.length_from(index, value),
        };
        self.known = self.known.and(found);
    }

    fn bounds_from(&self, index: usize) -> Bounds {
        let child = self.children[index].known.bounds;
        let all = self.seen_all().map(|children| children.iter().map(|child| child.known.bounds));
        let Bounds { lower, upper } = self.known.bounds;
        match self.turn {
            Turn::Side(Side::First) => {
                let most = all.and_then(|all| all.map(|bounds| bounds.upper).max());
                Bounds { lower: child.lower, upper: most.unwrap_or(upper) }
            }
            Turn::Side(Side::Second) => {
                let least = all.and_then(|all| all.map(|bounds| bounds.lower).min());
                Bounds { lower: least.unwrap_or(lower), upper: child.upper }
            }
            Turn::Chance => self.seen_all().map_or(self.known.bounds, average),
        }
    }

    fn length_from(&self, index: usize, value: Value) -> Known {
        let standing = |child: &Child<P>| child.known.standing(self.turn, value);
        let best = Some(&self.children[index]).filter(|child| standing(child) == Standing::Best);
        let hopeful = |children| <[Child<P>]>::iter(children).filter(|child| standing(child) != Standing::Worse);
        let all = self.seen_all().map(hopeful);
        let Known { bounds, shortest, longest } = self.known;
        if is_patient(self.turn, value) {
            let most = all.and_then(|all| all.map(|child| child.known.longest.saturating_add(1)).max());
            let shortest = best.map_or(shortest, |child| child.known.shortest.saturating_add(1));
            Known { bounds, shortest, longest: most.unwrap_or(longest) }
        } else {
            let least = all.and_then(|all| all.map(|child| child.known.shortest.saturating_add(1)).min());
            let longest = best.map_or(longest, |child| child.known.longest.saturating_add(1));
            Known { bounds, shortest: least.unwrap_or(shortest), longest }
        }
    }

    /// All children, once every move has been looked at.
    fn seen_all(&self) -> Option<&[Child<P>]> {
        self.unseen.is_empty().then_some(&self.children)
    }

    /// The child to ask next, and what.
    fn choose(&self) -> Option<(usize, Question)> {
        match (self.question, self.turn) {
            (Question::AtLeast(value), Turn::Side(side)) => {
                let index = self.children.iter().position(|child| match side {
                    Side::First => child.known.bounds.upper >= value,
                    Side::Second => child.known.bounds.lower < value,
                })?;
                Some((index, Question::AtLeast(value)))
            }
            (Question::AtLeast(value), Turn::Chance) => choose_outcome(&self.children, value),
            (Question::Lasts(value, moves), _) => self.choose_length(value, moves),
        }
    }

    fn choose_length(&self, value: Value, moves: u16) -> Option<(usize, Question)> {
        let is_patient = is_patient(self.turn, value);
        self.children.iter().enumerate().find_map(|(index, child)| {
            let known = child.known;
            let matters = if is_patient { known.longest >= moves - 1 } else { known.shortest < moves - 1 };
            match known.standing(self.turn, value) {
                _ if !matters => None,
                Standing::Worse => None,
                Standing::Open(question) => Some((index, question)),
                Standing::Best => {
                    let value = if self.turn == Turn::Chance { known.bounds.lower } else { value };
                    Some((index, Question::Lasts(value, moves - 1)))
                }
            }
        })
    }
}
