//! The benchmarks of `benches/`, for JavaScript to time. In no released build.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::perft::perft;
use crate::playout::{Random, playout};
use crate::quantum::Quantum;

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
