//! The JSON report of vitest.

use super::tally::Tally;
use serde_json::Value;

/// Reads the report; a test file that could not be loaded counts as one failure.
pub fn tally(report: &str) -> Result<Tally, String> {
    let report: Value =
        serde_json::from_str(report).map_err(|error| format!("The report of vitest is not JSON: {error}."))?;
    let count = |name: &str| report[name].as_u64().unwrap_or(0);
    let files = report["testResults"].as_array();
    let broken = files
        .into_iter()
        .flatten()
        .filter(|file| file["status"] == "failed" && file["assertionResults"].as_array().is_none_or(Vec::is_empty));
    Ok(Tally {
        passed: count("numPassedTests"),
        failed: count("numFailedTests") + broken.count() as u64,
        skipped: count("numPendingTests") + count("numTodoTests"),
    })
}

#[cfg(test)]
mod tests {
    use super::{Tally, tally};

    #[test]
    fn tests_and_broken_files_are_counted() {
        let report = r#"{
            "numTotalTests": 9, "numPassedTests": 6, "numFailedTests": 1,
            "numPendingTests": 1, "numTodoTests": 1,
            "testResults": [
                { "status": "failed", "assertionResults": [{ "status": "failed" }] },
                { "status": "failed", "assertionResults": [] },
                { "status": "passed", "assertionResults": [{ "status": "passed" }] }
            ]
        }"#;
        assert_eq!(tally(report), Ok(Tally { passed: 6, failed: 2, skipped: 2 }));
    }

    #[test]
    fn a_report_cut_short_is_an_error() {
        let message = tally("{").unwrap_err();
        assert!(message.starts_with("The report of vitest is not JSON: "), "{message}");
    }
}
