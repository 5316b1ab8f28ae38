//! The benchmarks of `benches/`, for JavaScript to time. In no released build.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::games::quantum::Quantum;
use crate::games::quantum::solver::QuantumSolver;
use crate::perft::perft;
use crate::playout::{Random, playout};
use crate::value::Objective;

/// Plays that many uniformly random games and returns the number of moves made.
#[wasm_bindgen(js_name = benchPlayouts)]
pub fn bench_playouts(count: u32, seed: u32) -> f64 {
    let mut random = Random::new(seed.into());
    (0..count).map(|_| playout(&mut Quantum::new(), &mut random)).sum::<usize>() as f64
}

/// Counts move sequences from the start.
#[wasm_bindgen(js_name = benchPerft)]
pub fn bench_perft(depth: u32) -> f64 {
    perft(&Quantum::new(), depth) as f64
}

/// Finds the value of the start with an empty table of so many bytes, and returns the number of positions looked at.
#[wasm_bindgen(js_name = benchStart)]
pub fn bench_start(table_bytes: u32) -> f64 {
    let Ok(mut solver) = QuantumSolver::new(Objective::Win, table_bytes as usize) else { return 0.0 };
    solver.value(&Quantum::new());
    solver.nodes() as f64
}
