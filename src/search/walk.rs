//! The line of best play, followed move by move: of the moves that keep value and length, the first in order.

use super::child::Child;
use super::frame::Need;
use super::known::{Known, Question, Standing, is_patient};
use super::table::Table;
use crate::position::{Position, Solvable, Turn};
use crate::value::{Objective, Value};

/// A position on the line, and how the line led there.
pub(super) struct Walk<P: Solvable> {
    line: Vec<P::Move>,
    here: P,
    value: Value,
    /// The moves from here to the end.
    left: u16,
    /// The moves that are still to be looked at, the first one last.
    unseen: Vec<P::Move>,
    candidate: Option<Child<P>>,
}

impl<P: Solvable> Walk<P> {
    /// A line that begins with this move, with the value of the position after it and the moves from there to the end.
    pub(super) fn new(first: &Child<P>, value: Value, left: u16) -> Walk<P> {
        let line = vec![first.m];
        let here = first.position.clone();
        Walk { line, unseen: moves_of(&here), here, value, left, candidate: None }
    }

    /// The moves so far.
    pub(super) fn line(&self) -> &[P::Move] {
        &self.line
    }

    /// What it takes to go on.
    pub(super) fn need(&mut self, table: &Table<P::Key>, nodes: u64) -> Need<P> {
        while self.here.outcome().is_none() && matches!(self.here.turn(), Turn::Side(_)) {
            let Some(candidate) = &mut self.candidate else {
                return if self.unseen.is_empty() { Need::Nothing } else { Need::Look };
            };
            match standing(&self.here, candidate.known, self.value, self.left - 1) {
                Standing::Open(_) if candidate.refresh(table) => {}
                Standing::Open(question) => return Need::Answer(candidate.asked(question, nodes)),
                Standing::Worse => self.candidate = None,
                Standing::Best => self.step(),
            }
        }
        Need::Nothing
    }

    /// Looks at the next move.
    pub(super) fn look(&mut self, objective: Objective, table: &Table<P::Key>) {
        self.candidate = self.unseen.pop().map(|m| Child::new(&self.here, m, objective, table));
    }

    /// Takes the answer of the frame that was asked for.
    pub(super) fn receive(&mut self, known: Known) {
        if let Some(candidate) = &mut self.candidate {
            candidate.known = candidate.known.and(known);
        }
    }

    fn step(&mut self) {
        if let Some(candidate) = self.candidate.take() {
            self.line.push(candidate.m);
            self.left = self.left.saturating_sub(1);
            self.unseen = moves_of(&candidate.position);
            self.here = candidate.position;
        }
    }
}

/// Whether a move keeps the value and leaves so many moves to the end. A patient player has no longer one, one in a
/// hurry no shorter one.
fn standing<P: Position>(here: &P, known: Known, value: Value, left: u16) -> Standing {
    let turn = here.turn();
    match known.standing(turn, value) {
        Standing::Best if is_patient(turn, value) && known.longest < left => Standing::Worse,
        Standing::Best if is_patient(turn, value) && known.shortest < left => {
            Standing::Open(Question::Lasts(value, left))
        }
        Standing::Best if !is_patient(turn, value) && known.shortest > left => Standing::Worse,
        Standing::Best if !is_patient(turn, value) && known.longest > left => {
            Standing::Open(Question::Lasts(value, left + 1))
        }
        standing => standing,
    }
}

fn moves_of<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.reverse();
    moves
}
