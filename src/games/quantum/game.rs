//! Quantum tic-tac-toe as a game among others.

use std::collections::TryReserveError;

use super::solver::QuantumSolver;
use super::view::QuantumView;
use super::{Move, Phase, Quantum, read_goff};
use crate::analysis::{Analysis, Progress};
use crate::game::{Command, Game, Options, Solver};
use crate::level::{Habits, Level};
use crate::position::{Refusal, RulesError};
use crate::record::{Record, RecordError, RecordErrorKind};
use crate::square::Square;
use crate::value::Objective;

impl Game for Quantum {
    const NAME: &'static str = "quantum";
    const LETTER: u8 = b'q';

    type View = QuantumView;
    type Solver = QuantumSolver;

    fn from_options(_: &mut dyn Options) -> Result<Quantum, RulesError> {
        Ok(Quantum::new())
    }

    fn view(record: &Record<Quantum>) -> QuantumView {
        QuantumView::of(record)
    }

    fn command(&self, command: Command) -> Option<Move> {
        let Command::Collapse(square) = command;
        Square::new(square).map(Move::Measure)
    }

    /// Links, text, which begins with a move, and with the feature `goff` Goff's notation.
    fn claims(text: &str) -> bool {
        is_goff(text) || matches!(text.as_bytes(), [b'q', ..] | [] | [b'0'..=b'9', ..] | [b'c', b'0'..=b'9', ..])
    }

    fn read(text: &str) -> Result<Record<Quantum>, RecordError> {
        match text.as_bytes() {
            _ if is_goff(text) => from_goff(text),
            [b'q', ..] => Record::from_link(text),
            _ => Record::from_text(text),
        }
    }

    fn best_level(&self) -> Level {
        Level::Perfect
    }

    fn habits(&self, level: Level) -> Habits {
        self.habits_of(level)
    }

    fn glance(&self) -> i32 {
        self.promise_of_lines()
    }

    fn is_choice(&self) -> bool {
        self.phase() == Phase::Measure
    }
}

fn is_goff(text: &str) -> bool {
    cfg!(feature = "goff") && text.starts_with('X')
}

fn from_goff(text: &str) -> Result<Record<Quantum>, RecordError> {
    let (moves, error) = match read_goff(text) {
        Ok(moves) => (moves, None),
        Err(error) => {
            let at = text.get(..error.at).map_or(0, |before| before.chars().count());
            (error.moves, Some((at, error.refusal)))
        }
    };
    let mut record = Record::default();
    let refused = |at, refusal: Refusal, record: &Record<Quantum>| RecordError {
        kind: RecordErrorKind::Illegal(refusal),
        index: record.moves().len(),
        at,
        legal_prefix: record.link(),
    };
    for m in moves {
        if let Err(error) = record.play(m) {
            return Err(refused(0, Refusal::from(error.refusal), &record));
        }
    }
    match error {
        Some((at, refusal)) => Err(refused(at, refusal, &record)),
        None => Ok(record),
    }
}

impl Solver<Quantum> for QuantumSolver {
    fn with_table(objective: Objective, table_bytes: usize) -> Result<QuantumSolver, TryReserveError> {
        QuantumSolver::new(objective, table_bytes)
    }

    fn start(&mut self, record: &Record<Quantum>) {
        self.start(*record.position());
    }

    fn step(&mut self, nodes: u64) -> Progress<Move> {
        self.step(nodes)
    }

    fn analysis(&mut self) -> Option<Analysis<Move>> {
        self.step(0).done.then(|| self.analysis())
    }
}
