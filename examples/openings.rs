//! Prints the opening table of quantum tic-tac-toe as Markdown: the classes of first moves up to symmetry, what each is
//! worth under either objective, and the best replies, all by the solver.

use std::collections::BTreeMap;
use std::process::ExitCode;

use quantum_tictactoe::analysis::MoveValue;
use quantum_tictactoe::position::{Keyed, Position};
use quantum_tictactoe::quantum::solver::Solver;
use quantum_tictactoe::quantum::{Move, Quantum};
use quantum_tictactoe::value::{Objective, Value};

/// Bytes of the solver's table.
const TABLE: usize = 1 << 24;

fn main() -> ExitCode {
    match table() {
        Ok(table) => {
            print!("{table}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn table() -> Result<String, String> {
    let mut win = Solver::new(Objective::Win, TABLE).map_err(|error| error.to_string())?;
    let mut points = Solver::new(Objective::Points, TABLE).map_err(|error| error.to_string())?;
    let mut table = String::from(
        "| first moves | single winner | moves to the end | best replies | points | moves to the end | best replies |\n\
         |---|--:|--:|---|--:|--:|---|\n",
    );
    for moves in classes(Quantum::new()) {
        let after = played(Quantum::new(), moves[0])?;
        let cells = [replies(&mut win, after), replies(&mut points, after)];
        table += &format!("| {} | {} |\n", words(&moves), cells.join(" | "));
    }
    Ok(table)
}

/// The value of a position in which O moves, the moves to the end from the start of the game, and O's best replies.
fn replies(solver: &mut Solver, position: Quantum) -> String {
    solver.start(position);
    let analysis = solver.analysis();
    // In a draw nobody hurries: the length says nothing there.
    let hurries = analysis.value != Value::ZERO;
    let longest = analysis.moves.first().and_then(|entry| entry.moves_to_end).unwrap_or(0);
    let as_good = |entry: &&MoveValue<Move>| entry.value == analysis.value;
    let best: Vec<Move> = analysis.moves.iter().filter(as_good).map(|entry| entry.m).collect();
    let length = if hurries { (longest + 1).to_string() } else { "–".into() };
    let mut sorted = best.clone();
    sorted.sort_unstable();
    let all = analysis.moves.len();
    let named = if best.len() == all { "all".into() } else { words(&sorted) };
    format!("{} | {length} | {} of {all}: {named}", analysis.value, best.len())
}

/// The legal moves, put together where the symmetries of the board turn one into another.
fn classes(position: Quantum) -> Vec<Vec<Move>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut classes: BTreeMap<u64, Vec<Move>> = BTreeMap::new();
    for m in moves {
        let mut next = position;
        next.play_unchecked(m);
        classes.entry(next.key()).or_default().push(m);
    }
    let mut classes: Vec<Vec<Move>> = classes.into_values().collect();
    classes.sort();
    classes
}

fn played(position: Quantum, m: Move) -> Result<Quantum, String> {
    position.play(m).map_err(|error| error.refusal.to_string())
}

fn words(moves: &[Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
