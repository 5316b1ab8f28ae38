//! Finds puzzles: positions of plausible games in which exactly one move wins, or exactly one saves the draw.
//!
//! `puzzles` prints lines of `record goal answer depth` for `www/src/games/quantum/courses/puzzles.txt`, the easiest first. The goal is
//! `win` or `draw`, what the side to act gets with the answer and with no other move; the depth is the number of moves to
//! the end with best play. `tests/puzzles.rs` checks them all.

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

use quantum_tictactoe::opponent::{Level, Player};
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::solver::Solver;
use quantum_tictactoe::quantum::{Phase, Ply, Quantum};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::square::Square;
use quantum_tictactoe::value::{Objective, Value};

/// Games that are looked through, and the puzzles that are kept of each depth.
const GAMES: u64 = 6_000;
const OF_DEPTH: [(u16, usize); 8] = [(1, 12), (2, 12), (3, 14), (4, 14), (5, 14), (6, 12), (7, 8), (8, 6)];
/// Bytes of the solver's table.
const TABLE: usize = 1 << 24;

struct Puzzle {
    line: String,
    depth: u16,
    /// What puzzles are taken of in turn: the same for the same side, goal and kind of move.
    kind: (usize, bool, bool),
    /// How much there is to see, the choices included.
    clutter: usize,
}

fn main() -> ExitCode {
    match find() {
        Ok(puzzles) => {
            puzzles.iter().for_each(|puzzle| println!("{}", puzzle.line));
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn find() -> Result<Vec<Puzzle>, String> {
    let mut solver = Solver::new(Objective::Win, TABLE).map_err(|error| error.to_string())?;
    let mut known = BTreeSet::new();
    let mut found: BTreeMap<u16, Vec<Puzzle>> = BTreeMap::new();
    for game in 0..GAMES {
        let record = play(game)?;
        for length in 0..record.moves().len() {
            let mut prefix = record.clone();
            prefix.go_to(length);
            if is_readable(prefix.position()) && known.insert(look(prefix.position())) {
                let puzzle = puzzle(&prefix, &mut solver);
                puzzle.into_iter().for_each(|puzzle| found.entry(puzzle.depth).or_default().push(puzzle));
            }
        }
    }
    let mut chosen = Vec::new();
    for (depth, count) in OF_DEPTH {
        chosen.extend(choose(found.remove(&depth).unwrap_or_default(), count));
    }
    Ok(chosen)
}

/// A game as people play it: neither blind nor perfect.
fn play(seed: u64) -> Result<Record<Quantum>, String> {
    let levels = [[Level::Casual, Level::Strong], [Level::Strong, Level::Casual], [Level::Casual, Level::Casual]];
    let mut players = levels[seed as usize % levels.len()].map(|level| Player::new(level, seed));
    let mut record = Record::<Quantum>::default();
    while record.outcome().is_none() {
        let player = &mut players[record.position().side_to_act() as usize];
        player.start(&record).map_err(|error| error.to_string())?;
        let decision = player.choose().ok_or("no decision")?;
        let m = decision.m.parse().map_err(|_| "no move")?;
        record.play(m).map_err(|error| error.to_string())?;
    }
    Ok(record)
}

/// Enough to choose from, and not too much to see.
fn is_readable(position: &Quantum) -> bool {
    let choices = position.legal_move_count();
    position.ply_count() >= 2 && position.spooky().iter().count() <= 6 && (choices >= 6 || choices == 2)
}

fn puzzle(record: &Record<Quantum>, solver: &mut Solver) -> Option<Puzzle> {
    let position = record.position();
    let side = position.side_to_act();
    solver.start(*position);
    let analysis = solver.analysis();
    let [best, second, ..] = analysis.moves.as_slice() else { return None };
    let [gain, next] = [best, second].map(|entry| entry.value.seen_by(side));
    let goal = if gain > Value::ZERO { "win" } else { "draw" };
    let collapses = position.phase() == Phase::Measure;
    // Cycles of two pairs on the same squares are the least to look at, and the most common.
    let dull = position.cycle().map_or(0, |cycle| if cycle.squares.len() == 2 { 8 } else { 0 });
    let depth = best.moves_to_end?;
    (gain >= Value::ZERO && next < gain).then(|| Puzzle {
        line: format!("{} {goal} {} {}", record.link_of(record.cursor()), best.m, depth),
        depth,
        kind: (side as usize, goal == "win", collapses),
        clutter: 4 * position.spooky().iter().count() + position.legal_move_count() + dull,
    })
}

/// The plainest of each kind in turn; then collapses before pairs, and the plainest first.
fn choose(mut puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    puzzles.sort_by(|a, b| (a.clutter, a.line.len(), &a.line).cmp(&(b.clutter, b.line.len(), &b.line)));
    let mut kinds: BTreeMap<_, Vec<Puzzle>> = BTreeMap::new();
    puzzles.into_iter().rev().for_each(|puzzle| kinds.entry(puzzle.kind).or_default().push(puzzle));
    let mut chosen = Vec::new();
    while chosen.len() < count && kinds.values().any(|kind| !kind.is_empty()) {
        let plainest: Vec<Puzzle> = kinds.values_mut().filter_map(Vec::pop).collect();
        chosen.extend(plainest.into_iter().take(count - chosen.len()));
    }
    chosen.sort_by_key(|puzzle| (!puzzle.kind.2, puzzle.clutter));
    chosen
}

/// What a position looks like to a person: whose marks stand where and what is due, turned and mirrored to the least of
/// its eight images. Numbers are left aside, so that puzzles that look alike count as one.
fn look(position: &Quantum) -> Vec<[usize; 3]> {
    let image = |symmetry| {
        let turned = |square: Square| turned(square.index(), symmetry);
        let mut marks = vec![[9, position.ply_count() as usize % 2, usize::from(position.phase() == Phase::Measure)]];
        for square in Square::all() {
            marks.extend(position.classical(square).map(|ply| [turned(square), turned(square), ply.side() as usize]));
        }
        for (ply, pair) in Ply::all().filter_map(|ply| Some((ply, position.pair(ply)?))) {
            let [a, b] = pair.squares().map(turned);
            let newest = position.choices().is_some() && Some(ply) == position.newest();
            marks.push([a.min(b), a.max(b), ply.side() as usize + 2 * usize::from(newest)]);
        }
        marks.sort_unstable();
        marks
    };
    (0..8).map(image).min().unwrap_or_default()
}

/// Where a symmetry of the board takes a square: bit 0 mirrors, bit 1 flips, bit 2 swaps rows and columns.
fn turned(square: usize, symmetry: usize) -> usize {
    let (row, column) = (square / 3, square % 3);
    let column = if symmetry & 1 == 0 { column } else { 2 - column };
    let row = if symmetry & 2 == 0 { row } else { 2 - row };
    if symmetry & 4 == 0 { 3 * row + column } else { 3 * column + row }
}
