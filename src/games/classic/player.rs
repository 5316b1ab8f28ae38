//! Computer players of classic tic-tac-toe.

use std::collections::TryReserveError;

use super::{Classic, Move};
use crate::analysis::{Analysis, Progress};
use crate::opponent::Level;
use crate::opponent::{Exact, Habits, Played, Sampler};
use crate::position::Solvable;
use crate::record::Record;
use crate::search::{Search, Tree};
use crate::value::{Objective, Value};

/// A few tenths of a second for the solver.
const NODES: u64 = 60_000;
/// Bytes of the solver's table.
const TABLE: usize = 1 << 19;

impl Played for Classic {
    type Solver = Search<Classic>;
    type Sampler = Tree<Classic>;

    fn habits(&self, level: Level) -> Habits {
        let feels = Habits::default();
        match level {
            Level::Random => feels,
            Level::Beginner => Habits { depth: 1, overlooks: 20, unsure: 20, ..feels },
            Level::Casual => Habits { depth: 2, overlooks: 12, unsure: 10, ..feels },
            Level::Strong => Habits { depth: 2, overlooks: 10, calculates: 58, nodes: NODES, playouts: 1_000, ..feels },
            Level::Perfect => Habits { calculates: 100, compares: true, nodes: NODES, playouts: 6_000, ..feels },
        }
    }

    fn glance(&self) -> i32 {
        0
    }
}

impl Exact<Classic> for Search<Classic> {
    fn create() -> Result<Search<Classic>, TryReserveError> {
        Search::new(Objective::Points, TABLE)
    }

    fn begin(&mut self, position: &Classic) {
        self.start(position);
    }

    fn advance(&mut self, nodes: u64) -> Progress<Move> {
        self.step(nodes)
    }

    fn solved(&mut self) -> Option<Analysis<Move>> {
        self.analysis()
    }
}

impl Sampler<Classic> for Tree<Classic> {
    fn create(record: &Record<Classic>, seed: u64) -> Option<Tree<Classic>> {
        Some(Tree::new(record, Objective::Points, record.position().longest().into(), seed))
    }

    fn run(&mut self, playouts: u64) {
        self.run(playouts);
    }

    fn best(&self) -> Option<(Move, Option<Value>)> {
        let m = self.best_move()?;
        Some((m, self.moves().into_iter().find(|entry| entry.m == m)?.proven))
    }
}
