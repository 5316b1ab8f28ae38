//! A solver for whichever game a record is of.

use std::collections::TryReserveError;
use std::fmt;

use serde::Serialize;

use super::{AnyRecord, Listed};
use crate::analysis::{Analysis, Progress};
use crate::game::Solver;
use crate::record::Record;
use crate::value::{Objective, Value};

/// Values the legal moves of positions of any game. What it has found in one position helps in the next of that game.
pub struct AnySolver {
    objective: Objective,
    table_bytes: usize,
    /// None before the first start.
    work: Option<Box<dyn ErasedSolver>>,
}

/// Without the work at hand.
impl fmt::Debug for AnySolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnySolver")
            .field("objective", &self.objective)
            .field("table_bytes", &self.table_bytes)
            .finish_non_exhaustive()
    }
}

/// The solver of one game, and the position it works at.
trait ErasedSolver {
    /// Turns to a record of this game; false, and nothing has changed, if it is one of another.
    fn start(&mut self, record: &AnyRecord) -> bool;

    /// Whether it works at the position at this record's cursor.
    fn is_at(&self, record: &AnyRecord) -> bool;

    fn step(&mut self, nodes: u64) -> ProgressView;

    fn analysis(&mut self) -> Option<AnalysisView>;
}

struct SolverAt<P: Listed> {
    solver: P::Solver,
    at: Record<P>,
}

impl<P: Listed> SolverAt<P> {
    fn boxed(
        objective: Objective,
        table_bytes: usize,
        record: &Record<P>,
    ) -> Result<Box<dyn ErasedSolver>, TryReserveError> {
        let mut solver = P::Solver::with_table(objective, table_bytes)?;
        solver.start(record);
        Ok(Box::new(SolverAt { solver, at: record.clone() }))
    }
}

impl<P: Listed> ErasedSolver for SolverAt<P> {
    fn start(&mut self, record: &AnyRecord) -> bool {
        let Some(record) = P::record(record) else { return false };
        self.at = record.clone();
        self.solver.start(record);
        true
    }

    fn is_at(&self, record: &AnyRecord) -> bool {
        P::record(record).is_some_and(|record| {
            record.position() == self.at.position() && (P::DRAWS.is_none() || record.played() == self.at.played())
        })
    }

    fn step(&mut self, nodes: u64) -> ProgressView {
        self.solver.step(nodes).into()
    }

    fn analysis(&mut self) -> Option<AnalysisView> {
        while !self.solver.step(u64::MAX).done {}
        self.solver.analysis().map(AnalysisView::from)
    }
}

/// How far a solver has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProgressView {
    /// Whether everything is known.
    pub done: bool,
    /// Positions looked at since the start.
    pub nodes: u64,
    /// Every legal move, best first for the side to act as far as it is known.
    pub moves: Vec<BoundedMove>,
}

/// A move, and what is proven of its value in points, from the first side's view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoundedMove {
    /// The move.
    pub r#move: String,
    /// It is worth no less.
    pub lower: f64,
    /// It is worth no more.
    pub upper: f64,
}

/// A position solved, or judged as well as the solver can.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnalysisView {
    /// What the position is worth in points, from the first side's view.
    pub value: f64,
    /// Positions looked at since the start.
    pub nodes: u64,
    /// Whether all of it is proven; else values are estimates.
    pub exact: bool,
    /// Every legal move, best first for the side to act.
    pub moves: Vec<ValuedMove>,
    /// Best play to the end, or as far as it is known.
    pub line: Vec<String>,
}

/// A move and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ValuedMove {
    /// The move.
    pub r#move: String,
    /// What it is worth in points, from the first side's view.
    pub value: f64,
    /// Moves to the end of the game, this one included; none where that is not known, and of a draw in a game that can go on
    /// for ever.
    pub moves_to_end: Option<u16>,
    /// The part of the random games that began with it, from 0 to 1; only where the analysis rests on them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share: Option<f64>,
}

impl AnySolver {
    /// A solver whose table takes at most so many bytes; any size is correct.
    ///
    /// # Errors
    /// There is no memory for the table.
    pub fn new(objective: Objective, table_bytes: usize) -> Result<AnySolver, TryReserveError> {
        Vec::<u8>::new().try_reserve_exact(table_bytes)?;
        Ok(AnySolver { objective, table_bytes, work: None })
    }

    /// Turns to the position at a record's cursor. The table is kept, unless the game is another one.
    ///
    /// # Errors
    /// There is no memory for the table of the other game; nothing has changed.
    pub fn start(&mut self, record: &AnyRecord) -> Result<(), TryReserveError> {
        if !self.work.as_mut().is_some_and(|work| work.start(record)) {
            let work = with_record!(record, record => SolverAt::boxed(self.objective, self.table_bytes, record))?;
            self.work = Some(work);
        }
        Ok(())
    }

    /// Whether it works at the position at this record's cursor.
    #[must_use]
    pub fn is_at(&self, record: &AnyRecord) -> bool {
        self.work.as_ref().is_some_and(|work| work.is_at(record))
    }

    /// Looks at about so many further positions, then stops; the next step goes on from there. Before the first start there
    /// is nothing to do.
    pub fn step(&mut self, nodes: u64) -> ProgressView {
        match &mut self.work {
            Some(work) => work.step(nodes),
            None => ProgressView { done: true, nodes: 0, moves: Vec::new() },
        }
    }

    /// Works to the end, whatever it takes; `None` before the first start, and where the solver gave up without a word.
    pub fn analysis(&mut self) -> Option<AnalysisView> {
        self.work.as_mut().and_then(|work| work.analysis())
    }
}

impl<M: ToString> From<Progress<M>> for ProgressView {
    fn from(progress: Progress<M>) -> ProgressView {
        let moves = progress.moves.iter().map(|entry| BoundedMove {
            r#move: entry.m.to_string(),
            lower: entry.bounds.lower.points(),
            upper: entry.bounds.upper.points(),
        });
        ProgressView { done: progress.done, nodes: progress.nodes, moves: moves.collect() }
    }
}

impl<M: ToString> From<Analysis<M>> for AnalysisView {
    fn from(analysis: Analysis<M>) -> AnalysisView {
        let points = |value: Value| value.points();
        let visits: u64 = analysis.moves.iter().map(|entry| entry.visits).sum();
        let moves = analysis.moves.iter().map(|entry| ValuedMove {
            r#move: entry.m.to_string(),
            value: points(entry.value),
            moves_to_end: entry.moves_to_end,
            share: (visits > 0).then(|| entry.visits as f64 / visits as f64),
        });
        AnalysisView {
            value: points(analysis.value),
            nodes: analysis.nodes,
            exact: analysis.exact,
            moves: moves.collect(),
            line: analysis.line.iter().map(ToString::to_string).collect(),
        }
    }
}
