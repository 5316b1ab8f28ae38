//! The JSON report of vitest.

use super::tally::Tally;
use serde_json::Value;

/// Reads the report; a test file that could not be loaded counts as one failure.
pub fn tally(report: &str) -> Result<Tally, String> {
    let report: Value =
        serde_json::from_str(report).map_err(|error| format!("The report of vitest is not JSON: {error}."))?;
    let count = |name: &str| report[name].as_u64().unwrap_or(0);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut broken = 0;
    let mut remarks = Vec::new();
    for file in report["testResults"].as_array().into_iter().flatten().filter(|file| file["status"] == "failed") {
        let tests = file["assertionResults"].as_array().map_or(&[][..], Vec::as_slice);
        if tests.is_empty() {
            broken += 1;
            remarks.push(text(&file["name"]));
        }
        remarks.extend(tests.iter().filter(|test| test["status"] == "failed").map(|test| text(&test["fullName"])));
    }
    Ok(Tally {
        passed: count("numPassedTests"),
        failed: count("numFailedTests") + broken,
        skipped: count("numPendingTests") + count("numTodoTests"),
        remarks,
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
                { "status": "failed", "assertionResults": [{ "status": "failed", "fullName": "live says it once" }] },
                { "status": "failed", "name": "live.test.ts", "assertionResults": [] },
                { "status": "passed", "assertionResults": [{ "status": "passed" }] }
            ]
        }"#;
        let remarks = vec!["live says it once".to_owned(), "live.test.ts".to_owned()];
        assert_eq!(tally(report), Ok(Tally { passed: 6, failed: 2, skipped: 2, remarks }));
    }

    #[test]
    fn a_report_cut_short_is_an_error() {
        let message = tally("{").unwrap_err();
        assert!(message.starts_with("The report of vitest is not JSON: "), "{message}");
    }
}
