//! Errors as JavaScript sees them: `Error` objects told apart by `name`.

use js_sys::{Array, Error, Reflect};
use wasm_bindgen::JsValue;

use crate::position::RulesError;
use crate::record::RecordError;
use crate::variant::TypedMoveError;

/// An argument of the wrong type or out of range.
pub(super) fn type_error(message: &str) -> JsValue {
    js_sys::TypeError::new(message).into()
}

/// A solver's table that does not fit into memory.
pub(super) fn no_memory() -> JsValue {
    js_sys::RangeError::new("there is no memory for the solver's table").into()
}

pub(super) fn rules_error(error: RulesError) -> JsValue {
    named("RulesError", &error.to_string(), &[("code", error.code().into())])
}

pub(super) fn move_error(error: &TypedMoveError) -> JsValue {
    refused(error.code(), &error.to_string(), error.squares())
}

/// A `MoveError` for what can't be done in this game or position.
pub(super) fn refused(code: &str, message: &str, squares: &[u8]) -> JsValue {
    named("MoveError", message, &[("code", code.into()), ("squares", numbers(squares))])
}

fn numbers(squares: &[u8]) -> JsValue {
    squares.iter().map(|square| JsValue::from(*square)).collect::<Array>().into()
}

pub(super) fn record_error(error: &RecordError) -> JsValue {
    let fields = [
        ("code", error.code().into()),
        ("index", JsValue::from(error.index as u32)),
        ("at", JsValue::from(error.at as u32)),
        ("squares", numbers(error.squares())),
        ("legalPrefix", error.legal_prefix.as_str().into()),
    ];
    named("RecordError", &error.to_string(), &fields)
}

fn named(name: &str, message: &str, fields: &[(&str, JsValue)]) -> JsValue {
    let error = Error::new(message);
    error.set_name(name);
    for (key, value) in fields {
        // Setting a property of a fresh, extensible object can't fail.
        let _ = Reflect::set(&error, &JsValue::from(*key), value);
    }
    error.into()
}
