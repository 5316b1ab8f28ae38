//! What JavaScript hands over, checked.

use js_sys::{JsString, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::error::{record_error, type_error};
use crate::record::{MAX_TEXT, RecordError, RecordErrorKind};
use crate::variant::AnyRecord;

/// A string of at most [`MAX_TEXT`] characters. Its length is looked at before it is copied.
pub(super) fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    let string: &JsString = value.dyn_ref().ok_or_else(|| type_error(&format!("{name} must be a string")))?;
    if string.length() as usize > MAX_TEXT {
        return Err(type_error(&format!("{name} has more than {MAX_TEXT} characters")));
    }
    Ok(string.into())
}

/// A record's text; one that is too long is refused as a record.
pub(super) fn record_text(value: &JsValue) -> Result<String, JsValue> {
    match text(value, "a record") {
        Err(_) if value.is_string() => Err(record_error(&RecordError::at_start(RecordErrorKind::TooLong))),
        text => text,
    }
}

/// The record that a text is.
pub(super) fn parsed_record(value: &JsValue) -> Result<AnyRecord, JsValue> {
    record_text(value)?.parse().map_err(|error: RecordError| record_error(&error))
}

/// The most positions that one step may look at: more than an hour of work.
const MOST_NODES: u32 = u32::MAX;

/// How many positions a step is to look at.
pub(super) fn number_of_nodes(value: &JsValue) -> Result<u64, JsValue> {
    integer(value, "nodes", 0, MOST_NODES).map(u64::from)
}

/// A whole number from `min` to `max`.
pub(super) fn integer(value: &JsValue, name: &str, min: u32, max: u32) -> Result<u32, JsValue> {
    whole(value, name, min.into(), max.into()).map(|number| number as u32)
}

/// A whole number from `min` to `max`, neither beyond what JavaScript can tell apart.
fn whole(value: &JsValue, name: &str, min: u64, max: u64) -> Result<u64, JsValue> {
    value
        .as_f64()
        .filter(|number| number.fract() == 0.0 && (min as f64..=max as f64).contains(number))
        .map(|number| number as u64)
        .ok_or_else(|| type_error(&format!("{name} must be a whole number from {min} to {max}")))
}

/// The fields of a plain object, none of them unknown; an absent object has none.
pub(super) struct Fields(Option<Object>);

impl Fields {
    /// Refuses what is no object, and fields that are not among `known`.
    pub(super) fn new(value: &JsValue, name: &str, known: &[&str]) -> Result<Fields, JsValue> {
        if value.is_undefined() || value.is_null() {
            return Ok(Fields(None));
        }
        let object = value.dyn_ref::<Object>().filter(|_| !value.is_function() && !value.is_array());
        let object = object.ok_or_else(|| type_error(&format!("{name} must be an object")))?;
        for key in Object::keys(object).iter().filter_map(|key| key.as_string()) {
            if !known.contains(&key.as_str()) {
                return Err(type_error(&format!("there is no field {key} in {name}")));
            }
        }
        Ok(Fields(Some(object.clone())))
    }

    /// The field's value, unless it is missing.
    fn value(&self, key: &str) -> Result<Option<JsValue>, JsValue> {
        let Some(object) = &self.0 else { return Ok(None) };
        let value = Reflect::get(object, &key.into())?;
        Ok((!value.is_undefined() && !value.is_null()).then_some(value))
    }

    /// A whole number from `min` to `max`, if it is there.
    pub(super) fn integer(&self, key: &str, min: u32, max: u32) -> Result<Option<u32>, JsValue> {
        self.value(key)?.map(|value| integer(&value, key, min, max)).transpose()
    }

    /// A whole number from 0 to `max`, if it is there.
    pub(super) fn whole(&self, key: &str, max: u64) -> Result<Option<u64>, JsValue> {
        self.value(key)?.map(|value| whole(&value, key, 0, max)).transpose()
    }

    /// A string, if it is there.
    pub(super) fn text(&self, key: &str) -> Result<Option<String>, JsValue> {
        self.value(key)?.map(|value| text(&value, key)).transpose()
    }

    /// True or false; false where it is missing.
    pub(super) fn flag(&self, key: &str) -> Result<bool, JsValue> {
        let Some(value) = self.value(key)? else { return Ok(false) };
        value.as_bool().ok_or_else(|| type_error(&format!("{key} must be true or false")))
    }
}
