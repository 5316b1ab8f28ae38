//! `cargo xtask measure`: the figures that the README quotes.

use super::build;
use crate::figures::budgets::{self, Size};
use crate::figures::criterion::{self, Benchmark};
use crate::figures::{first_load, machine, readme};
use crate::project;
use crate::setup::{npm, rust, wasm_std};
use crate::tools::files;
use crate::tools::program::Program;
use serde_json::Value;
use std::path::Path;
use std::time::Duration;

/// Builds, measures, and writes the figures into README.md.
pub fn measure() -> Result<(), String> {
    let path = project::root().join("README.md");
    // A README without markers should not cost the time of the benchmarks.
    readme::with_figures(&files::read_text(&path)?, "")?;

    let way = wasm_std::provide()?;
    npm::provide()?;
    build::everything(way)?;
    let bench_build = project::target().join("wasm-bench");
    build::engine(way, &["bench"], &bench_build)?;

    let native = native_results()?;
    let wasm = wasm_results(&bench_build)?;
    let figures = table(&native, &wasm, &sizes()?, &machine::description());
    println!("\n{figures}");
    let readme = readme::with_figures(&files::read_text(&path)?, &figures)?;
    files::write(&path, readme.as_bytes())
}

/// A result in Node, named like the native one that it is compared with.
struct InNode {
    name: String,
    rate: f64,
}

fn native_results() -> Result<Vec<Benchmark>, String> {
    Program::new(rust::cargo())
        .args(["bench", "--package=quantum-tictactoe", "--bench=playouts"])
        .in_directory(&project::root())
        .limit(Duration::from_secs(1800))
        .run()?;
    let results = criterion::results(&project::target().join("criterion"))?;
    if results.is_empty() {
        return Err("The benchmarks left no results. Look at what they said above.".to_owned());
    }
    Ok(results)
}

fn wasm_results(directory: &Path) -> Result<Vec<InNode>, String> {
    let output = npm::node().arg("benches/wasm.mjs").arg(directory).watch()?;
    let line = output.text.lines().last().unwrap_or_default();
    let results: Value = serde_json::from_str(line).unwrap_or_default();
    let results = results.as_object().filter(|_| output.succeeded);
    let results = results.ok_or("benches/wasm.mjs gave no results; what it said is above.")?;
    let results = results.iter().filter_map(|(name, rate)| Some(InNode { name: name.clone(), rate: rate.as_f64()? }));
    Ok(results.collect())
}

fn sizes() -> Result<[(&'static str, Size); 3], String> {
    let wasm = budgets::size(&[project::wasm(&project::pkg())])?;
    let glue = budgets::size(&[project::glue(&project::pkg())])?;
    let load = budgets::size(&first_load::files_needed(&project::dist())?)?;
    Ok([("engine, WebAssembly", wasm), ("engine, its JavaScript", glue), ("page, all that its first load needs", load)])
}

fn table(native: &[Benchmark], wasm: &[InNode], sizes: &[(&str, Size)], machine: &str) -> String {
    let mut text = String::from("\n| one core | native | WebAssembly in Node |\n|---|--:|--:|\n");
    for benchmark in native {
        let name = &benchmark.name;
        let in_node = wasm.iter().find(|result| result.name == *name).map(|result| result.rate);
        let (group, game) = name.split_once('/').unwrap_or((name, ""));
        let (what, own, other) = if let Some(depth) = group.strip_prefix("perft") {
            let seconds = |rate: f64| format!("{} s", significant(1.0 / rate));
            let what = format!("counting every line of {depth} moves, {game}");
            (what, seconds(1.0 / benchmark.seconds), in_node.map(seconds))
        } else {
            (format!("random games a second, {game}"), large(benchmark.rate()), in_node.map(large))
        };
        text += &format!("| {what} | {own} | {} |\n", other.unwrap_or_default());
    }
    text += "\n| size in bytes | raw | gzip |\n|---|--:|--:|\n";
    for (what, size) in sizes {
        let (raw, gzip) = (grouped(size.raw as f64), grouped(size.gzip as f64));
        text += &format!("| {what} | {raw} | {gzip} |\n");
    }
    text + &format!("\nMeasured by `cargo xtask measure` on {machine}.\n")
}

/// Three significant digits at most, for numbers below a thousand.
fn significant(number: f64) -> String {
    match number {
        10.0.. => format!("{number:.1}"),
        1.0.. => format!("{number:.2}"),
        _ => format!("{number:.3}"),
    }
}

/// Millions, to two places.
fn large(number: f64) -> String {
    format!("{:.2} million", number / 1e6)
}

/// The nearest whole number, its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Benchmark, InNode, Size, grouped, significant, table};

    #[test]
    fn thousands_are_apart() {
        assert_eq!(grouped(999.6), "1,000");
        assert_eq!(grouped(3_141_592.0), "3,141,592");
        assert_eq!(grouped(7.0), "7");
    }

    #[test]
    fn few_digits_are_significant() {
        assert_eq!(significant(12.345), "12.3");
        assert_eq!(significant(1.2345), "1.23");
        assert_eq!(significant(0.12345), "0.123");
    }

    #[test]
    fn the_table_has_both_worlds() {
        let native = [
            Benchmark { name: "perft6/quantum".to_owned(), seconds: 0.875, elements: None },
            Benchmark { name: "playouts/quantum".to_owned(), seconds: 0.001, elements: Some(3500) },
        ];
        let wasm = [InNode { name: "playouts/quantum".to_owned(), rate: 2e6 }];
        let sizes = [("engine", Size { raw: 70_000, gzip: 28_700 })];
        let expected = "
| one core | native | WebAssembly in Node |
|---|--:|--:|
| counting every line of 6 moves, quantum | 0.875 s |  |
| random games a second, quantum | 3.50 million | 2.00 million |

| size in bytes | raw | gzip |
|---|--:|--:|
| engine | 70,000 | 28,700 |

Measured by `cargo xtask measure` on a CPU (2 cores) on 2026-01-01.
";
        assert_eq!(table(&native, &wasm, &sizes, "a CPU (2 cores) on 2026-01-01"), expected);
    }
}
