//! `Analyzer`: the solver of any of the games, for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{no_memory, type_error};
use super::input::{Fields, number_of_nodes, parsed_record};
use super::output::to_js;
use crate::value::{Objective, ParseObjectiveError};
use crate::variant::AnySolver;

/// The table of a new analyzer, in bytes.
const TABLE: u32 = 1 << 19;
/// The largest table that can be asked for.
const LARGEST_TABLE: u32 = 1 << 30;

/// Values every legal move of a position, exactly.
#[wasm_bindgen]
pub struct Analyzer {
    solver: AnySolver,
}

#[wasm_bindgen]
impl Analyzer {
    /// An analyzer for an objective, with a table of so many bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(options: JsValue) -> Result<Analyzer, JsValue> {
        let fields = Fields::new(&options, "the options", &["objective", "tableBytes"])?;
        let objective = match fields.text("objective")? {
            None => Objective::Win,
            Some(name) => name.parse().map_err(|error: ParseObjectiveError| type_error(&error.to_string()))?,
        };
        let table_bytes = fields.integer("tableBytes", 0, LARGEST_TABLE)?.unwrap_or(TABLE);
        let solver = AnySolver::new(objective, table_bytes as usize).map_err(|_| no_memory())?;
        Ok(Analyzer { solver })
    }

    /// Turns to the position after a record.
    pub fn start(&mut self, record: JsValue) -> Result<(), JsValue> {
        let record = parsed_record(&record)?;
        self.solver.start(&record).map_err(|_| no_memory())
    }

    /// Looks at about so many further positions.
    pub fn step(&mut self, nodes: JsValue) -> Result<JsValue, JsValue> {
        to_js(&self.solver.step(number_of_nodes(&nodes)?))
    }

    /// Solves the position after a record; one that is being worked at is not begun again.
    pub fn analyze(&mut self, record: JsValue) -> Result<JsValue, JsValue> {
        let record = parsed_record(&record)?;
        if !self.solver.is_at(&record) {
            self.solver.start(&record).map_err(|_| no_memory())?;
        }
        to_js(&self.solver.analysis())
    }
}
