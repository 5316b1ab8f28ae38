//! Solves the position after a record: `solve quantum "12 25"`, `solve classic:t1.3.g "2 2" win`.
//!
//! Prints the value and the positions looked at, then every legal move with its value and the moves to the end.

use std::process::ExitCode;
use std::time::Instant;

use quantum_tictactoe::value::{Objective, ParseObjectiveError};
use quantum_tictactoe::variant::{AnyRecord, AnySolver};

/// Bytes of the table, as in the browser.
const TABLE: usize = 1 << 19;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match solve(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn solve(arguments: &[String]) -> Result<(), String> {
    let (game, moves, objective) = match arguments {
        [game] => (game, "", Objective::Points),
        [game, moves] => (game, moves.as_str(), Objective::Points),
        [game, moves, objective] => {
            (game, moves.as_str(), objective.parse().map_err(|error: ParseObjectiveError| error.to_string())?)
        }
        [] | [_, _, _, ..] => {
            return Err("usage: solve GAME [MOVES] [win|points], as in: solve quantum \"12 25\"".into());
        }
    };
    let mut record = AnyRecord::new(game).map_err(|error| format!("{game}: {error}"))?;
    for token in moves.split_whitespace() {
        record.play_typed(token).map_err(|error| format!("{token}: {error}"))?;
    }
    let mut solver = AnySolver::new(objective, TABLE).map_err(|error| error.to_string())?;
    let begin = Instant::now();
    solver.start(&record).map_err(|error| error.to_string())?;
    let analysis = solver.analysis().ok_or("no analysis")?;
    let seconds = begin.elapsed().as_secs_f64();
    println!("value {} with {} nodes in {:.1} ms", analysis.value, analysis.nodes, 1e3 * seconds);
    for entry in &analysis.moves {
        let length = entry.moves_to_end.map_or_else(|| "-".into(), |moves| moves.to_string());
        println!("{}\t{}\t{length}", entry.r#move, entry.value);
    }
    println!("line {}", analysis.line.join(" "));
    Ok(())
}
