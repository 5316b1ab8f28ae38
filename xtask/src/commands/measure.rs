//! `cargo xtask measure`: the figures that the README quotes.

use super::build;
use crate::figures::budgets::{self, Size};
use crate::figures::criterion::{self, Benchmark};
use crate::figures::{first_load, machine, readme};
use crate::project;
use crate::setup::{npm, rust, wasm_std};
use crate::tools::files;
use crate::tools::program::{Finished, Program};
use serde_json::{Map, Value};
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
    let solver = [native_solver()?, solver_in_node(&bench_build)?];
    let figures = table(&native, &wasm, &solver, &sizes()?, &machine::description());
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
    let results = last_line(npm::node().arg("benches/wasm.mjs").arg(directory).watch()?, "benches/wasm.mjs")?;
    let results = results.iter().filter_map(|(name, rate)| Some(InNode { name: name.clone(), rate: rate.as_f64()? }));
    Ok(results.collect())
}

/// Milliseconds by name.
type Milliseconds = Map<String, Value>;

fn native_solver() -> Result<Milliseconds, String> {
    let bench = Program::new(rust::cargo()).args(["bench", "--package=quantum-tictactoe", "--bench=solver"]);
    last_line(bench.in_directory(&project::root()).limit(Duration::from_secs(1800)).watch()?, "The benchmark solver")
}

fn solver_in_node(directory: &Path) -> Result<Milliseconds, String> {
    last_line(npm::node().arg("benches/solver.mjs").arg(directory).watch()?, "benches/solver.mjs")
}

/// The JSON object in the last line that a benchmark printed.
fn last_line(output: Finished, what: &str) -> Result<Milliseconds, String> {
    let line = output.text.lines().rev().find(|line| line.starts_with('{')).unwrap_or_default();
    match serde_json::from_str(line) {
        Ok(Value::Object(results)) if output.succeeded => Ok(results),
        _ => Err(format!("{what} gave no results; what it said is above.")),
    }
}

fn sizes() -> Result<[(&'static str, Size); 3], String> {
    let wasm = budgets::size(&[project::wasm(&project::pkg())])?;
    let glue = budgets::size(&[project::glue(&project::pkg())])?;
    let load = budgets::size(&first_load::files_needed(&project::dist())?)?;
    Ok([("engine, WebAssembly", wasm), ("engine, its JavaScript", glue), ("page, all that its first load needs", load)])
}

fn table(
    native: &[Benchmark],
    wasm: &[InNode],
    [solver, in_node]: &[Milliseconds; 2],
    sizes: &[(&str, Size)],
    machine: &str,
) -> String {
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
    text += "\n| exact solver, table of 512 KiB, empty | native | WebAssembly in Node |\n|---|--:|--:|\n";
    for (what, milliseconds) in in_node {
        let cell = |value: Option<&Value>| value.and_then(Value::as_f64).map(|ms| format!("{} ms", significant(ms)));
        let (own, other) = (cell(solver.get(what)), cell(Some(milliseconds)));
        text += &format!("| {what} | {} | {} |\n", own.unwrap_or_default(), other.unwrap_or_default());
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
        let milliseconds = |name: &str, ms: f64| [(name.to_owned(), serde_json::Value::from(ms))].into_iter().collect();
        let solver = [milliseconds("start", 4.25), milliseconds("start", 12.5)];
        let sizes = [("engine", Size { raw: 70_000, gzip: 28_700 })];
        let expected = "
| one core | native | WebAssembly in Node |
|---|--:|--:|
| counting every line of 6 moves, quantum | 0.875 s |  |
| random games a second, quantum | 3.50 million | 2.00 million |

| exact solver, table of 512 KiB, empty | native | WebAssembly in Node |
|---|--:|--:|
| start | 4.25 ms | 12.5 ms |

| size in bytes | raw | gzip |
|---|--:|--:|
| engine | 70,000 | 28,700 |

Measured by `cargo xtask measure` on a CPU (2 cores) on 2026-01-01.
";
        assert_eq!(table(&native, &wasm, &solver, &sizes, "a CPU (2 cores) on 2026-01-01"), expected);
    }
}
