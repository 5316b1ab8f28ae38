//! Plain data for JavaScript.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use super::error::type_error;

/// The value as plain data, with null for what is missing.
pub(super) fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    value.serialize(&Serializer::new().serialize_missing_as_null(true)).map_err(|error| type_error(&error.to_string()))
}
