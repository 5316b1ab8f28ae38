//! Any text as a record: refused with what is legal of it, or read and written back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quantum_tictactoe::record::{MAX_TEXT, RecordError};
use quantum_tictactoe::variant::{AnyRecord, View};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match text.parse::<AnyRecord>() {
        Ok(record) => check_accepted(text, &record),
        Err(error) => check_refused(text, &error),
    }
});

fn check_accepted(text: &str, record: &AnyRecord) {
    let (link, written) = (record.link_of(usize::MAX), record.text());
    assert_eq!(link.parse().as_ref(), Ok(record), "{link}");
    assert_eq!(written.parse().as_ref(), Ok(record), "{written}");
    let is_goff = text.starts_with('X');
    assert!(is_goff || text == link || text == written, "neither {link} nor {written}");
    assert!(text.len() <= MAX_TEXT);
    assert_eq!((record.cursor(), record.moves().len()), (record.len(), record.len()));
    let shown = View::of(record);
    assert_eq!(shown, View::of(&record.clone()));
}

fn check_refused(text: &str, error: &RecordError) {
    assert!(!error.code().is_empty() && !error.to_string().is_empty());
    assert!(error.at <= text.len(), "at {} of {}", error.at, text.len());
    if error.legal_prefix.is_empty() {
        assert_eq!((error.index, error.at), (0, 0));
    } else {
        let legal: AnyRecord = error.legal_prefix.parse().expect("the legal prefix is legal");
        assert_eq!((legal.len(), legal.link_of(usize::MAX)), (error.index, error.legal_prefix.clone()));
    }
}
