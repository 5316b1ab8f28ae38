//! The search: proofs that X reaches a goal, or that O prevents it.
//!
//! A position in which X moves needs one pair that reaches the goal, one in which O moves has to withstand all. A pair
//! that closes a cycle leaves the choice to the other player; what a choice gives depends only on the square where the
//! new move settles, so two squares of an entanglement must do, or one block of the mover's, all of whose squares give
//! the same. The stack is kept outside the call, so that a search can stop after any number of nodes and go on.

use super::endgame;
use super::goal::{Goal, Proven};
use super::masks::{Mask, squares, untouched};
use super::shape::Shape;
use super::shape_table::ShapeTable;
use super::symmetry::Keys;
use crate::side::Side;

pub(super) struct ShapeSearch {
    keys: Keys,
    table: ShapeTable,
    frames: Vec<ShapeFrame>,
    successes: Successes,
    nodes: u64,
}

/// How often a pair has settled a question, by moves made and by its squares.
type Successes = [[u32; 81]; 6];

/// A position under search.
struct ShapeFrame {
    shape: Shape,
    key: u64,
    goal: Goal,
    replies: Vec<Reply>,
    /// How many of them have been tried; they stand first, the newest last.
    tried: usize,
    /// By first square of an entanglement, how many roots succeed for the mover.
    roots: [u8; 9],
}

/// A pair that joins two entanglements, or, with the same square twice, a root on which one collapses.
#[derive(Clone, Copy)]
struct Reply {
    from: u8,
    to: u8,
    /// How many roots it stands for.
    weight: u8,
}

