//! Equally good moves, compared by how few of the other player's answers to them are good.

use super::played::{Exact, Played};
use crate::analysis::{Analysis, MoveBounds};
use crate::side::Side;

/// The best moves of an analysis, looked at one after the other.
pub(super) struct Comparison<P: Played> {
    pub analysis: Analysis<P::Move>,
    /// Still to be looked at; the solver works at the position after the last one.
    waiting: Vec<P::Move>,
    /// The smallest part of good answers so far, and the moves that leave it.
    smallest: Part,
    kept: Vec<P::Move>,
    /// Nodes of the solver that have been counted since it turned to that position.
    counted: u64,
    /// Nodes that may still be spent; moves that they do not suffice for are left out.
    left: u64,
}

/// The part of all answers that is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    good: u32,
    all: u32,
}

impl<P: Played> Comparison<P> {
    /// Begins with the last of the best moves.
    pub fn new(analysis: Analysis<P::Move>, best: Vec<P::Move>, position: &P, solver: &mut P::Solver) -> Comparison<P> {
        let (kept, smallest) = (Vec::with_capacity(best.len()), Part { good: 1, all: 1 });
        let mut comparison = Comparison { analysis, waiting: best, smallest, kept, counted: 0, left: P::SOLVER_NODES };
        comparison.turn_to_next(position, solver);
        comparison
    }

    /// The moves that leave the smallest part of good answers, once all have been looked at.
    pub fn result(&self) -> Option<&[P::Move]> {
        self.waiting.is_empty().then_some(&self.kept)
    }

    /// Looks at about so many positions, and gives how many they were.
    pub fn advance(&mut self, position: &P, side: Side, solver: &mut P::Solver, nodes: u64) -> u64 {
        let progress = solver.advance(nodes.min(self.left));
        let more = progress.nodes - self.counted;
        self.counted = progress.nodes;
        self.left = self.left.saturating_sub(more);
        if let Some(part) = good_part(&progress.moves, side.other()) {
            self.hear(part);
            self.turn_to_next(position, solver);
        } else if self.left == 0 {
            if self.kept.is_empty() {
                self.kept.append(&mut self.waiting);
            }
            self.waiting.clear();
        }
        more
    }

    fn hear(&mut self, part: Part) {
        let Some(m) = self.waiting.pop() else { return };
        let (new, old) = (part.good * self.smallest.all, self.smallest.good * part.all);
        if new < old {
            self.kept.clear();
        }
        if new <= old {
            self.smallest = part;
            self.kept.push(m);
        }
    }

    fn turn_to_next(&mut self, position: &P, solver: &mut P::Solver) {
        if let Some(m) = self.waiting.last() {
            let mut next = position.clone();
            next.play_unchecked(*m);
            solver.begin(&next);
            self.counted = 0;
        }
    }
}

/// The part of the moves that is as good as the best one; `None` while it is not known. Without moves it is nothing.
fn good_part<M>(moves: &[MoveBounds<M>], side: Side) -> Option<Part> {
    let (mut best, mut good) = (None, 0);
    for entry in moves {
        let value = Some(entry.bounds.value()?.seen_by(side));
        if value > best {
            (best, good) = (value, 0);
        }
        good += u32::from(value == best);
    }
    Some(Part { good, all: moves.len().max(1) as u32 })
}
