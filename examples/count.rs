//! Counts all games of quantum tic-tac-toe by the number of marks at their end, and the values of all positions.
//!
//! `count 18227289232224 1006813` fails if there are not so many games and positions.

use std::process::ExitCode;
use std::time::Instant;

use quantum_tictactoe::quantum::solver::{Valued, count_games, most_halves, value_all_positions};

fn main() -> ExitCode {
    let begin = Instant::now();
    let games = count_games();
    println!("{} games", games.iter().sum::<u64>());
    for (marks, games) in games.iter().enumerate().filter(|(_, games)| **games > 0) {
        println!("  {games} with {marks} marks at the end");
    }
    println!("  counted in {:.2} s", begin.elapsed().as_secs_f64());

    let begin = Instant::now();
    let levels = match value_all_positions() {
        Ok(levels) => levels,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    println!("positions, by moves made and value from -1 to 2 points in steps of a half");
    for level in &levels {
        println!("  {} {:?}", level.made, level.by_halves);
    }
    for level in &levels {
        if level.most_halves() > most_halves(level.made) {
            eprintln!("with {} moves made the solver takes X's best for less than it is", level.made);
            return ExitCode::FAILURE;
        }
    }
    println!(
        "  with 0 to 6 moves made X gets at most {:?} half points, as the solver takes for granted",
        levels.iter().map(Valued::most_halves).collect::<Vec<_>>()
    );
    let all: u64 = levels.iter().flat_map(|level| level.by_halves).sum();
    println!("  {all} in all, valued in {:.2} s", begin.elapsed().as_secs_f64());

    let expected: Vec<String> = std::env::args().skip(1).collect();
    let counted = [games.iter().sum::<u64>().to_string(), all.to_string()];
    if expected.is_empty() || expected == counted {
        return ExitCode::SUCCESS;
    }
    eprintln!("there are {}, not {}", counted.join(" and "), expected.join(" and "));
    ExitCode::FAILURE
}
