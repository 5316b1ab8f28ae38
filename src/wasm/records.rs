//! Records as JavaScript gives them.

use wasm_bindgen::prelude::wasm_bindgen;

use super::problem::Problem;
use crate::position::RulesError;
use crate::record::{MAX_TEXT, RecordError, RecordErrorKind};
use crate::variant::{AnyRecord, NAMES};

/// How long a text may be.
#[wasm_bindgen(js_name = mostText)]
pub fn most_text() -> u32 {
    MAX_TEXT as u32
}

/// The record that a text is. What begins like one that only the full engine reads is told apart from what nobody does.
pub(super) fn parsed(text: &str) -> Result<AnyRecord, Problem> {
    text.parse().map_err(|error: RecordError| {
        let is_unknown = error.kind == RecordErrorKind::Rules(RulesError::UNKNOWN_GAME);
        if !cfg!(feature = "full") && is_unknown && begins_like_a_record(text) && !begins_like_one_of_ours(text) {
            return Problem::record_elsewhere();
        }
        error.into()
    })
}

/// As those of other games do, or those that Goff wrote.
fn begins_like_a_record(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'z' | b'X', b'0'..=b'9', ..])
}

fn begins_like_one_of_ours(text: &str) -> bool {
    let letter = |text: &str| text.as_bytes().first().copied();
    let begins = |name: &&str| AnyRecord::new(name).is_ok_and(|record| letter(&record.link_of(0)) == letter(text));
    NAMES.iter().any(begins)
}

#[cfg(test)]
mod tests {
    use super::{begins_like_a_record, begins_like_one_of_ours};

    #[test]
    fn a_letter_is_one_games_own() {
        assert!(["q1", "q2-12"].into_iter().all(begins_like_one_of_ours));
        assert!(!["z1", "X1+(1,2)", ""].into_iter().any(begins_like_one_of_ours));
    }

    #[test]
    fn a_head_has_a_letter_and_a_number() {
        assert!(["t1.3", "m1.9-5", "y1", "d1.2: n5", "X1+(1,2)"].into_iter().all(begins_like_a_record));
        assert!(!["", "1", "12", "q", "hello", "<b>", "É1"].into_iter().any(begins_like_a_record));
    }
}
