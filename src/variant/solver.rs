//! A solver for whichever game a record is of.

use std::collections::TryReserveError;

use serde::Serialize;

use super::AnyRecord;
use crate::analysis::{Analysis, Progress};
#[cfg(feature = "classic")]
use crate::games::classic::Classic;
use crate::games::quantum::Quantum;
use crate::games::quantum::solver::Solver;
#[cfg(feature = "classic")]
use crate::search::Search;
use crate::value::{Objective, Value};

/// Values the legal moves of positions of any game. What it has found in one position helps in the next of that game.
pub struct AnySolver {
    /// For the solver of another game, when there is one to turn to.
    #[cfg(feature = "classic")]
    objective: Objective,
    #[cfg(feature = "classic")]
    table_bytes: usize,
    current: Current,
}

/// The game at hand, its solver and the position it works at.
enum Current {
    Quantum(Box<Solver>, Quantum),
    #[cfg(feature = "classic")]
    Classic(Box<Search<Classic>>, Classic),
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

/// A position solved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnalysisView {
    /// What the position is worth in points, from the first side's view.
    pub value: f64,
    /// Positions looked at since the start.
    pub nodes: u64,
    /// Every legal move, best first for the side to act.
    pub moves: Vec<ValuedMove>,
    /// Best play to the end.
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
    /// Moves to the end of the game, this one included.
    pub moves_to_end: u16,
}

impl AnySolver {
    /// A solver whose table takes at most so many bytes; any size is correct.
    ///
    /// # Errors
    /// There is no memory for the table.
    pub fn new(objective: Objective, table_bytes: usize) -> Result<AnySolver, TryReserveError> {
        let solver = Box::new(Solver::new(objective, table_bytes)?);
        Ok(AnySolver {
            #[cfg(feature = "classic")]
            objective,
            #[cfg(feature = "classic")]
            table_bytes,
            current: Current::Quantum(solver, Quantum::new()),
        })
    }

    /// Turns to the position at a record's cursor. The table is kept, unless the game is another one.
    ///
    /// # Errors
    /// There is no memory for the table of the other game; nothing has changed.
    pub fn start(&mut self, record: &AnyRecord) -> Result<(), TryReserveError> {
        match (record, &mut self.current) {
            (AnyRecord::Quantum(record), Current::Quantum(solver, at)) => {
                *at = *record.position();
                solver.start(*at);
            }
            #[cfg(feature = "classic")]
            (AnyRecord::Classic(record), Current::Classic(search, at)) => {
                *at = *record.position();
                search.start(at);
            }
            #[cfg(feature = "classic")]
            (AnyRecord::Quantum(record), Current::Classic(..)) => {
                let mut solver = Box::new(Solver::new(self.objective, self.table_bytes)?);
                solver.start(*record.position());
                self.current = Current::Quantum(solver, *record.position());
            }
            #[cfg(feature = "classic")]
            (AnyRecord::Classic(record), Current::Quantum(..)) => {
                let mut search = Box::new(Search::new(self.objective, self.table_bytes)?);
                search.start(record.position());
                self.current = Current::Classic(search, *record.position());
            }
        }
        Ok(())
    }

    /// Whether it works at the position at this record's cursor.
    #[must_use]
    pub fn is_at(&self, record: &AnyRecord) -> bool {
        match (record, &self.current) {
            (AnyRecord::Quantum(record), Current::Quantum(_, at)) => record.position() == at,
            #[cfg(feature = "classic")]
            (AnyRecord::Classic(record), Current::Classic(_, at)) => record.position() == at,
            #[cfg(feature = "classic")]
            _ => false,
        }
    }

    /// Looks at about so many further positions, then stops; the next step goes on from there.
    pub fn step(&mut self, nodes: u64) -> ProgressView {
        match &mut self.current {
            Current::Quantum(solver, _) => solver.step(nodes).into(),
            #[cfg(feature = "classic")]
            Current::Classic(search, _) => search.step(nodes).into(),
        }
    }

    /// Works to the end, whatever it takes.
    pub fn analysis(&mut self) -> AnalysisView {
        match &mut self.current {
            Current::Quantum(solver, _) => solver.analysis().into(),
            #[cfg(feature = "classic")]
            Current::Classic(search, at) => loop {
                search.step(u64::MAX);
                match search.analysis() {
                    Some(analysis) => break analysis.into(),
                    None => search.start(at),
                }
            },
        }
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
        let moves = analysis.moves.iter().map(|entry| ValuedMove {
            r#move: entry.m.to_string(),
            value: points(entry.value),
            moves_to_end: entry.moves_to_end,
        });
        AnalysisView {
            value: points(analysis.value),
            nodes: analysis.nodes,
            moves: moves.collect(),
            line: analysis.line.iter().map(ToString::to_string).collect(),
        }
    }
}
