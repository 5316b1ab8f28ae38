//! How computer players see quantum tic-tac-toe.

use super::Quantum;
use crate::level::{Habits, Level};
use crate::side::Side;
use crate::square::{ROWS, Squares};

/// In how many of a hundred games a beginner and a casual player open with a move of which they have heard that it wins.
const HEARD_BY_BEGINNER: u32 = 10;
const HEARD_BY_CASUAL: u32 = 25;

/// How often in a hundred times *strong* sees to the end of the game, by the marks on the board: the nearer it is the more
/// often. Without a mark this too is what it has heard of openings.
const STRONG_CALCULATES: [u32; 9] = [60, 35, 40, 46, 52, 60, 70, 80, 88];

impl Quantum {
    pub(super) fn habits_of(&self, level: Level) -> Habits {
        let marks = usize::from(self.ply_count());
        let calculates = |by_marks: &[u32]| by_marks.get(marks).copied().unwrap_or_default();
        let feels = Habits { nodes: u64::MAX, ..Habits::default() };
        match level {
            Level::Random => feels,
            Level::Beginner => {
                let calculates = calculates(&[HEARD_BY_BEGINNER]);
                Habits { depth: 1, overlooks: 30, hopes: 40, confuses: 50, unsure: 150, calculates, ..feels }
            }
            Level::Casual => {
                let calculates = calculates(&[HEARD_BY_CASUAL]);
                Habits { depth: 2, overlooks: 10, hopes: 10, confuses: 20, unsure: 50, calculates, ..feels }
            }
            Level::Strong => {
                let calculates = calculates(&STRONG_CALCULATES);
                Habits { depth: 2, overlooks: 5, hopes: 10, unsure: 40, calculates, ..feels }
            }
            Level::Expert | Level::Perfect => Habits { calculates: 100, compares: true, ..feels },
        }
    }

    /// Lines that are still open count by the square of what stands on them: a classical mark three, a spooky one one.
    pub(super) fn promise_of_lines(&self) -> i32 {
        let [x, o] = Side::BOTH.map(|side| self.open_lines(side));
        x - o
    }

    fn open_lines(&self, side: Side) -> i32 {
        let (own, others) = (self.classical_squares(side).bits(), self.classical_squares(side.other()).bits());
        let spooky = self.spooky().iter().filter(|ply| ply.side() == side).filter_map(|ply| self.pair(ply));
        let spooky = spooky.flat_map(|pair| pair.squares()).collect::<Squares>().bits();
        let rows = ROWS.iter().map(|row| row.mask().bits()).filter(|row| row & others == 0);
        rows.map(|row| (3 * (row & own).count_ones() + (row & spooky).count_ones()).pow(2) as i32).sum()
    }
}
