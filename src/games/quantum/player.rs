//! Computer players of quantum tic-tac-toe.

use std::collections::TryReserveError;

use super::solver::Solver;
use super::{Move, Phase, Quantum};
use crate::analysis::{Analysis, Progress};
use crate::opponent::Level;
use crate::opponent::{Exact, Habits, Needless, Played};
use crate::side::Side;
use crate::square::{ROWS, Squares};
use crate::value::Objective;

/// Bytes of the solver's table.
const TABLE: usize = 1 << 19;

impl Played for Quantum {
    type Solver = Solver;
    type Sampler = Needless;

    fn habits(&self, level: Level) -> Habits {
        let feels = Habits { nodes: u64::MAX, ..Habits::default() };
        match level {
            Level::Random => feels,
            Level::Beginner => Habits { depth: 1, overlooks: 30, hopes: 40, confuses: 50, unsure: 150, ..feels },
            Level::Casual => Habits { depth: 2, overlooks: 10, hopes: 10, confuses: 20, unsure: 50, ..feels },
            Level::Strong => {
                let calculates = if self.ply_count() < 4 { 0 } else { 85 };
                Habits { depth: 2, overlooks: 5, hopes: 10, unsure: 40, calculates, ..feels }
            }
            Level::Perfect => Habits { calculates: 100, compares: true, ..feels },
        }
    }

    /// Lines that are still open count by the square of what stands on them: a classical mark three, a spooky one one.
    fn glance(&self) -> i32 {
        let [x, o] = Side::BOTH.map(|side| self.open_lines(side));
        x - o
    }

    fn is_choice(&self) -> bool {
        self.phase() == Phase::Measure
    }
}

impl Quantum {
    fn open_lines(&self, side: Side) -> i32 {
        let (own, others) = (self.classical_squares(side).bits(), self.classical_squares(side.other()).bits());
        let spooky = self.spooky().iter().filter(|ply| ply.side() == side).filter_map(|ply| self.pair(ply));
        let spooky = spooky.flat_map(|pair| pair.squares()).collect::<Squares>().bits();
        let rows = ROWS.iter().map(|row| row.mask().bits()).filter(|row| row & others == 0);
        rows.map(|row| (3 * (row & own).count_ones() + (row & spooky).count_ones()).pow(2) as i32).sum()
    }
}

impl Exact<Quantum> for Solver {
    fn create() -> Result<Solver, TryReserveError> {
        Solver::new(Objective::Points, TABLE)
    }

    fn begin(&mut self, position: &Quantum) {
        self.start(*position);
    }

    fn advance(&mut self, nodes: u64) -> Progress<Move> {
        self.step(nodes)
    }

    fn solved(&mut self) -> Option<Analysis<Move>> {
        Some(self.analysis())
    }
}
