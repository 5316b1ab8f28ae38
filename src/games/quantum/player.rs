//! How computer players see quantum tic-tac-toe.

use super::Quantum;
use crate::level::{Habits, Level};
use crate::side::Side;
use crate::square::{ROWS, Squares};

impl Quantum {
    pub(super) fn habits_of(&self, level: Level) -> Habits {
        let feels = Habits { nodes: u64::MAX, ..Habits::default() };
        match level {
            Level::Random => feels,
            Level::Beginner => Habits { depth: 1, overlooks: 30, hopes: 40, confuses: 50, unsure: 150, ..feels },
            Level::Casual => Habits { depth: 2, overlooks: 10, hopes: 10, confuses: 20, unsure: 50, ..feels },
            Level::Strong => {
                let calculates = if self.ply_count() < 4 { 0 } else { 85 };
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
