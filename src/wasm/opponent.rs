//! `Opponent`: a computer player of any of the games, for JavaScript.

use wasm_bindgen::prelude::wasm_bindgen;

use super::problem::{Answer, Problem, text, value};
use super::records::parsed;
use super::shelf::Shelf;
use crate::opponent::{Level, Player};
use crate::value::Objective;
use crate::variant::{DecisionView, ThoughtView};

/// A player, and whether it has a position, which may be one after the end.
struct Opponent {
    player: Player,
    started: bool,
}

thread_local! {
    static OPPONENTS: Shelf<Opponent> = const { Shelf::new() };
}

/// Not made anew for each question.
#[inline(never)]
fn ask(id: u32, ask: &mut dyn FnMut(&mut Opponent) -> Answer) -> String {
    text(OPPONENTS.with(|opponents| opponents.with(id, ask)))
}

/// A player of a level, whose choices come from a seed, a whole number below 2⁵³, and who plays for an objective. Answers with its number.
#[wasm_bindgen(js_name = opponentNew)]
pub fn opponent_new(level: &str, seed: f64, objective: &str) -> String {
    text(new(level, seed, objective).and_then(|new| OPPONENTS.with(|opponents| opponents.put(new))))
}

fn new(level: &str, seed: f64, objective: &str) -> Result<Opponent, Problem> {
    let level = level.parse::<Level>().map_err(|error| Problem::type_error(error.to_string()))?;
    let objective = objective.parse::<Objective>().map_err(|error| Problem::type_error(error.to_string()))?;
    Ok(Opponent { player: Player::with_objective(level, seed as u64, objective), started: false })
}

/// Drops the player.
#[wasm_bindgen(js_name = opponentFree)]
pub fn opponent_free(id: u32) {
    OPPONENTS.with(|opponents| opponents.free(id));
}

/// Turns to the position after a record.
#[wasm_bindgen(js_name = opponentStart)]
pub fn opponent_start(id: u32, record: &str) -> String {
    ask(id, &mut |opponent| {
        let record = parsed(record)?;
        opponent.started = false;
        record.give_to(&mut opponent.player).map_err(|_| Problem::no_memory())?;
        opponent.started = true;
        value(&())
    })
}

/// Looks at about so many further positions.
#[wasm_bindgen(js_name = opponentStep)]
pub fn opponent_step(id: u32, nodes: f64) -> String {
    ask(id, &mut |opponent| value(&ThoughtView::from(opponent.player.step(nodes as u64))))
}

/// The chosen move, whatever work it takes.
#[wasm_bindgen(js_name = opponentChoose)]
pub fn opponent_choose(id: u32) -> String {
    ask(id, &mut |opponent| match opponent.player.choose() {
        Some(decision) => value(&DecisionView::from(decision)),
        None if opponent.started => Err(Problem::refused("game-over", "the game is over")),
        None => Err(Problem::not_started()),
    })
}
