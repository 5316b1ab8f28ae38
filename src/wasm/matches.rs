//! `Match`: a record of any of the games, for JavaScript.

use wasm_bindgen::prelude::wasm_bindgen;

use super::fields::Fields;
use super::problem::{Answer, Problem, text, value};
use super::records::parsed;
use super::shelf::Shelf;
use crate::game::Command;
use crate::playout::Random;
use crate::position::RulesError;
use crate::variant::{AnyRecord, NAMES, View};

thread_local! {
    static MATCHES: Shelf<AnyRecord> = const { Shelf::new() };
}

fn keep(record: Result<AnyRecord, Problem>) -> String {
    text(record.and_then(|record| MATCHES.with(|matches| matches.put(record))))
}

/// Not made anew for each question.
#[inline(never)]
fn ask(id: u32, ask: &mut dyn FnMut(&mut AnyRecord) -> Answer) -> String {
    text(MATCHES.with(|matches| matches.with(id, ask)))
}

fn view(record: &AnyRecord) -> Answer {
    value(&View::of(record))
}

/// Starts a game by name, with its rules as lines of [`Fields`]. Answers with its number.
#[wasm_bindgen(js_name = matchNew)]
pub fn match_new(variant: &str, rules: &str) -> String {
    keep(begin(variant, rules))
}

fn begin(variant: &str, rules: &str) -> Result<AnyRecord, Problem> {
    if !NAMES.contains(&variant) {
        let full = cfg!(feature = "full");
        return Err(if full { RulesError::UNKNOWN_GAME.into() } else { Problem::game_elsewhere() });
    }
    let mut fields = Fields::new(rules);
    let record = AnyRecord::with_options(variant, &mut fields);
    fields.problem().map_or(Ok(()), Err)?;
    Ok(record?)
}

/// Reads a record. Answers with its number.
#[wasm_bindgen(js_name = matchFromRecord)]
pub fn match_from_record(record: &str) -> String {
    keep(parsed(record))
}

/// Drops the record.
#[wasm_bindgen(js_name = matchFree)]
pub fn match_free(id: u32) {
    MATCHES.with(|matches| matches.free(id));
}

/// The position at the cursor.
#[wasm_bindgen(js_name = matchView)]
pub fn match_view(id: u32) -> String {
    ask(id, &mut |record| view(record))
}

/// The legal moves at the cursor.
#[wasm_bindgen(js_name = matchLegalMoves)]
pub fn match_legal_moves(id: u32) -> String {
    ask(id, &mut |record| value(&record.legal_moves()))
}

/// Makes a typed move.
#[wasm_bindgen(js_name = matchPlay)]
pub fn match_play(id: u32, typed: &str) -> String {
    ask(id, &mut |record| {
        record.play_typed(typed)?;
        view(record)
    })
}

/// Settles an open cycle on a square from 1 to 9.
#[wasm_bindgen(js_name = matchCollapse)]
pub fn match_collapse(id: u32, square: u8) -> String {
    ask(id, &mut |record| match record.obey(Command::Collapse(square)) {
        Some(Ok(())) => view(record),
        Some(Err(refusal)) => Err(refusal.into()),
        None => Err(Problem::refused("no-collapse", "this game has no collapse")),
    })
}

/// Rolls at a chance turn; the seed is a whole number below 2⁵³.
#[wasm_bindgen(js_name = matchRoll)]
pub fn match_roll(id: u32, seed: f64) -> String {
    ask(id, &mut |record| {
        let rolled = record.roll(&mut Random::new(seed as u64));
        if rolled { view(record) } else { Err(Problem::refused("no-roll", "nothing is to be rolled now")) }
    })
}

/// Goes on or back by one move, where there is one.
#[wasm_bindgen(js_name = matchWalk)]
pub fn match_walk(id: u32, on: bool) -> String {
    ask(id, &mut |record| {
        record.go_to(if on { record.cursor() + 1 } else { record.cursor().saturating_sub(1) });
        view(record)
    })
}

/// Moves the cursor.
#[wasm_bindgen(js_name = matchGoTo)]
pub fn match_go_to(id: u32, index: f64) -> String {
    ask(id, &mut |record| {
        let index = checked(record, index)?;
        record.go_to(index);
        view(record)
    })
}

/// All moves of the record.
#[wasm_bindgen(js_name = matchMoves)]
pub fn match_moves(id: u32) -> String {
    ask(id, &mut |record| value(&record.moves()))
}

/// The link form of the record's first moves.
#[wasm_bindgen(js_name = matchRecordTo)]
pub fn match_record_to(id: u32, index: f64) -> String {
    ask(id, &mut |record| value(&record.link_of(checked(record, index)?)))
}

/// The link form of the record.
#[wasm_bindgen(js_name = matchRecord)]
pub fn match_record(id: u32) -> String {
    ask(id, &mut |record| value(&record.link_of(usize::MAX)))
}

/// The text form of the record.
#[wasm_bindgen(js_name = matchText)]
pub fn match_text(id: u32) -> String {
    ask(id, &mut |record| value(&record.text()))
}

/// All classical games still possible at the cursor.
#[wasm_bindgen(js_name = matchEnsemble)]
pub fn match_ensemble(id: u32) -> String {
    ask(id, &mut |record| match record.ensemble() {
        Some(boards) => value(&boards),
        None => Err(Problem::refused("no-ensemble", "this game has no ensemble")),
    })
}

/// A number of moves that the record has.
fn checked(record: &AnyRecord, index: f64) -> Result<usize, Problem> {
    let most = record.len();
    let is_one = index.fract() == 0.0 && (0.0..=most as f64).contains(&index);
    if is_one {
        Ok(index as usize)
    } else {
        Err(Problem::type_error(format!("an index must be a whole number from 0 to {most}")))
    }
}
