//! Moves 8 and 9 in closed form.
//!
//! With seven moves made, two entanglements are left, or as many squares alone. Moves 8 and 9 then settle on one square
//! of each, and everything else settles away from those two squares. So the results of all games to come are known once
//! they are known for each pair of squares, with 8 on the one and 9 on the other. How many squares for 9 give X enough is
//! counted by the square of 8, in a nibble for each square of the board: there are at most eight.

use super::goal::Goal;
use super::masks::{SettledBoard, Threshold, squares};
use super::roots::{Roots, Tree};

/// Which results at the end are enough for X, by how the last two moves come about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Needs {
    /// When 8 closes a cycle that makes a line: two moves.
    line: i8,
    /// When 8 joins the two and 9 closes, or 8 closes and 9 is the last mark: three moves.
    three: i8,
    /// When 8 closes and 9 closes: four moves.
    four: i8,
}

impl Needs {
    /// With O about to place move 8.
    pub fn of(goal: Goal) -> Needs {
        Needs { line: goal.needed(2), three: goal.needed(3), four: goal.needed(4) }
    }
}

/// What is left when move 7 has settled or has been placed: O is about to place move 8.
#[derive(Clone, Copy)]
pub(super) struct LastTwo<'a> {
    pub base: SettledBoard,
    pub roots: &'a Roots,
    pub trees: [&'a Tree; 2],
    pub needs: Needs,
}

/// With 8 on each square of the two entanglements, on how many squares of the other one 9 gives X enough.
pub(super) type Counts = u64;

impl LastTwo<'_> {
    /// Counts for games of three moves.
    #[inline]
    pub fn counts(&self) -> Counts {
        self.counts_of(self.needs.three)
    }

    /// Whether X reaches the goal.
    pub fn suffices(&self, counts: Counts) -> bool {
        // O joins the two on any pair of squares, X closes the cycle, and O chooses: X needs two roots. O closes a cycle
        // in one of them and X chooses: O needs two roots that fail, so an entanglement of more than one square.
        let [a, b] = self.trees;
        least(counts, a) + least(counts, b) >= 2 && self.failing(counts, a, b) < 2 && self.failing(counts, b, a) < 2
    }

    /// How many roots of one of the two X can't afford if O closes a cycle there. X then closes one in the other, where O
    /// chooses, so X needs two squares there, or the only one.
    pub fn failing(&self, counts: Counts, own: &Tree, other: &Tree) -> u32 {
        if other.is_alone() { self.failing_by(own, counts, 1) } else { self.failing_by(own, self.later(counts), 2) }
    }

    /// The same counts for games of four moves.
    pub fn later(&self, counts: Counts) -> Counts {
        if self.needs.four == self.needs.three { counts } else { self.counts_of(self.needs.four) }
    }

    /// How many roots have less than `enough` squares for 9; but where a line ends the game the line decides.
    pub fn failing_by(&self, own: &Tree, counts: Counts, enough: u64) -> u32 {
        let mut failing = below(counts, own, enough);
        if own.may_settle_a_line(&self.base) {
            for root in squares(own.squares) {
                let crosses = self.roots.crosses(root);
                let settled = SettledBoard {
                    crosses: self.base.crosses | crosses,
                    noughts: self.base.noughts | (own.squares & !crosses),
                    seven: self.base.seven | self.roots.seven(root),
                    eight: 1 << root,
                    nine: 0,
                };
                if settled.has_line() {
                    let bit = 8 << (4 * root);
                    failing = if settled.result() < self.needs.line { failing | bit } else { failing & !bit };
                }
            }
        }
        failing.count_ones()
    }

    #[inline]
    fn counts_of(&self, needed: i8) -> Counts {
        let ([a, b], roots, base) = (self.trees, self.roots, &self.base);
        let threshold = Threshold::new(needed);
        let mut counts = 0;
        for i in squares(a.squares) {
            let (eight_on_a, nine_on_a) = (base.crosses | roots.crosses(i), base.crosses | roots.filled(i));
            let mut on_a = 0;
            for j in squares(b.squares) {
                let seven = || base.seven | roots.seven(i) | roots.seven(j);
                on_a += threshold.reached(eight_on_a | roots.filled(j), || [seven(), 1 << i, 1 << j]);
                let on_b = threshold.reached(nine_on_a | roots.crosses(j), || [seven(), 1 << j, 1 << i]);
                counts += on_b << (4 * j);
            }
            counts += on_a << (4 * i);
        }
        counts
    }
}

/// The highest bits of a tree's nibbles that are less than `bound`, 1 or 2.
const fn below(counts: Counts, tree: &Tree, bound: u64) -> u64 {
    let marks = 8 * tree.nibbles;
    // No carry leaves a nibble: 8 + 7 is 15.
    !((counts & (15 * tree.nibbles)) + (8 - bound) * tree.nibbles) & marks
}

/// The least of a tree's counts, where more than two are as good as two.
pub(super) const fn least(counts: Counts, tree: &Tree) -> u8 {
    (below(counts, tree, 1) == 0) as u8 + (below(counts, tree, 2) == 0) as u8
}
