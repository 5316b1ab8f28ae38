//! Equally good moves, compared by how small a part of what can follow is best for the other player.
//!
//! After a pair these are the other player's answers. Whoever settles a cycle moves on, so after a choice they are the
//! chooser's own next moves: the smaller the part of them that throws most away, the better.

use super::Reason;
use super::root_moves::RootMoves;
use crate::playout::Random;
use crate::side::Side;
use crate::value::{Bounds, Value};

/// The best moves, looked at one after the other.
pub(super) struct Comparison {
    /// What is known of all of them.
    pub reason: Reason,
    pub value: Value,
    /// Still to be looked at; the solver works at the position after the last one.
    waiting: Vec<usize>,
    /// The smallest part of good answers so far, and the moves that leave it.
    smallest: Part,
    kept: Vec<usize>,
    /// Nodes of the solver that have been counted since it turned to that position.
    counted: u64,
    /// Nodes that may still be spent; moves that they do not suffice for are left out.
    left: u64,
}

/// The most nodes between two looks at what is known, which may suffice before all of it is.
const SLICE: u64 = 500;

impl Comparison {
    /// Begins with the last of the best moves.
    pub fn new(best: Vec<usize>, reason: Reason, value: Value, left: u64, root: &mut dyn RootMoves) -> Comparison {
        let kept = Vec::with_capacity(best.len());
        let mut comparison =
            Comparison { reason, value, waiting: best, smallest: Part { good: 1, all: 1 }, kept, counted: 0, left };
        comparison.turn_to_next(root);
        comparison
    }

    /// Looks at about so many positions, and gives how many they were.
    pub fn go_on(&mut self, root: &mut dyn RootMoves, side: Side, nodes: u64) -> u64 {
        let advance = root.advance(nodes.min(self.left).min(SLICE));
        let looked = advance.nodes - self.counted;
        self.counted = advance.nodes;
        self.left = self.left.saturating_sub(looked);
        let far = Part::so_far(&advance.bounds, side.other());
        if let Some(part) = far.part.filter(|part| far.is_whole || self.smallest.is_less_than(*part)) {
            self.hear(part);
            self.turn_to_next(root);
        } else if self.left == 0 || advance.done {
            if self.kept.is_empty() {
                self.kept.append(&mut self.waiting);
            }
            self.waiting.clear();
        }
        looked
    }

    /// One of the moves that leave the smallest part of good answers, once all have been looked at.
    pub fn result(&self, random: &mut Random) -> Option<usize> {
        if self.waiting.is_empty() { random.pick(&self.kept) } else { None }
    }

    fn hear(&mut self, part: Part) {
        let Some(n) = self.waiting.pop() else { return };
        if part.is_less_than(self.smallest) {
            self.kept.clear();
        }
        if !self.smallest.is_less_than(part) {
            self.smallest = part;
            self.kept.push(n);
        }
    }

    fn turn_to_next(&mut self, root: &mut dyn RootMoves) {
        self.counted = 0;
        if let Some(n) = self.waiting.last() {
            root.turn_to_next(*n);
        }
    }
}

/// The part of all answers that is as good as the best one.
#[derive(Clone, Copy)]
struct Part {
    good: u32,
    all: u32,
}

/// What is known of a part.
struct PartSoFar {
    /// No more than what it will come to; `None` as long as the best answer is not known.
    part: Option<Part>,
    /// Whether it is all.
    is_whole: bool,
}

impl Part {
    fn is_less_than(self, other: Part) -> bool {
        self.good * other.all < other.good * self.all
    }

    /// The part of answers within these bounds to this side; without answers it is nothing.
    fn so_far(bounds: &[(usize, Bounds)], side: Side) -> PartSoFar {
        let seen = || bounds.iter().map(|(_, bounds)| bounds.seen_by(side));
        let (best, hoped) = (seen().map(|(least, _)| least).max(), seen().map(|(_, most)| most).max());
        let good = seen().filter(|(least, _)| Some(*least) >= hoped).count() as u32;
        let is_whole = best == hoped && seen().all(|(least, most)| least == most || Some(most) < best);
        let part = (best == hoped).then_some(Part { good, all: bounds.len().max(1) as u32 });
        PartSoFar { part, is_whole }
    }
}
