//! Exact where a search of bounded length proves it, else an estimate that says so.

use std::collections::TryReserveError;
use std::fmt;

use super::exact::Search;
use super::unsolved::Unsolved;
use crate::analysis::{Analysis, Progress};
use crate::game::{Game, Solver};
use crate::position::Solvable;
use crate::record::Record;
use crate::value::Objective;

/// The positions after which exact search gives up unless it is told otherwise: seconds of work.
pub const MOST_NODES: u64 = 2_000_000;

/// A solver for a game whose smaller positions can be solved and whose larger ones can't.
///
/// What exact search has proven of single moves before it gave up stays in the estimate.
pub struct BestEffort<P: Solvable> {
    search: Search<P>,
    most_nodes: u64,
    /// The nodes of exact search and what it has shown, once it has given up.
    given_up: Option<Progress<P::Move>>,
    record: Option<Record<P>>,
    estimate: Unsolved<P>,
}

impl<P: Solvable + Game> BestEffort<P> {
    /// A solver whose table takes at most so many bytes, and whose exact search gives up after so many positions.
    ///
    /// # Errors
    /// There is no memory for the table.
    pub fn new(objective: Objective, table_bytes: usize, most_nodes: u64) -> Result<BestEffort<P>, TryReserveError> {
        let search = Search::new(objective, table_bytes)?;
        let estimate = Unsolved::with_table(objective, table_bytes)?;
        Ok(BestEffort { search, most_nodes, given_up: None, record: None, estimate })
    }
}

/// Without the table and the work at hand.
impl<P: Solvable> fmt::Debug for BestEffort<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BestEffort")
            .field("most_nodes", &self.most_nodes)
            .field("given_up", &self.given_up)
            .finish_non_exhaustive()
    }
}

impl<P: Solvable + Game> Solver<P> for BestEffort<P> {
    fn with_table(objective: Objective, table_bytes: usize) -> Result<BestEffort<P>, TryReserveError> {
        BestEffort::new(objective, table_bytes, MOST_NODES)
    }

    fn start(&mut self, record: &Record<P>) {
        self.search.start(record.position());
        self.record = Some(record.clone());
        self.given_up = None;
    }

    fn step(&mut self, nodes: u64) -> Progress<P::Move> {
        if let Some(proven) = &self.given_up {
            let progress = self.estimate.step(nodes);
            return Progress { done: progress.done, nodes: proven.nodes + progress.nodes, moves: proven.moves.clone() };
        }
        let progress = self.search.step(nodes.min(self.most_nodes.saturating_sub(self.search.nodes())));
        if progress.done || progress.nodes < self.most_nodes {
            return progress;
        }
        if let Some(record) = &self.record {
            self.estimate.start(record);
        }
        self.given_up = Some(progress.clone());
        progress
    }

    fn analysis(&mut self) -> Option<Analysis<P::Move>> {
        let Some(proven) = &self.given_up else { return self.search.analysis() };
        let analysis = self.estimate.analysis_with(&proven.moves)?;
        Some(Analysis { nodes: proven.nodes + analysis.nodes, ..analysis })
    }
}
