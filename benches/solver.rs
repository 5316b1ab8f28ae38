//! The exact solver, natively: each figure the best of ten runs, every one with an empty table, after a run that warms up.
//! The last line printed is JSON: milliseconds by name.

mod timing;

use std::hint::black_box;

use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::solver::Solver;
use quantum_tictactoe::quantum::{Phase, Quantum};
use quantum_tictactoe::value::Objective;
use timing::{best, print};

const RUNS: usize = 10;
/// The table that the browser takes.
const TABLE: usize = 1 << 19;
const POSITIONS: usize = 400;

fn main() {
    let mut figures = vec![("start, win", best(RUNS, || value_of_start(Objective::Win)))];
    figures.push(("all 36 first moves, win", best(RUNS, || all_moves(&Quantum::new(), Objective::Win))));
    figures.push(("all 36 first moves, points", best(RUNS, || all_moves(&Quantum::new(), Objective::Points))));
    let after_16 = Quantum::new().play("16".parse().expect("a move")).expect("legal");
    figures.push(("every move after 16, points", best(RUNS, || all_moves(&after_16, Objective::Points))));
    figures.push(("full analysis after 16, points", best(RUNS, || full_analysis(&after_16, Objective::Points))));
    figures
        .push(("full analysis of the start, points", best(RUNS, || full_analysis(&Quantum::new(), Objective::Points))));
    for (name, made) in [
        ("every move, points, worst after 1 move", 1),
        ("every move, points, worst after 2 moves", 2),
        ("every move, points, worst after 3 moves", 3),
        ("every move, points, worst after 4 moves or more", 4),
    ] {
        figures.push((name, worst(&positions(made), all_moves)));
    }
    for (name, made) in [
        ("full analysis, points, worst after 1 move", 1),
        ("full analysis, points, worst after 2 moves", 2),
        ("full analysis, points, worst after 3 moves", 3),
    ] {
        figures.push((name, worst(&positions(made), full_analysis)));
    }
    print(&figures, "ms");
}

/// The longest time of all positions. The eight that seem longest are looked at again, for a busy machine makes some
/// position slow each time.
fn worst(positions: &[Quantum], work: fn(&Quantum, Objective)) -> f64 {
    let time = |position: &Quantum, runs| best(runs, || work(position, Objective::Points));
    let mut times: Vec<(f64, &Quantum)> = positions.iter().map(|position| (time(position, 2), position)).collect();
    times.sort_by(|a, b| b.0.total_cmp(&a.0));
    times.iter().take(8).map(|(_, position)| time(position, RUNS)).fold(0.0, f64::max)
}

fn value_of_start(objective: Objective) {
    let mut solver = Solver::new(objective, TABLE).expect("memory for the table");
    black_box(solver.value(&Quantum::new()));
}

/// Values every legal move, without the lengths of the games.
fn all_moves(position: &Quantum, objective: Objective) {
    let mut solver = Solver::new(objective, TABLE).expect("memory for the table");
    solver.start(*position);
    while solver.step(2_000).moves.iter().any(|entry| entry.bounds.value().is_none()) {}
}

/// The same with the lengths of the games and the line of best play.
fn full_analysis(position: &Quantum, objective: Objective) {
    let mut solver = Solver::new(objective, TABLE).expect("memory for the table");
    solver.start(*position);
    black_box(solver.analysis());
}

/// Positions in which a pair is due, after random moves.
fn positions(made: u8) -> Vec<Quantum> {
    let mut random = Random::new(u64::from(made));
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut position = Quantum::new();
        let target = if made < 4 { made } else { 4 + (positions.len() % 5) as u8 };
        while (position.ply_count() < target || position.phase() != Phase::Place) && position.outcome().is_none() {
            let n = random.below(position.legal_move_count() as u32) as usize;
            position.play_unchecked(position.nth_legal_move(n).expect("a legal move"));
        }
        if position.phase() == Phase::Place && position.ply_count() == target {
            positions.push(position);
        }
    }
    positions
}
