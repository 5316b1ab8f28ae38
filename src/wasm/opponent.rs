//! `Opponent`: a computer player of any of the games, for JavaScript.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{no_memory, refused, type_error};
use super::input::{Fields, number_of_nodes, parsed_record};
use super::output::to_js;
use crate::opponent::{Level, ParseLevelError, Player};
use crate::variant::{DecisionView, ThoughtView};

/// The largest seed: the largest whole number that JavaScript tells from its neighbours.
const LARGEST_SEED: u64 = (1 << 53) - 1;

/// Chooses moves.
#[wasm_bindgen]
pub struct Opponent {
    player: Player,
    /// Whether the player has a position, which may be one after the end.
    started: bool,
}

#[wasm_bindgen]
impl Opponent {
    /// A player of a level, whose choices come from a seed, or from the system's randomness.
    #[wasm_bindgen(constructor)]
    pub fn new(options: JsValue) -> Result<Opponent, JsValue> {
        let fields = Fields::new(&options, "the options", &["level", "seed"])?;
        let level = fields.text("level")?.ok_or(ParseLevelError).and_then(|name| name.parse::<Level>());
        let level = level.map_err(|error| type_error(&error.to_string()))?;
        let seed = match fields.whole("seed", LARGEST_SEED)? {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|_| type_error("the system has no randomness: give a seed"))?,
        };
        Ok(Opponent { player: Player::new(level, seed), started: false })
    }

    /// Turns to the position after a record.
    pub fn start(&mut self, record: JsValue) -> Result<(), JsValue> {
        let record = parsed_record(&record)?;
        self.started = false;
        record.give_to(&mut self.player).map_err(|_| no_memory())?;
        self.started = true;
        Ok(())
    }

    /// Looks at about so many further positions.
    pub fn step(&mut self, nodes: JsValue) -> Result<JsValue, JsValue> {
        to_js(&ThoughtView::from(self.player.step(number_of_nodes(&nodes)?)))
    }

    /// The chosen move, whatever work it takes.
    pub fn choose(&mut self) -> Result<JsValue, JsValue> {
        match self.player.choose() {
            Some(decision) => to_js(&DecisionView::from(decision)),
            None if self.started => Err(refused("game-over", "the game is over", &[])),
            None => Err(refused("not-started", "no position has been given: call start first", &[])),
        }
    }
}
