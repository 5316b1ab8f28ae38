//! A position one move on, with what is known of it.

use super::frame::Frame;
use super::known::{Known, Question};
use super::table::Table;
use crate::position::Solvable;
use crate::value::{Bounds, Objective};

/// A move, the position after it, and what is known of that.
pub(super) struct Child<P: Solvable> {
    pub(super) m: P::Move,
    pub(super) weight: u32,
    pub(super) position: P,
    pub(super) known: Known,
    /// None where the rules alone tell the value.
    key: Option<P::Key>,
}

impl<P: Solvable> Child<P> {
    /// Makes the move and asks the rules and the table.
    pub(super) fn new(parent: &P, m: P::Move, objective: Objective, table: &Table<P::Key>) -> Child<P> {
        let mut position = parent.clone();
        position.play_unchecked(m);
        let known = by_rules(&position, objective);
        let key = known.bounds.value().is_none().then(|| position.key());
        let mut child = Child { m, weight: parent.weight(m), position, known, key };
        child.refresh(table);
        child
    }

    /// Learns what the table has; false if that is nothing new.
    pub(super) fn refresh(&mut self, table: &Table<P::Key>) -> bool {
        let before = self.known;
        if let Some(stored) = self.key.and_then(|key| table.get(key)) {
            self.known = before.and(stored);
        }
        self.known != before
    }

    /// The frame that answers a question about the position.
    pub(super) fn asked(&self, question: Question, nodes: u64) -> Frame<P> {
        let key = self.key.unwrap_or_else(|| self.position.key());
        Frame::new(self.position.clone(), key, question, self.known, nodes)
    }
}

/// What the rules tell without any search.
pub(super) fn by_rules<P: Solvable>(position: &P, objective: Objective) -> Known {
    match position.outcome() {
        Some(outcome) => Known { bounds: Bounds::exact(objective.value(outcome)), shortest: 0, longest: 0 },
        None => Known { bounds: position.bounds(objective).into(), shortest: 1, longest: position.longest() },
    }
}