impl ShapeSearch {
    pub fn new(table: ShapeTable) -> ShapeSearch {
        ShapeSearch { keys: Keys::new(), table, frames: Vec::new(), successes: [[0; 81]; 6], nodes: 0 }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts positions that were looked at elsewhere.
    pub fn add_node(&mut self) {
        self.nodes += 1;
    }

    /// Whether a question is left unanswered on the stack.
    pub fn is_paused(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Forgets the unanswered question, but not what was found on the way.
    pub fn drop_question(&mut self) {
        self.frames.clear();
    }

    /// Begins to ask whether X reaches the goal; answers at once where little thought is needed.
    pub fn ask(&mut self, shape: Shape, goal: Goal) -> Option<bool> {
        self.frames.clear();
        self.open(shape, goal)
    }

    /// Goes on with the last question until it is answered or `until` nodes have been looked at in all.
    pub fn resume(&mut self, until: u64) -> Option<bool> {
        while self.nodes < until {
            let frame = self.frames.last_mut()?;
            let mut verdict = match frame.next(&self.successes) {
                None => Some(!frame.wanted()),
                Some(reply) => {
                    let (child, goal) = frame.child(reply);
                    match self.open(child, goal) {
                        Some(answer) => self.frames.last_mut()?.hear(answer),
                        None => continue,
                    }
                }
            };
            while let Some(answer) = verdict {
                self.close(answer)?;
                verdict = match self.frames.last_mut() {
                    Some(parent) => parent.hear(answer),
                    None => return Some(answer),
                };
            }
        }
        None
    }

    /// Answers for a shape, or puts it on the stack.
    fn open(&mut self, shape: Shape, goal: Goal) -> Option<bool> {
        self.nodes += 1;
        let settled = shape.settled();
        if settled.has_line() {
            return Some(settled.result() >= goal.needed(0));
        }
        let most = [0, 2, 4, 4, 4, 4, 4, 4, 4][untouched(settled.noughts) as usize];
        let least = if untouched(settled.crosses) == 0 { 0 } else { -2 };
        if let Some(answer) = Proven::between(least, most).answers(goal) {
            return Some(answer);
        }
        let key = shape.key(&self.keys);
        if let Some(answer) = self.table.read(key).answers(goal) {
            return Some(answer);
        }
        if shape.made() == 6 {
            let answer = endgame::six_made(&shape, goal);
            self.table.write(key, Proven::by(goal, answer));
            return Some(answer);
        }
        self.frames.push(ShapeFrame::new(shape, key, goal));
        None
    }

    fn close(&mut self, answer: bool) -> Option<()> {
        let frame = self.frames.pop()?;
        self.table.write(frame.key, Proven::by(frame.goal, answer));
        if answer == frame.wanted()
            && let Some(count) = frame.successes(&mut self.successes)
        {
            *count += 1;
        }
        Some(())
    }
}

impl ShapeFrame {
    fn new(shape: Shape, key: u64, goal: Goal) -> ShapeFrame {
        let side = shape.mover();
        let mut replies = Vec::with_capacity(45);
        let components: Vec<_> = shape.components().collect();
        for (index, own) in components.iter().enumerate() {
            if own.count_ones() > 1 {
                let closing = squares(*own).filter(|square| is_first(shape.block(side, *square), *square));
                replies.extend(closing.map(|root| {
                    let weight = shape.block(side, root).count_ones().min(2) as u8;
                    Reply { from: root as u8, to: root as u8, weight }
                }));
            }
            for other in components.iter().skip(index + 1) {
                let firsts = |set| squares(set).filter(|square| is_first(shape.block(side, *square), *square));
                let pairs = firsts(*own).flat_map(|from| firsts(*other).map(move |to| (from, to)));
                replies.extend(pairs.map(|(from, to)| Reply { from: from as u8, to: to as u8, weight: 0 }));
            }
        }
        ShapeFrame { shape, key, goal, replies, tried: 0, roots: [0; 9] }
    }

    /// The answer that the mover wants.
    fn wanted(&self) -> bool {
        self.shape.mover() == Side::First
    }

    /// The most promising reply that has not been tried: whole blocks to collapse on, then what has succeeded most, then
    /// squares with many lines.
    fn next(&mut self, successes: &Successes) -> Option<Reply> {
        let counts = &successes[usize::from(self.shape.made()).min(5)];
        let left = self.replies.get_mut(self.tried..)?;
        let promise = |reply: &Reply| (reply.weight > 1, counts[reply.pair()], reply.lines());
        let best = (1..left.len()).fold(0, |best, i| if promise(&left[i]) > promise(&left[best]) { i } else { best });
        let reply = *left.get(best)?;
        left.swap(0, best);
        self.tried += 1;
        Some(reply)
    }

    fn child(&self, reply: Reply) -> (Shape, Goal) {
        let (from, to) = (usize::from(reply.from), usize::from(reply.to));
        if from == to {
            (self.shape.collapsed(from), self.goal.after(2))
        } else {
            (self.shape.merged(from, to), self.goal.after(1))
        }
    }

    /// Takes the answer to the newest reply; gives the frame's own when that decides it.
    fn hear(&mut self, answer: bool) -> Option<bool> {
        let reply = self.newest()?;
        if answer != self.wanted() {
            return None;
        }
        let roots = &mut self.roots[self.shape.component(usize::from(reply.from)).trailing_zeros() as usize % 9];
        *roots += reply.weight;
        (reply.weight == 0 || *roots > 1).then_some(answer)
    }

    fn newest(&self) -> Option<Reply> {
        self.replies.get(self.tried.checked_sub(1)?).copied()
    }

    fn successes<'a>(&self, successes: &'a mut Successes) -> Option<&'a mut u32> {
        successes.get_mut(usize::from(self.shape.made()))?.get_mut(self.newest()?.pair())
    }
}

impl Reply {
    fn pair(self) -> usize {
        9 * usize::from(self.from) + usize::from(self.to)
    }

    /// How many lines go through its squares.
    fn lines(self) -> u32 {
        16 - untouched(1 << self.from) - untouched(1 << self.to)
    }
}

fn is_first(block: Mask, square: usize) -> bool {
    block.trailing_zeros() as usize == square
}
