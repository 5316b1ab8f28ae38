//! Prints how often each level of quantum tic-tac-toe errs, by the marks on the board, and what its best level looks at.
//!
//! `mistakes 100` asks the levels in 100 positions for each number of marks, of games that *casual* plays against itself,
//! in which some moves are worth less than others. A mistake is a move that loses a won game, or a game that is not lost. The
//! positions are the same every time. The last column is the mean and the most of the nodes of a decision of *perfect*.

use std::process::ExitCode;

use quantum_tictactoe::opponent::{Level, Player};
use quantum_tictactoe::quantum::Quantum;
use quantum_tictactoe::quantum::solver::Solver;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::value::Objective;

const LEVELS: [Level; 5] = Level::up_to(Level::Perfect);
/// Bytes of the solver's table.
const TABLE: usize = 1 << 24;

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).map_or(Ok(100), |text| text.parse::<usize>());
    match wanted.map_err(|error| error.to_string()).and_then(table) {
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

fn table(wanted: usize) -> Result<String, String> {
    let mut solver = Solver::new(Objective::Win, TABLE).map_err(|error| error.to_string())?;
    let names = LEVELS.map(|level| level.to_string()).join(" | ");
    let mut table = format!("| marks | {names} | nodes |\n|--:|{}--:|\n", "--:|".repeat(LEVELS.len()));
    for marks in 0..9 {
        let (mut mistakes, mut asked, mut nodes) = ([0; LEVELS.len()], 0, (0, 0));
        for seed in 0..20 * wanted as u64 {
            let record = played(marks, seed)?;
            solver.start(*record.position());
            let analysis = solver.analysis();
            if analysis.moves.iter().all(|entry| entry.value == analysis.value) {
                continue;
            }
            for (mistakes, level) in mistakes.iter_mut().zip(LEVELS) {
                let mut player = Player::new(level, seed);
                player.start(&record).map_err(|error| error.to_string())?;
                let m = player.choose().ok_or("no decision")?.m;
                let value = analysis.moves.iter().find(|entry| entry.m.to_string() == m).map(|entry| entry.value);
                *mistakes += u32::from(value != Some(analysis.value));
                if level == Level::Perfect {
                    let looked = player.step(0).nodes;
                    nodes = (nodes.0 + looked, nodes.1.max(looked));
                }
            }
            asked += 1;
            if asked == wanted {
                break;
            }
        }
        let cells = mistakes.map(|mistakes| format!("{:.0}", f64::from(mistakes) * 100.0 / asked.max(1) as f64));
        table += &format!("| {marks} | {} | {} · {} |\n", cells.join(" | "), nodes.0 / asked.max(1) as u64, nodes.1);
    }
    Ok(table)
}

/// A game of *casual* against itself until so many marks stand, or to its end.
fn played(marks: u8, seed: u64) -> Result<Record<Quantum>, String> {
    let mut player = Player::new(Level::Casual, seed);
    let mut record = Record::<Quantum>::default();
    while record.position().ply_count() < marks && record.outcome().is_none() {
        player.start(&record).map_err(|error| error.to_string())?;
        let decision = player.choose().ok_or("no decision")?;
        record.play(decision.m.parse().map_err(|_| "no move")?).map_err(|error| error.to_string())?;
    }
    Ok(record)
}
