//! `cargo xtask measure`: the figures that the README quotes.

use super::build;
use crate::figures::budgets::{self, Size};
use crate::figures::{first_load, machine, readme};
use crate::project::{self, Engine};
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

    npm::provide()?;
    let way = wasm_std::provide()?;
    build::everything(way)?;
    let bench_build = project::target().join("wasm-bench");
    build::bench_engine(way, &bench_build)?;

    let native = native_results()?;
    let wasm = wasm_results(&bench_build)?;
    let solver = [native_solver()?, solver_in_node(&bench_build)?];
    let figures = table(&native, &wasm, &solver, &sizes()?, &machine::description());
    println!("\n{figures}");
    let readme = readme::with_figures(&files::read_text(&path)?, &figures)?;
    files::write(&path, readme.as_bytes())
}

/// How many a second, by name.
type Rates = Map<String, Value>;

fn native_results() -> Result<Rates, String> {
    let bench =
        Program::new(rust::cargo()).args(["bench", "--locked", "--package=quantum-tictactoe", "--bench=playouts"]);
    last_line(bench.in_directory(&project::root()).limit(Duration::from_secs(1800)).watch()?, "The benchmark playouts")
}

fn wasm_results(directory: &Path) -> Result<Rates, String> {
    last_line(npm::node().arg("benches/wasm.mjs").arg(directory).watch()?, "benches/wasm.mjs")
}

/// Milliseconds by name.
type Milliseconds = Map<String, Value>;

fn native_solver() -> Result<Milliseconds, String> {
    let bench =
        Program::new(rust::cargo()).args(["bench", "--locked", "--package=quantum-tictactoe", "--bench=solver"]);
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

fn sizes() -> Result<Vec<(&'static str, Size)>, String> {
    let package = project::pkg();
    let wasm = |engine: Engine| budgets::size(&[engine.wasm(&package)]);
    let script = |engine: Engine| budgets::size(&[package.join(engine.script()), package.join("shared.js")]);
    Ok(vec![
        ("full engine, WebAssembly", wasm(Engine::Full)?),
        ("full engine, its JavaScript", script(Engine::Full)?),
        ("small engine, WebAssembly", wasm(Engine::Small)?),
        ("small engine, its JavaScript", script(Engine::Small)?),
        ("page, all that its first load needs", budgets::size(&first_load::files_needed(&project::dist())?)?),
    ])
}

fn table(
    native: &Rates,
    wasm: &Rates,
    [solver, in_node]: &[Milliseconds; 2],
    sizes: &[(&str, Size)],
    machine: &str,
) -> String {
    let mut text = String::from("\n| one core | native | WebAssembly in Node |\n|---|--:|--:|\n");
    for (name, rate) in native {
        let rates = [Some(rate), wasm.get(name)].map(|rate| rate.and_then(Value::as_f64));
        let (group, game) = name.split_once('/').unwrap_or((name, ""));
        let (what, cells) = match group.strip_prefix("perft") {
            Some(depth) => {
                let seconds = |rate: f64| format!("{} s", significant(1.0 / rate));
                (format!("counting every line of {depth} moves, {game}"), rates.map(|rate| rate.map(seconds)))
            }
            None => (format!("random games a second, {game}"), rates.map(|rate| rate.map(large))),
        };
        let [own, other] = cells.map(Option::unwrap_or_default);
        text += &format!("| {what} | {own} | {other} |\n");
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
    use super::{Size, grouped, significant, table};

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
        let numbers = |rates: &[(&str, f64)]| {
            rates.iter().map(|(name, rate)| (name.to_string(), serde_json::Value::from(*rate))).collect()
        };
        let native = numbers(&[("perft6/quantum", 1.0 / 0.875), ("playouts/quantum", 3.5e6)]);
        let wasm = numbers(&[("playouts/quantum", 2e6)]);
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
