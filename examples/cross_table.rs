//! Plays every level of a game's computer players against every other, and prints the points as a Markdown table.
//!
//! `cross_table` plays 400 games of quantum tic-tac-toe a pair, the sides alternating; `cross_table classic:t1.4.3 100`
//! another game, and as many. A win is one point and a draw half, as people count a match of single games. The games
//! are the same every time: the seeds are their numbers.

use std::process::ExitCode;

use quantum_tictactoe::opponent::{Level, Player};
use quantum_tictactoe::position::Turn;
use quantum_tictactoe::side::Side;
use quantum_tictactoe::variant::AnyRecord;

/// A game has five levels, the best of which goes by either of two names.
const LEVELS: [Level; 5] = Level::up_to(Level::Perfect);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match cross_table(&arguments) {
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

fn cross_table(arguments: &[String]) -> Result<String, String> {
    let (game, games) = match arguments {
        [] => ("quantum", 400),
        [game] => (game.as_str(), 400),
        [game, games] => (game.as_str(), games.parse::<u32>().map_err(|error| format!("{games}: {error}"))?),
        [_, _, _, ..] => return Err("usage: cross_table [GAME [GAMES]], as in: cross_table quantum 400".into()),
    };
    if games == 0 {
        return Err("a pair of levels plays at least one game".into());
    }
    let start = AnyRecord::new(game).map_err(|error| format!("{game}: {error}"))?;
    let mut shares = [[None; LEVELS.len()]; LEVELS.len()];
    let pairs = (0..LEVELS.len()).flat_map(|lower| (lower + 1..LEVELS.len()).map(move |upper| (lower, upper)));
    for (lower, upper) in pairs {
        let share = share(&start, [LEVELS[lower], LEVELS[upper]], games)?;
        shares[lower][upper] = Some(share);
        shares[upper][lower] = Some(100.0 - share);
    }
    let names = LEVELS.map(|level| level.to_string());
    let mut table =
        format!("| % of the points against | {} |\n|---|{}\n", names.join(" | "), "--:|".repeat(LEVELS.len()));
    for (name, row) in names.iter().zip(shares) {
        let cells = row.map(|share| share.map_or_else(String::new, |share| format!("{share:.1}")));
        table += &format!("| {name} | {} |\n", cells.join(" | "));
    }
    Ok(table)
}

/// What the first of two levels makes of so many games against the other, in per cent of the points.
fn share(start: &AnyRecord, levels: [Level; 2], games: u32) -> Result<f64, String> {
    let mut halves = 0;
    for game in 0..games {
        let first = if game % 2 == 0 { 0 } else { 1 };
        let winner = play(start.clone(), [levels[first], levels[1 - first]], game.into())?;
        halves += match winner {
            None => 1,
            Some(side) if side as usize == first => 2,
            Some(_) => 0,
        };
    }
    Ok(50.0 * f64::from(halves) / f64::from(games))
}

/// Plays a game to its end.
fn play(mut record: AnyRecord, levels: [Level; 2], seed: u64) -> Result<Option<Side>, String> {
    let mut players = levels.map(|level| Player::new(level, seed));
    loop {
        match (record.outcome(), record.turn()) {
            (Some(outcome), _) => return Ok(outcome.winner),
            (None, Turn::Side(side)) => {
                let player = &mut players[side as usize];
                record.give_to(player).map_err(|error| error.to_string())?;
                let decision = player.choose().ok_or("no decision")?;
                record.play_typed(&decision.m).map_err(|error| error.to_string())?;
            }
            (None, Turn::Chance) => return Err("this game has chance turns".into()),
        }
    }
}
