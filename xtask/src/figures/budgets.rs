//! How many bytes and requests the built files may cost.

use super::{first_load, offline};
use crate::project::{self, Engine};
use crate::tools::{files, gzip};
use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};

/// One number that must stay under its limit. It is shown as name, number and limit.
#[derive(Debug, PartialEq, Eq)]
pub struct Budget {
    /// What is counted.
    pub name: &'static str,
    /// What it is counted in.
    pub unit: &'static str,
    /// The most that is allowed.
    pub limit: usize,
    /// What it is now.
    pub actual: usize,
}

impl Display for Budget {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Budget { name, unit, limit, actual } = self;
        write!(formatter, "{name}: {actual} of {limit} {unit}")
    }
}

impl Budget {
    /// An error if the budget is exceeded.
    pub fn check(&self) -> Result<(), String> {
        if self.actual <= self.limit {
            return Ok(());
        }
        let Budget { name, unit, limit, actual } = self;
        let excess = actual - limit;
        Err(format!(
            "The budget of {limit} {unit} for {name} is exceeded by {excess}. Find out what grew, \
            or raise the limit in xtask/src/figures/budgets.rs with a reason."
        ))
    }
}

/// A size, as it is stored and as it is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Bytes of the files.
    pub raw: usize,
    /// Bytes after gzip, each file by itself.
    pub gzip: usize,
}

/// All games, solvers and computer players: what a page need not wait for.
const ENGINE_LIMIT: usize = 100_000;
const SMALL_ENGINE_LIMIT: usize = 36_000;
const LOAD_LIMIT: usize = 82_000;
const REQUEST_LIMIT: usize = 8;
const OFFLINE_LIMIT: usize = 400_000;
const ELEMENT_LIMIT: usize = 88_000;
const SINGLE_LIMIT: usize = 440_000;

/// The names of all budgets, in the order of `measured`.
pub const NAMES: [&str; 7] = [
    "the engine (WebAssembly and JavaScript, gzip)",
    "the small engine (WebAssembly and JavaScript, gzip)",
    "the page's first load (gzip)",
    "the page's first load (requests)",
    "the page kept for offline use (gzip)",
    "the element with its engine (gzip)",
    "the page as one file (raw)",
];

/// All budgets, measured on what `cargo xtask build` made.
pub fn measured() -> Result<[Budget; 7], String> {
    let [full, small] = Engine::ALL.map(|engine| first_load::scripts_needed(&project::pkg().join(engine.script())));
    let (engine, small) = (size(&full?)?, size(&small?)?);
    let load = first_load::files_needed(&project::dist())?;
    let loaded = size(&load)?;
    let kept = size(&offline::files_kept(&project::dist())?)?;
    let element = first_load::scripts_needed(&project::pkg().join("element").join("define.js"))?;
    let element = size(&element)?;
    let single = size(&[project::dist().join("quantum-tictactoe.html")])?;
    let [engine_name, small_name, load_name, request_name, offline_name, element_name, single_name] = NAMES;
    Ok([
        Budget { name: engine_name, unit: "bytes", limit: ENGINE_LIMIT, actual: engine.gzip },
        Budget { name: small_name, unit: "bytes", limit: SMALL_ENGINE_LIMIT, actual: small.gzip },
        Budget { name: load_name, unit: "bytes", limit: LOAD_LIMIT, actual: loaded.gzip },
        Budget { name: request_name, unit: "requests", limit: REQUEST_LIMIT, actual: load.len() },
        Budget { name: offline_name, unit: "bytes", limit: OFFLINE_LIMIT, actual: kept.gzip },
        Budget { name: element_name, unit: "bytes", limit: ELEMENT_LIMIT, actual: element.gzip },
        Budget { name: single_name, unit: "bytes", limit: SINGLE_LIMIT, actual: single.raw },
    ])
}

/// The size of these files together.
pub fn size(paths: &[PathBuf]) -> Result<Size, String> {
    let mut total = Size::default();
    for path in paths {
        let content = read_built(path)?;
        total.raw += content.len();
        // A server sends a file as it is when gzip does not help.
        total.gzip += gzip::size(&content).min(content.len());
    }
    Ok(total)
}

fn read_built(path: &Path) -> Result<Vec<u8>, String> {
    files::read(path).map_err(|message| format!("{message} Run `cargo xtask build` first."))
}

#[cfg(test)]
mod tests {
    use super::Budget;

    fn budget(actual: usize) -> Budget {
        Budget { name: "the page", unit: "bytes", limit: 100, actual }
    }

    #[test]
    fn the_limit_itself_is_allowed() {
        assert_eq!(budget(100).check(), Ok(()));
    }

    #[test]
    fn the_excess_is_named() {
        let message = budget(103).check().unwrap_err();
        let expected = "The budget of 100 bytes for the page is exceeded by 3. Find out what grew, ";
        assert!(message.starts_with(expected), "{message}");
    }
}
