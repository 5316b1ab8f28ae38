//! The last three moves in closed form.
//!
//! With six moves made, three entanglements are left, or squares alone. Move 7 settles on a square of one of them, whether
//! it closes a cycle there or joins that one to another: seen from the other one, it lands on the square that it is placed
//! on, which is left for it. So it is enough to know, for 7 on each square, what moves 8 and 9 then do in the other two.

use std::cmp::Reverse;

use super::goal::Goal;
use super::last_two::{Counts, LastTwo, Needs, least};
use super::masks::{SettledBoard, Threshold, squares};
use super::roots::{Roots, Tree};
use super::shape::Shape;
use crate::analysis::sort_few_by_key;
use crate::games::quantum::{Phase, Ply, Quantum};
use crate::side::Side;
use crate::square::{Square, Squares};

/// Whether X, about to place move 7, reaches the goal.
pub(super) fn six_made(shape: &Shape, goal: Goal) -> bool {
    let mut components = [0; 3];
    components.iter_mut().zip(shape.components()).for_each(|(place, component)| *place = component);
    // Large ones first: pairs between them are many, and one will do.
    sort_few_by_key(&mut components, |component| Reverse(component.count_ones()));
    let roots = Roots::of(shape);
    let trees = components.map(|component| roots.tree(component));
    let (joined, closed) = (Needs::of(goal.after(1)), Needs::of(goal.after(2)));
    let seventh = Seventh { base: shape.settled(), goal, joined, closed, roots: &roots, trees: &trees };
    let after = &mut [0; 9];
    seventh.closes(0, after)
        || seventh.closes(1, after)
        || seventh.joins(0, after)
        || seventh.closes(2, after)
        || seventh.joins(1, after)
        || seventh.joins(2, after)
}

/// X about to place move 7.
struct Seventh<'a> {
    base: SettledBoard,
    goal: Goal,
    /// What X needs after it has joined two entanglements, and after it has closed a cycle.
    joined: Needs,
    closed: Needs,
    roots: &'a Roots,
    trees: &'a [Tree; 3],
}

/// By the square of 7, the counts in the other two trees.
type AfterSeven = [Counts; 9];

impl Seventh<'_> {
    /// Whether it is enough to close a cycle in a tree; notes what is left of the others. O chooses, so two roots must do.
    fn closes(&self, own: usize, after: &mut AfterSeven) -> bool {
        let mut reaching = 0;
        for root in squares(self.trees[own].squares) {
            let left = self.left(own, root, self.joined);
            let counts = left.counts();
            after[root] = counts;
            if !self.trees[own].is_alone() {
                reaching += u32::from(if left.base.has_line() {
                    left.base.result() >= self.goal.needed(2)
                } else if self.closed == self.joined {
                    left.suffices(counts)
                } else {
                    let left = self.left(own, root, self.closed);
                    left.suffices(left.counts())
                });
            }
        }
        reaching > 1
    }

    /// Whether it is enough to join a tree to the next, on some square of each.
    fn joins(&self, own: usize, after: &AfterSeven) -> bool {
        let [next, rest] = self.others(own);
        squares(self.trees[own].squares).any(|a| {
            squares(next.squares).any(|b| {
                // On whichever of the two the root is, 7 lands on the square of the other.
                let least_inside = least(after[a], next).min(least(after[b], &self.trees[own]));
                least_inside + least(after[a] + after[b], rest) >= 2 && self.stands(own, [a, b], after)
            })
        })
    }

    /// Whether X can afford that O closes a cycle after such a pair.
    fn stands(&self, own: usize, [a, b]: [usize; 2], after: &AfterSeven) -> bool {
        let [next, rest] = self.others(own);
        let (on_a, on_b) = (self.left(own, a, self.joined), self.left((own + 1) % 3, b, self.joined));
        let later = on_a.later(after[a]) + on_b.later(after[b]);
        LastTwo { base: self.base, ..on_a }.failing_by(rest, later, 2) < 2
            && on_a.failing(after[a], next, rest) + on_b.failing(after[b], &self.trees[own], rest) < 2
    }

    /// With 7 on a root, its tree settled away from it: what is left of the other two.
    fn left(&self, own: usize, root: usize, needs: Needs) -> LastTwo<'_> {
        let filled = self.roots.filled(root);
        let base = SettledBoard {
            crosses: self.base.crosses | filled,
            noughts: self.base.noughts | (self.trees[own].squares & !filled),
            seven: 1 << root,
            ..self.base
        };
        LastTwo { base, roots: self.roots, trees: self.others(own), needs }
    }

    fn others(&self, own: usize) -> [&Tree; 2] {
        [&self.trees[(own + 1) % 3], &self.trees[(own + 2) % 3]]
    }
}

/// Whether X reaches the goal from a position with seven or eight moves made in which a pair or the last mark is due.
pub(super) fn late(position: &Quantum, goal: Goal) -> bool {
    let mut base = SettledBoard {
        crosses: position.classical_squares(Side::First).bits(),
        noughts: position.classical_squares(Side::Second).bits(),
        ..SettledBoard::default()
    };
    for square in Square::all() {
        match position.classical(square).map(Ply::number) {
            Some(7) => base.seven = 1 << square.index(),
            Some(8) => base.eight = 1 << square.index(),
            _ => {}
        }
    }
    let roots = Roots::of_position(position);
    let free = position.free_squares();
    if position.ply_count() == 7 {
        let Some(first) = free.iter().next() else { return false };
        let own: Squares = free.iter().filter(|square| position.connected(first, *square)).collect();
        let trees = [own.bits(), free.bits() & !own.bits()].map(|component| roots.tree(component));
        let [a, b] = &trees;
        let left = LastTwo { base, roots: &roots, trees: [a, b], needs: Needs::of(goal) };
        return left.suffices(left.counts());
    }
    let threshold = Threshold::new(goal.needed(if position.phase() == Phase::Last { 1 } else { 2 }));
    let reaches = |root: usize| {
        let numbered = || [base.seven | roots.seven(root), base.eight | roots.eight(root), 1 << root];
        threshold.reached(base.crosses | roots.filled(root), numbered)
    };
    // X closes the cycle and O chooses: two roots must do. On the last square there is one.
    squares(free.bits()).map(reaches).sum::<u64>() >= free.len().min(2) as u64
}
