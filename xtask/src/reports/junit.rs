//! The JUnit report that every runner of JavaScript tests writes itself.

use super::tally::Tally;
use crate::tools::program::without_colour;
use roxmltree::{Document, Node};

/// Counts the tests of a report. One that failed is named with the first lines of why.
pub fn tally(report: &str) -> Result<Tally, String> {
    // Runners repeat what tests wrote, also what may not stand in XML.
    let report: String = without_colour(report).chars().filter(|letter| is_allowed(*letter)).collect();
    let report =
        Document::parse(&report).map_err(|error| format!("The report of the tests is not JUnit's XML: {error}."))?;
    let mut tally = Tally::default();
    for case in report.descendants().filter(|node| node.has_tag_name("testcase")) {
        if let Some(failure) =
            case.children().find(|node| ["failure", "error"].iter().any(|tag| node.has_tag_name(*tag)))
        {
            tally.failed += 1;
            tally.remarks.push(format!("{}: {}", name(case), why(failure, case)));
        } else if case.children().any(|node| node.has_tag_name("skipped")) {
            tally.skipped += 1;
        } else {
            tally.passed += 1;
        }
    }
    Ok(tally)
}

fn is_allowed(letter: char) -> bool {
    matches!(letter, '\t' | '\n' | '\r') || !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}')
}

/// The names of the suites around a test, and its own.
fn name(case: Node) -> String {
    let around = case.ancestors().skip(1).filter(|node| node.has_tag_name("testsuite"));
    let mut names: Vec<&str> = around.filter_map(|suite| suite.attribute("name")).collect();
    names.reverse();
    names.extend(case.attribute("name"));
    names.join(" › ")
}

/// The first lines of what a failure says, but for one that is only the way to the test.
fn why(failure: Node, case: Node) -> String {
    const LINES: usize = 6;
    let told = failure.text().filter(|text| !text.trim().is_empty()).or(failure.attribute("message"));
    let own = case.attribute("name").unwrap_or_default();
    let is_way = |line: &str| line.contains('›') && line.contains(own);
    let lines = told.unwrap_or_default().lines().map(str::trim).filter(|line| !line.is_empty() && !is_way(line));
    lines.take(LINES).collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::{Tally, tally};

    #[test]
    fn tests_are_counted_and_those_that_failed_named() {
        let report = "<?xml version=\"1.0\"?><testsuites tests=\"5\">
            <testsuite name=\"link.spec.ts\">
                <testcase name=\"broken › is told\" classname=\"link.spec.ts\">
                    <failure message=\"link.spec.ts:5:1 is told\" type=\"FAILURE\"><![CDATA[
                        link.spec.ts:5:1 › broken › is told ────

                        \u{1b}[31mwrong\u{1b}[39m\u{7}
                          Received: 5 ]]></failure>
                </testcase>
                <testcase name=\"opens\"/>
                <testcase name=\"prints\"><skipped/></testcase>
            </testsuite>
            <testsuite name=\"match\"><testsuite name=\"plays\">
                <testcase name=\"draws\"><error type=\"test\" message=\"1 !== 2\"/></testcase>
            </testsuite></testsuite>
            <testcase name=\"alone\"/>
        </testsuites>";
        let remarks = vec![
            "link.spec.ts › broken › is told: wrong | Received: 5".to_owned(),
            "match › plays › draws: 1 !== 2".to_owned(),
        ];
        assert_eq!(tally(report), Ok(Tally { passed: 2, failed: 2, skipped: 1, remarks }));
    }

    #[test]
    fn a_report_cut_short_is_an_error() {
        let message = tally("<testsuites><testsuite>").unwrap_err();
        assert!(message.starts_with("The report of the tests is not JUnit's XML: "), "{message}");
    }
}
