//! Which replies to try first: those that have settled most questions of the same kind.
//!
//! A score is kept for each pair, by moves made and by whether the goal asks X to win. It rises when the pair settles a
//! question and falls when it was tried in vain, each time by a part of the way, so it follows what works here and now. It
//! changes no answer.

use super::goal::Goal;

/// A score goes this part of the way to the top or the bottom.
const PART: u16 = 6;
/// The score of what has not been tried.
const UNTRIED: u16 = 10_000;
/// What a line through a square of the pair adds to the score, and what closing a cycle adds.
const LINE: u32 = 2_000;
const CLOSING: u32 = 2_000;
/// How many lines go through each square.
const LINES: [u32; 9] = [3, 2, 3, 2, 4, 2, 3, 2, 3];

/// By squares of a pair, nine times one plus the other.
pub(super) type Scores = [u16; 81];

/// What pairs have been good for.
pub(super) struct History {
    scores: [[Scores; 6]; 2],
}

impl History {
    /// Nothing has been tried.
    pub const fn new() -> History {
        History { scores: [[[UNTRIED; 81]; 6]; 2] }
    }

    /// The scores for a question with so many moves made.
    pub fn scores(&self, made: u8, goal: Goal) -> &Scores {
        &self.scores[usize::from(goal.is_won())][usize::from(made).min(5)]
    }

    /// After a reply that settled the question.
    pub fn raise(&mut self, made: u8, goal: Goal, reply: Reply) {
        let score = self.score(made, goal, reply);
        *score += (u16::MAX - *score) / PART;
    }

    /// After a reply that did not.
    pub fn lower(&mut self, made: u8, goal: Goal, reply: Reply) {
        let score = self.score(made, goal, reply);
        *score -= *score / PART;
    }

    fn score(&mut self, made: u8, goal: Goal, reply: Reply) -> &mut u16 {
        &mut self.scores[usize::from(goal.is_won())][usize::from(made).min(5)][(9 * reply.from() + reply.to()).min(80)]
    }
}

/// A pair that joins two entanglements, or, with the same square twice, a root on which one collapses. They are ordered by
/// promise: whole blocks to collapse on, then what has the highest score, where closing a cycle and squares with many lines
/// count too.
///
/// From the top: a bit for a block, 17 for the score, 4 for each square, 2 for the weight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reply(u32);

impl Reply {
    /// A pair that joins two entanglements.
    pub fn joining(from: usize, to: usize, scores: &Scores) -> Reply {
        Reply::new(from, to, 0, u32::from(scores[(9 * from + to).min(80)]))
    }

    /// A root on which an entanglement collapses, in a block of so many squares.
    pub fn closing(root: usize, block: u32, scores: &Scores) -> Reply {
        Reply::new(root, root, block.min(2), CLOSING + u32::from(scores[(10 * root).min(80)]))
    }

    fn new(from: usize, to: usize, weight: u32, score: u32) -> Reply {
        let score = score + LINE * (LINES[from] + LINES[to]);
        Reply((weight >> 1) << 31 | score << 10 | (from as u32) << 6 | (to as u32) << 2 | weight)
    }

    /// One square of the pair.
    pub const fn from(self) -> usize {
        (self.0 >> 6 & 15) as usize
    }

    /// The other, or the same.
    pub const fn to(self) -> usize {
        (self.0 >> 2 & 15) as usize
    }

    /// How many roots of a collapse it stands for, at most two, as that is enough; none when it joins.
    pub const fn weight(self) -> u8 {
        (self.0 & 3) as u8
    }
}
