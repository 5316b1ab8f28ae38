//! The number of move sequences against the tables in `tests/perft`: lines of `game NAME`, each followed by `depth count`.

use crate::naive::classic::Options;
use crate::naive::quantum::Game;
use quantum_tictactoe::variant::AnyRecord;

const TABLES: [(&str, &str); 4] = [
    ("quantum", include_str!("../perft/quantum.perft")),
    ("classic-3x3", include_str!("../perft/classic-3x3.perft")),
    ("classic-4x4", include_str!("../perft/classic-4x4.perft")),
    ("classic-5x5", include_str!("../perft/classic-5x5.perft")),
];

/// Rows with more sequences are for the example program `perft`.
const MOST_COUNTED: u64 = 2_000_000_000;

#[test]
fn the_engine_counts_the_quantum_game_as_the_table_says() {
    count_all(&TABLES[..1]);
}

#[cfg(feature = "classic")]
#[test]
fn the_engine_counts_the_classic_games_as_the_tables_say() {
    count_all(&TABLES[1..]);
}

fn count_all(tables: &[(&str, &str)]) {
    for (name, table) in tables {
        for (game, counts) in read(table) {
            let start = AnyRecord::new(&game).unwrap_or_else(|error| panic!("{name}, {game}: {error}"));
            for (depth, count) in (0..).zip(&counts).filter(|(_, count)| **count <= MOST_COUNTED) {
                assert_eq!(start.perft(depth), *count, "{game} {depth}");
            }
        }
    }
}

#[test]
fn the_naive_models_count_as_the_tables_say() {
    let games: Table = all_tables().into_iter().flat_map(|(_, games)| games).collect();
    for options in crate::naive::classic::all_options() {
        let counts = &games.iter().find(|(game, _)| *game == name_of(options)).expect("a table for all rules").1;
        for (depth, count) in (0..).zip(counts).filter(|(_, count)| **count <= 30_000) {
            assert_eq!(crate::naive::classic::Game::new(options).sequences(depth), *count, "{options:?} {depth}");
        }
    }
    let quantum = &games.iter().find(|(game, _)| game == "quantum").expect("a table").1;
    for (depth, count) in (0..).zip(quantum).filter(|(_, count)| **count <= 2_000_000) {
        assert_eq!(sequences(&Game::default(), depth), *count, "quantum {depth}");
    }
}

#[test]
fn the_tables_are_whole() {
    let tables = all_tables();
    let sizes: Vec<usize> = tables.iter().map(|(_, games)| games.len()).collect();
    assert_eq!(sizes, [1, 8, 16, 24]);
    let counted = |counts: &[u64]| counts.iter().filter(|count| **count <= MOST_COUNTED).count();
    assert_eq!(counted(&tables[0].1[0].1), 7);
    assert!(tables.iter().flat_map(|(_, games)| games).all(|(_, counts)| counted(counts) >= 5));
}

/// Games by name, each with its counts by depth from 0.
type Table = Vec<(String, Vec<u64>)>;

fn all_tables() -> Vec<(&'static str, Table)> {
    TABLES.iter().map(|(name, table)| (*name, read(table))).collect()
}

fn read(table: &str) -> Table {
    let mut games = Table::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix("game "), games.last_mut()) {
            (Some(name), _) => games.push((name.into(), Vec::new())),
            (None, Some((_, counts))) => {
                let (depth, count) = line.split_once(' ').expect("depth and count");
                assert_eq!(depth.parse(), Ok(counts.len()), "{line}");
                counts.push(count.parse().expect("a count"));
            }
            (None, None) => panic!("{line} belongs to no game"),
        }
    }
    games
}

fn name_of(options: Options) -> String {
    let k = if options.k == options.n { String::new() } else { options.k.to_string() };
    let letters = [(options.misere, "m"), (options.wild, "w"), (options.gravity, "g")];
    let letters: String = letters.iter().filter(|(on, _)| *on).map(|(_, letter)| *letter).collect();
    let dot = if k.is_empty() && letters.is_empty() { "" } else { "." };
    format!("classic:t1.{}{dot}{k}{letters}", options.n)
}

fn sequences(game: &Game, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.legal().len() as u64,
        _ => {
            let after = |act| {
                let mut next = game.clone();
                next.act(act);
                sequences(&next, depth - 1)
            };
            game.legal().into_iter().map(after).sum()
        }
    }
}
