//! Reads a record a line from standard input and prints `record<TAB>board<TAB>state`.
//!
//! The board is the position in one word, square by square. The state is `play x`, `measure o 1 5`, `last x`, `roll`,
//! `over x 1 0.5` (winner, the first side's points, the second's), `over - 0 0` or `error MESSAGE`; the board then is that
//! of the legal moves before the refused one, `-` where not even the game is known.

use std::io::{self, BufRead, Write};

use quantum_tictactoe::record::RecordError;
use quantum_tictactoe::variant::{AnyRecord, View};
use serde_json::Value;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (board, state) = match line.parse::<AnyRecord>() {
            Ok(record) => (record.board(), state(&serde_json::to_value(View::of(&record))?)),
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

/// What the views of all games have in common says it.
fn state(view: &Value) -> String {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
    if let Value::Object(turn) = &view["turn"] {
        let verb = text(&turn["phase"]).replace("place", "play");
        let side = turn["side"].as_str().map_or_else(String::new, |side| format!(" {side}"));
        let choices = view["choices"].as_array().into_iter().flatten();
        let squares: String = choices.map(|choice| format!(" {}", choice["square"])).collect();
        return format!("{verb}{side}{squares}");
    }
    let outcome = &view["outcome"];
    let points = |names: [&str; 2]| names.iter().find_map(|name| outcome["points"][name].as_f64()).unwrap_or_default();
    let winner = outcome["winner"].as_str().unwrap_or("-");
    format!("over {winner} {} {}", points(["x", "first"]), points(["o", "second"]))
}
