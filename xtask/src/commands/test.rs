//! `cargo xtask test`: every check there is, and a count of what passed.

use super::build;
use crate::figures::budgets;
use crate::project;
use crate::reports::tally::Tally;
use crate::reports::{cargo, junit};
use crate::setup::wasm_std::{self, TARGET, Way};
use crate::setup::{chromium, npm, rust};
use crate::tools::files;
use crate::tools::ports;
use crate::tools::program::{Finished, Program};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Runs everything, whatever fails on the way, and ends with the line `N passed, M failed`.
pub fn test() -> ExitCode {
    let mut run = Run::default();
    let (way, browser) = set_up(&mut run);

    run.check("formatting", || native(&["fmt", "--all", "--check"]).run());
    run.check("clippy", || lint(&["--workspace", "--all-targets", "--all-features"]));
    run.check("clippy without features", || lint(&[ENGINE, "--lib", "--no-default-features"]));
    run.check("clippy for the small engine", || {
        lint(&[ENGINE, "--lib", "--no-default-features", "--features=bindings"])
    });
    if way == Some(Way::ReadyMade) {
        run.check("clippy for WebAssembly", || lint_wasm(Way::ReadyMade));
    }
    let tests = [ENGINE, "--lib", "--tests", "--features=bindings"];
    run.suite("engine: unit and integration tests", || rust_tests(&tests));
    // What does not depend on features is slow in the profile that is quick to build, and has been tested above.
    let small = [ENGINE, "--test=engine", "--no-default-features", "--profile=dev", "--"];
    let modules = ["laws", "messages", "notation", "records", "views", "draws"];
    run.suite("engine: tests without the other games", || rust_tests(&[&small[..], &modules[..]].concat()));
    run.suite("engine: tests in the documentation", || rust_tests(&[ENGINE, "--doc"]));
    // In the profile that built this command, so that nothing is built twice.
    run.suite("xtask: unit tests", || rust_tests(&["--package=xtask", "--profile=dev"]));
    run.check("documentation", || {
        native(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").run()
    });
    run.check("build", || {
        let way = way.ok_or("The engine cannot be built for WebAssembly; see the set-up above.")?;
        build::everything(way)
    });
    run.check("a plain library on WebAssembly", || {
        plain_library(way.ok_or("It cannot be built for WebAssembly; see the set-up above.")?)
    });
    run.suite("package: tests in Node", node_tests);
    run.check("types", || npm::npm().args(["run", "check"]).run());
    run.check("lint", || npm::npm().args(["run", "lint"]).run());
    run.suite("page: unit tests", page_tests);
    run.suite("page: end-to-end tests", || {
        let browser = browser.ok_or("There is no browser to test in; see the set-up above.")?;
        end_to_end_tests(&browser)
    });
    check_budgets(&mut run);
    run.finish()
}

const ENGINE: &str = "--package=quantum-tictactoe";

/// Installs what is missing. What cannot be had fails here and in the steps that need it.
fn set_up(run: &mut Run) -> (Option<Way>, Option<PathBuf>) {
    run.set_up("rustfmt and clippy", rust::provide_components);
    // Where Node.js is missing, nothing is installed that would be of no use without it.
    if run.set_up("npm packages", npm::provide).is_none() {
        return (None, None);
    }
    (run.set_up("Rust for WebAssembly", wasm_std::provide), run.set_up("Chromium", chromium::provide))
}

fn native(arguments: &[&str]) -> Program {
    // The formatter knows no versions.
    let locked = if arguments.first() == Some(&"fmt") { None } else { Some("--locked") };
    let (command, rest) = arguments.split_at(1.min(arguments.len()));
    Program::new(rust::cargo()).args(command).args(locked).args(rest).in_directory(&project::root())
}

/// Builds a program of somebody else for WebAssembly, and looks at what became of it.
fn plain_library(way: Way) -> Result<(), String> {
    way.cargo("build").args(["--release", "--manifest-path", "tests/plain/Cargo.toml"]).run()?;
    let built = way.target_directory().join(TARGET).join("release").join("plain.wasm");
    npm::node().arg("tests/plain/check.mjs").arg(built).run()
}

fn lint(arguments: &[&str]) -> Result<(), String> {
    native(&["clippy"]).args(arguments).args(["--", "-D", "warnings"]).run()
}

fn lint_wasm(way: Way) -> Result<(), String> {
    let engine = [ENGINE, "--lib", "--all-features"];
    way.cargo("clippy").args(engine).args(["--", "-D", "warnings"]).run()
}

fn rust_tests(arguments: &[&str]) -> Result<Tally, String> {
    let finished = native(&["test", "--no-fail-fast"]).args(arguments).watch()?;
    cargo::tally(&finished.text).confirmed(&finished)
}

fn node_tests() -> Result<Tally, String> {
    let report = fresh_report("package.xml")?;
    let reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout", "--test-reporter=junit"];
    let tests = files::ending_with(&project::pkg().join("test"), ".test.mjs")?;
    let runner = npm::node().arg("--test").args(reporters);
    let runner = runner.arg(format!("--test-reporter-destination={}", report.display()));
    reported(&report, &runner.args(tests).watch()?)
}

fn page_tests() -> Result<Tally, String> {
    let report = fresh_report("page.xml")?;
    let output = format!("--outputFile.junit={}", report.display());
    let reporters = ["--reporter=default", "--reporter=junit", &output];
    reported(&report, &npm::npm().args(["run", "test:page", "--"]).args(reporters).watch()?)
}

/// How many ports in a row the end-to-end tests serve on.
const SERVERS: u16 = 3;

fn end_to_end_tests(browser: &Path) -> Result<Tally, String> {
    let report = fresh_report("browser.xml")?;
    let finished = npm::npm()
        .args(["run", "test:e2e", "--", "--reporter=list,junit"])
        .env("PLAYWRIGHT_JUNIT_OUTPUT_FILE", &report)
        .env(chromium::VARIABLE, browser)
        // The page may be open in another terminal.
        .env("E2E_PORT", ports::free(SERVERS)?.to_string())
        .watch()?;
    reported(&report, &finished)
}

/// Where a runner is to put its report; the one of an earlier run is gone.
fn fresh_report(name: &str) -> Result<PathBuf, String> {
    let directory = project::target().join("reports");
    files::make_directory(&directory)?;
    let path = directory.join(name);
    files::remove(&path)?;
    Ok(path)
}

fn reported(report: &Path, finished: &Finished) -> Result<Tally, String> {
    let text = files::read_text(report).map_err(|_| finished.ending("It ended without a report"))?;
    junit::tally(&text)?.confirmed(finished)
}

fn check_budgets(run: &mut Run) {
    match budgets::measured() {
        Ok(budgets) => {
            for budget in budgets {
                run.check(&budget.to_string(), || budget.check());
            }
        }
        Err(message) => {
            for name in budgets::NAMES {
                run.check(name, || Err(message.clone()));
            }
        }
    }
}

/// The steps so far.
#[derive(Default)]
struct Run {
    total: Tally,
    /// A line for each step.
    lines: Vec<String>,
    /// Why steps failed, and what else is worth reading.
    failures: Vec<String>,
}

impl Run {
    /// A step that counts only if it fails.
    fn set_up<T>(&mut self, name: &str, step: impl FnOnce() -> Result<T, String>) -> Option<T> {
        match step() {
            Ok(found) => Some(found),
            Err(message) => {
                self.total.failed += 1;
                self.note_failure(name, &message);
                None
            }
        }
    }

    /// A step that counts as one.
    fn check(&mut self, name: &str, step: impl FnOnce() -> Result<(), String>) {
        self.suite(name, || step().map(|()| Tally { passed: 1, ..Tally::default() }));
    }

    /// A step that counts as many as it has tests.
    fn suite(&mut self, name: &str, step: impl FnOnce() -> Result<Tally, String>) {
        println!("\n== {name}");
        let start = Instant::now();
        let tally = match step() {
            Ok(tally) => {
                if tally.failed > 0 {
                    self.note_failure(name, &format!("{} failed.", tally.failed));
                }
                self.failures.extend(tally.remarks.iter().map(|remark| format!("  {remark}")));
                tally
            }
            Err(message) => {
                self.note_failure(name, &message);
                Tally { failed: 1, ..Tally::default() }
            }
        };
        let seconds = start.elapsed().as_secs_f32();
        let mut line = format!("{seconds:6.1} s  {:5} passed", tally.passed);
        if tally.failed > 0 {
            line += &format!(", {} failed", tally.failed);
        }
        if tally.skipped > 0 {
            line += &format!(", {} skipped", tally.skipped);
        }
        self.lines.push(format!("{line}  {name}"));
        self.total += tally;
    }

    fn note_failure(&mut self, name: &str, message: &str) {
        eprintln!("{}", message.lines().next().unwrap_or_default());
        self.failures.push(format!("FAILED {name}: {message}"));
    }

    fn finish(self) -> ExitCode {
        println!();
        for line in self.lines.iter().chain(&self.failures) {
            println!("{line}");
        }
        println!("{} passed, {} failed", self.total.passed, self.total.failed);
        if self.total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

#[cfg(test)]
mod tests {
    use super::{Run, Tally};

    #[test]
    fn checks_count_one_and_suites_their_tests() {
        let mut run = Run::default();
        run.check("a", || Ok(()));
        let remarks = vec!["is told".to_owned()];
        run.suite("b", || Ok(Tally { passed: 7, failed: 2, skipped: 1, remarks: remarks.clone() }));
        run.check("c", || Err("Broken.".to_owned()));
        assert_eq!(run.set_up("d", || Ok(5)), Some(5));
        assert_eq!(run.set_up::<()>("e", || Err("Missing.".to_owned())), None);
        assert_eq!(run.total, Tally { passed: 8, failed: 4, skipped: 1, remarks });
        assert_eq!(run.failures, ["FAILED b: 2 failed.", "  is told", "FAILED c: Broken.", "FAILED e: Missing."]);
    }
}
