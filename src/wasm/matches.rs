//! `Match`: a record of any of the games, for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{move_error, refused, rules_error};
use super::input::{Fields, integer, parsed_record, text};
use super::output::to_js;
#[cfg(feature = "classic")]
use crate::games::classic::Rules;
use crate::position::RulesError;
use crate::variant::{AnyRecord, View, ensemble_view};

/// A game from its start to its end, with a cursor on the moves made.
#[wasm_bindgen]
pub struct Match {
    record: AnyRecord,
}

#[wasm_bindgen]
impl Match {
    /// Starts a game by name, with its rules.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: JsValue, rules: JsValue) -> Result<Match, JsValue> {
        let name = if variant.is_undefined() { "quantum".into() } else { text(&variant, "the game")? };
        let record = match name.as_str() {
            #[cfg(feature = "classic")]
            "classic" => AnyRecord::Classic(crate::record::Record::new(crate::games::classic::Classic::new(
                classic_rules(&rules)?,
            ))),
            "quantum" => {
                Fields::new(&rules, "the rules", &[])?;
                AnyRecord::Quantum(Default::default())
            }
            _ => return Err(rules_error(RulesError::UNKNOWN_GAME)),
        };
        Ok(Match { record })
    }

    /// Reads a record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: JsValue) -> Result<Match, JsValue> {
        Ok(Match { record: parsed_record(&record)? })
    }

    /// The position at the cursor.
    pub fn view(&self) -> Result<JsValue, JsValue> {
        to_js(&View::of(&self.record))
    }

    /// The legal moves at the cursor.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Result<JsValue, JsValue> {
        to_js(&self.record.legal_moves())
    }

    /// Makes a typed move.
    pub fn play(&mut self, r#move: JsValue) -> Result<JsValue, JsValue> {
        let typed = text(&r#move, "a move")?;
        self.record.play_typed(&typed).map_err(|error| move_error(&error))?;
        self.view()
    }

    /// Settles an open cycle.
    pub fn collapse(&mut self, square: JsValue) -> Result<JsValue, JsValue> {
        let square = integer(&square, "a square", 1, 9)?;
        match self.record {
            AnyRecord::Quantum(_) => self.play(format!("c{square}").into()),
            #[cfg(feature = "classic")]
            AnyRecord::Classic(_) => Err(refused("no-collapse", "this game has no collapse", &[])),
        }
    }

    /// Rolls at a chance turn, which neither game has.
    pub fn roll(&mut self) -> Result<JsValue, JsValue> {
        Err(refused("no-roll", "nothing is rolled in this game", &[]))
    }

    /// One move back.
    pub fn undo(&mut self) -> Result<JsValue, JsValue> {
        self.record.go_to(self.record.cursor().saturating_sub(1));
        self.view()
    }

    /// One move forward.
    pub fn redo(&mut self) -> Result<JsValue, JsValue> {
        self.record.go_to(self.record.cursor() + 1);
        self.view()
    }

    /// Moves the cursor.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, index: JsValue) -> Result<JsValue, JsValue> {
        let index = self.index(&index)?;
        self.record.go_to(index);
        self.view()
    }

    /// All moves of the record.
    pub fn moves(&self) -> Result<JsValue, JsValue> {
        to_js(&self.record.moves())
    }

    /// The link form of the record or of its first moves.
    pub fn record(&self, index: JsValue) -> Result<String, JsValue> {
        let length = if index.is_undefined() { usize::MAX } else { self.index(&index)? };
        Ok(self.record.link_of(length))
    }

    /// The text form of the record.
    pub fn text(&self) -> String {
        self.record.text()
    }

    /// All classical games still possible at the cursor.
    pub fn ensemble(&self) -> Result<JsValue, JsValue> {
        match &self.record {
            AnyRecord::Quantum(record) => to_js(&ensemble_view(record.position())),
            #[cfg(feature = "classic")]
            AnyRecord::Classic(_) => Err(refused("no-ensemble", "this game has no ensemble", &[])),
        }
    }

    fn index(&self, value: &JsValue) -> Result<usize, JsValue> {
        integer(value, "an index", 0, self.record.len() as u32).map(|index| index as usize)
    }
}

#[cfg(feature = "classic")]
fn classic_rules(value: &JsValue) -> Result<Rules, JsValue> {
    let fields = Fields::new(value, "the rules", &["n", "k", "misere", "wild", "gravity"])?;
    let small =
        |key, default: u8| Ok::<u8, JsValue>(fields.integer(key, 0, u8::MAX.into())?.map_or(default, |n| n as u8));
    let n = small("n", 3)?;
    let rules = Rules::new(n, small("k", n)?).map_err(|error| rules_error(error.into()))?;
    Ok(rules.with_misere(fields.flag("misere")?).with_wild(fields.flag("wild")?).with_gravity(fields.flag("gravity")?))
}
