//! Times for the benchmarks, and how they are told: a line each, and all of them as JSON in the last one.

use std::hint::black_box;
use std::time::Instant;

/// The least number of milliseconds of so many runs, after one that warms up.
pub fn best<T>(runs: usize, mut run: impl FnMut() -> T) -> f64 {
    black_box(run());
    let time = |_| {
        let begin = Instant::now();
        black_box(run());
        1e3 * begin.elapsed().as_secs_f64()
    };
    (0..runs).map(time).fold(f64::INFINITY, f64::min)
}

/// Prints figures by name, in this unit.
pub fn print(figures: &[(&str, f64)], unit: &str) {
    for (name, figure) in figures {
        println!("{name}: {figure:.4} {unit}");
    }
    let json: Vec<String> = figures.iter().map(|(name, figure)| format!("\"{name}\":{figure:.6}")).collect();
    println!("{{{}}}", json.join(","));
}
