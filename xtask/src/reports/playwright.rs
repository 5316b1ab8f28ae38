//! The JSON report of Playwright.

use super::tally::Tally;
use serde_json::Value;

/// Reads the report. Whatever went wrong outside the tests counts as failed. A test that passed
/// only when tried again has passed, and is named.
pub fn tally(report: &str) -> Result<Tally, String> {
    let report: Value =
        serde_json::from_str(report).map_err(|error| format!("The report of Playwright is not JSON: {error}."))?;
    let count = |name: &str| report["stats"][name].as_u64().unwrap_or(0);
    let mut remarks = Vec::new();
    for error in list(&report["errors"]) {
        remarks.push(opening(error));
    }
    for suite in list(&report["suites"]) {
        remark(suite, "", &mut remarks);
    }
    Ok(Tally {
        passed: count("expected") + count("flaky"),
        failed: count("unexpected") + list(&report["errors"]).len() as u64,
        skipped: count("skipped"),
        remarks,
    })
}

/// Names the tests of a suite, and of those in it, that did not simply pass.
fn remark(suite: &Value, around: &str, remarks: &mut Vec<String>) {
    let place = format!("{around}{} › ", suite["title"].as_str().unwrap_or_default());
    for spec in list(&suite["specs"]) {
        let title = spec["title"].as_str().unwrap_or_default();
        for test in list(&spec["tests"]) {
            let how = match test["status"].as_str() {
                Some("unexpected") => "",
                Some("flaky") => "passed only when tried again: ",
                _ => continue,
            };
            let error = list(&test["results"]).iter().find_map(|result| list(&result["errors"]).first());
            let why = error.map(opening).unwrap_or_default();
            remarks.push(format!("{how}{place}{title}: {why}"));
        }
    }
    for inner in list(&suite["suites"]) {
        remark(inner, &place, remarks);
    }
}

/// The first lines of an error's message, as one and without colours.
fn opening(error: &Value) -> String {
    const LINES: usize = 6;
    let message = super::node::without_colour(error["message"].as_str().unwrap_or_default());
    message.lines().map(str::trim).filter(|line| !line.is_empty()).take(LINES).collect::<Vec<_>>().join(" | ")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::{Tally, tally};

    #[test]
    fn what_did_not_simply_pass_is_named() {
        let report = r#"{
            "errors": [{ "message": "the server did not start" }],
            "suites": [{ "title": "link.spec.ts", "specs": [
                { "title": "opens", "tests": [{ "status": "expected", "results": [{ "errors": [] }] }] }
            ], "suites": [{ "title": "broken", "specs": [
                { "title": "is told", "tests": [{ "status": "unexpected", "results": [
                    { "errors": [{ "message": "\u001b[31mwrong\u001b[39m\n\n  Received: 5" }] }
                ] }] },
                { "title": "stays", "tests": [{ "status": "flaky", "results": [
                    { "errors": [{ "message": "late" }] }, { "errors": [] }
                ] }] }
            ] }] }],
            "stats": { "expected": 30, "unexpected": 1, "flaky": 1, "skipped": 2 }
        }"#;
        let remarks = vec![
            "the server did not start".to_owned(),
            "link.spec.ts › broken › is told: wrong | Received: 5".to_owned(),
            "passed only when tried again: link.spec.ts › broken › stays: late".to_owned(),
        ];
        assert_eq!(tally(report), Ok(Tally { passed: 31, failed: 2, skipped: 2, remarks }));
    }

    #[test]
    fn an_empty_report_counts_nothing() {
        assert_eq!(tally("{}"), Ok(Tally::default()));
    }
}
