//! `Analyzer`: the solver of any of the games, for JavaScript.

use wasm_bindgen::prelude::wasm_bindgen;

use super::problem::{Answer, Problem, text, value};
use super::records::parsed;
use super::shelf::Shelf;
use crate::value::Objective;
use crate::variant::{AnyRecord, AnySolver};

/// A solver, and whether it has been given a position.
struct Analyzer {
    solver: AnySolver,
    started: bool,
}

thread_local! {
    static ANALYZERS: Shelf<Analyzer> = const { Shelf::new() };
}

/// Not made anew for each question.
#[inline(never)]
fn ask(id: u32, ask: &mut dyn FnMut(&mut Analyzer) -> Answer) -> String {
    text(ANALYZERS.with(|analyzers| analyzers.with(id, ask)))
}

/// An analyzer for an objective, with a table of so many bytes. Answers with its number.
#[wasm_bindgen(js_name = analyzerNew)]
pub fn analyzer_new(objective: &str, table_bytes: u32) -> String {
    text(new(objective, table_bytes).and_then(|new| ANALYZERS.with(|analyzers| analyzers.put(new))))
}

fn new(objective: &str, table_bytes: u32) -> Result<Analyzer, Problem> {
    let objective = objective.parse::<Objective>().map_err(|error| Problem::type_error(error.to_string()))?;
    let solver = AnySolver::new(objective, table_bytes as usize).map_err(|_| Problem::no_memory())?;
    Ok(Analyzer { solver, started: false })
}

/// Drops the analyzer.
#[wasm_bindgen(js_name = analyzerFree)]
pub fn analyzer_free(id: u32) {
    ANALYZERS.with(|analyzers| analyzers.free(id));
}

/// Turns to the position after a record.
#[wasm_bindgen(js_name = analyzerStart)]
pub fn analyzer_start(id: u32, record: &str) -> String {
    ask(id, &mut |analyzer| {
        analyzer.start(&parsed(record)?)?;
        value(&())
    })
}

/// Looks at about so many further positions.
#[wasm_bindgen(js_name = analyzerStep)]
pub fn analyzer_step(id: u32, nodes: f64) -> String {
    ask(id, &mut |analyzer| {
        if !analyzer.started {
            return Err(Problem::not_started());
        }
        value(&analyzer.solver.step(nodes as u64))
    })
}

/// Solves the position after a record; one that is being worked at is not begun again.
#[wasm_bindgen(js_name = analyzerAnalyze)]
pub fn analyzer_analyze(id: u32, record: &str) -> String {
    ask(id, &mut |analyzer| {
        let record = parsed(record)?;
        if !(analyzer.started && analyzer.solver.is_at(&record)) {
            analyzer.start(&record)?;
        }
        value(&analyzer.solver.analysis().ok_or_else(Problem::not_started)?)
    })
}

impl Analyzer {
    fn start(&mut self, record: &AnyRecord) -> Result<(), Problem> {
        self.solver.start(record).map_err(|_| Problem::no_memory())?;
        self.started = true;
        Ok(())
    }
}
