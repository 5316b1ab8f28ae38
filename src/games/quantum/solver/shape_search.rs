//! The search: proofs that X reaches a goal, or that O prevents it.
//!
//! A position in which X moves needs one pair that reaches the goal, one in which O moves has to withstand all. A pair
//! that closes a cycle leaves the choice to the other player; what a choice gives depends only on the square where the
//! new move settles, so two squares of an entanglement must do, or one block of the mover's, all of whose squares give
//! the same. The stack is kept outside the call, so that a search can stop after any number of nodes and go on.

use super::endgame;
use super::goal::{Goal, Proven};
use super::history::{History, Reply};
use super::masks::{Halves, squares, untouched};
use super::shape::Shape;
use super::shape_table::ShapeTable;
use super::symmetry::Keys;
use crate::side::Side;

pub(super) struct ShapeSearch {
    keys: Keys,
    table: ShapeTable,
    frames: Vec<ShapeFrame>,
    /// The replies of all frames, one after the other.
    replies: Vec<Reply>,
    history: History,
    /// The most half points that X can get, by moves made.
    most: fn(u8) -> Halves,
    nodes: u64,
}

/// The most half points that X gets with best play in any position with so many moves made. That is proven by valuing all
/// positions with up to six moves made: `cargo run --release --example count`.
#[must_use]
pub const fn most_halves(made: u8) -> i8 {
    match made {
        0..=5 => 2,
        6 => 3,
        _ => 4,
    }
}

/// A position under search.
struct ShapeFrame {
    shape: Shape,
    key: u64,
    goal: Goal,
    /// Where its replies begin. They end with the list, or where those of the next frame begin.
    begin: usize,
    /// How many of them have been tried; they stand first, the newest last.
    tried: usize,
    /// By first square of an entanglement, how many roots succeed for the mover.
    roots: [u8; 9],
}

impl ShapeSearch {
    pub fn new(table: ShapeTable) -> ShapeSearch {
        ShapeSearch { most: most_halves, ..ShapeSearch::without_bounds(table) }
    }

    /// A search that knows no more of the positions than the rules say, to prove [`most_halves`].
    pub fn without_bounds(table: ShapeTable) -> ShapeSearch {
        let (frames, replies) = (Vec::new(), Vec::new());
        ShapeSearch { keys: Keys::new(), table, frames, replies, history: History::new(), most: |_| 4, nodes: 0 }
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
        self.replies.clear();
    }

    /// Begins to ask whether X reaches the goal; answers at once where little thought is needed.
    pub fn ask(&mut self, shape: Shape, goal: Goal) -> Option<bool> {
        self.drop_question();
        self.open(shape, goal)
    }

    /// Goes on with the last question until it is answered or `until` nodes have been looked at in all.
    pub fn resume(&mut self, until: u64) -> Option<bool> {
        while self.nodes < until {
            let frame = self.frames.last_mut()?;
            let mut verdict = match next(self.replies.get_mut(frame.begin + frame.tried..)?) {
                None => Some(!frame.wanted()),
                Some(reply) => {
                    frame.tried += 1;
                    let (child, goal) = frame.child(reply);
                    match self.open(child, goal) {
                        Some(answer) => self.hear(answer),
                        None => continue,
                    }
                }
            };
            while let Some(answer) = verdict {
                self.close(answer)?;
                if self.frames.is_empty() {
                    return Some(answer);
                }
                verdict = self.hear(answer);
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
        let most = [0, 2, 4, 4, 4, 4, 4, 4, 4][untouched(settled.noughts) as usize].min((self.most)(shape.made()));
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
        let begin = self.replies.len();
        self.list_replies(&shape, goal);
        self.frames.push(ShapeFrame { shape, key, goal, begin, tried: 0, roots: [0; 9] });
        None
    }

    /// Lists the pairs of the mover that differ in what they lead to.
    fn list_replies(&mut self, shape: &Shape, goal: Goal) {
        let scores = self.history.scores(shape.made(), goal);
        let firsts = shape.firsts(shape.mover());
        let mut left = shape.free();
        for own in shape.components() {
            left &= !own;
            for from in squares(own & firsts) {
                if own.count_ones() > 1 {
                    let block = shape.block(shape.mover(), from).count_ones();
                    self.replies.push(Reply::closing(from, block, scores));
                }
                let joins = squares(left & firsts).map(|to| Reply::joining(from, to, scores));
                self.replies.extend(joins);
            }
        }
    }

    /// Takes the answer to the newest reply of the newest frame; gives the frame's own when that decides it.
    fn hear(&mut self, answer: bool) -> Option<bool> {
        let frame = self.frames.last_mut()?;
        let reply = *self.replies.get(frame.begin + frame.tried.checked_sub(1)?)?;
        if answer != frame.wanted() {
            self.history.lower(frame.shape.made(), frame.goal, reply);
            return None;
        }
        let roots = &mut frame.roots[frame.shape.component(reply.from()).trailing_zeros() as usize % 9];
        *roots += reply.weight();
        if reply.weight() > 0 && *roots < 2 {
            return None;
        }
        self.history.raise(frame.shape.made(), frame.goal, reply);
        Some(answer)
    }

    fn close(&mut self, answer: bool) -> Option<()> {
        let frame = self.frames.pop()?;
        self.replies.truncate(frame.begin);
        self.table.write(frame.key, Proven::by(frame.goal, answer));
        Some(())
    }
}

/// Takes the most promising of the replies that are left to the front.
fn next(left: &mut [Reply]) -> Option<Reply> {
    let best = (1..left.len()).fold(0, |best, i| if left[i] > left[best] { i } else { best });
    let reply = *left.get(best)?;
    left.swap(0, best);
    Some(reply)
}

impl ShapeFrame {
    /// The answer that the mover wants.
    fn wanted(&self) -> bool {
        self.shape.mover() == Side::First
    }

    fn child(&self, reply: Reply) -> (Shape, Goal) {
        let (from, to) = (reply.from(), reply.to());
        if from == to {
            (self.shape.collapsed(from), self.goal.after(2))
        } else {
            (self.shape.merged(from, to), self.goal.after(1))
        }
    }
}
