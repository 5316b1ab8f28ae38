//! Reads a record a line from standard input and prints `record<TAB>board<TAB>state`.
//!
//! The board gives the number of the classical mark on each square, or the mark itself in classic games. The state is
//! `play x`, `measure o 1 5`, `last x`, `over x 1 0.5` (winner, the first side's points, the second's),
//! `over - 0 0` or `error MESSAGE`; the board then is that of the legal moves before the refused one,
//! `-` where not even the game is known.

use std::io::{self, BufRead, Write};

use quantum_tictactoe::record::RecordError;
use quantum_tictactoe::variant::{AnyRecord, QuantumSide, View};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (board, state) = match line.parse::<AnyRecord>() {
            Ok(record) => (record.board(), state(&record)),
            Err(error) => (legal_board(&error), format!("error {error}")),
        };
        writeln!(out, "{line}\t{board}\t{state}")?;
    }
    Ok(())
}

fn legal_board(error: &RecordError) -> String {
    let known = Some(error.legal_prefix.as_str()).filter(|link| !link.is_empty());
    known.and_then(|link| link.parse::<AnyRecord>().ok()).map_or_else(|| "-".into(), |record| record.board())
}

fn state(record: &AnyRecord) -> String {
    match View::of(record) {
        View::Quantum(view) => match (view.turn, view.outcome) {
            (Some(turn), _) => {
                let squares: String = view.choices.iter().map(|choice| format!(" {}", choice.square)).collect();
                let verb = if turn.phase == "place" { "play" } else { turn.phase };
                format!("{verb} {}{squares}", name(turn.side))
            }
            (None, outcome) => {
                let winner = outcome.as_ref().and_then(|outcome| outcome.winner).map_or("-", name);
                let points = outcome.map_or((0.0, 0.0), |outcome| (outcome.points.x, outcome.points.o));
                format!("over {winner} {} {}", points.0, points.1)
            }
        },
        View::Classic(view) => match (view.turn, view.outcome) {
            (Some(turn), _) => format!("play {}", format!("{:?}", turn.side).to_lowercase()),
            (None, outcome) => {
                let winner = outcome.as_ref().and_then(|outcome| outcome.winner);
                let winner = winner.map_or("-".into(), |side| format!("{side:?}").to_lowercase());
                let points = outcome.map_or((0.0, 0.0), |outcome| (outcome.points.first, outcome.points.second));
                format!("over {winner} {} {}", points.0, points.1)
            }
        },
    }
}

fn name(side: QuantumSide) -> &'static str {
    match side {
        QuantumSide::X => "x",
        QuantumSide::O => "o",
    }
}
