//! The JSON report of Playwright.

use super::tally::Tally;
use serde_json::Value;

/// Reads the report. A test that passed only when tried again has failed, and so has whatever went
/// wrong outside the tests.
pub fn tally(report: &str) -> Result<Tally, String> {
    let report: Value =
        serde_json::from_str(report).map_err(|error| format!("The report of Playwright is not JSON: {error}."))?;
    let count = |name: &str| report["stats"][name].as_u64().unwrap_or(0);
    let outside = report["errors"].as_array().map_or(0, Vec::len) as u64;
    Ok(Tally {
        passed: count("expected"),
        failed: count("unexpected") + count("flaky") + outside,
        skipped: count("skipped"),
    })
}

#[cfg(test)]
mod tests {
    use super::{Tally, tally};

    #[test]
    fn flaky_tests_have_failed() {
        let report = r#"{
            "errors": [{ "message": "the server did not start" }],
            "stats": { "expected": 30, "unexpected": 1, "flaky": 1, "skipped": 2 }
        }"#;
        assert_eq!(tally(report), Ok(Tally { passed: 30, failed: 3, skipped: 2 }));
    }

    #[test]
    fn an_empty_report_counts_nothing() {
        assert_eq!(tally("{}"), Ok(Tally::default()));
    }
}
