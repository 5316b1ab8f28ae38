//! What `node --test` prints, for people or as TAP.

use super::tally::Tally;

/// Adds up the summaries, one for each time that the runner was called.
pub fn tally(output: &str) -> Tally {
    let mut total = Tally::default();
    for line in output.lines() {
        let line = without_colour(line);
        let told = line.trim_start();
        if let Some(name) = told.strip_prefix("✖ ").or(told.strip_prefix("not ok "))
            && name != "failing tests:"
        {
            total.remarks.push(name.to_owned());
        }
        let Some(entry) = line.strip_prefix("# ").or(line.strip_prefix("ℹ ")) else {
            continue;
        };
        let Some((name, number)) = entry.split_once(' ') else {
            continue;
        };
        let number = number.trim().parse().unwrap_or(0);
        match name {
            "pass" => total.passed += number,
            "fail" | "cancelled" => total.failed += number,
            "skipped" | "todo" => total.skipped += number,
            _ => {}
        }
    }
    total
}

/// Text without its `ESC [ … m` sequences.
pub fn without_colour(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(part.split_once('m').map_or("", |(_, rest)| rest));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{Tally, tally};

    fn expected() -> Tally {
        Tally { passed: 12, failed: 2, skipped: 1, remarks: vec!["2 - draws".to_owned()] }
    }

    #[test]
    fn tap() {
        let output = "ok 1 - plays\nnot ok 2 - draws\n1..15\n# tests 15\n# suites 0\n# pass 12\n# fail 1\n\
            # cancelled 1\n# skipped 1\n# todo 0\n# duration_ms 81.9\n";
        assert_eq!(tally(output), expected());
    }

    #[test]
    fn for_people_and_in_colour() {
        let output = "\u{1b}[32m✔ plays \u{1b}[90m(0.8ms)\u{1b}[39m\n\
            \u{1b}[31m✖ 2 - draws\u{1b}[39m\n\
            \u{1b}[34mℹ tests 15\u{1b}[39m\nℹ pass 12\n\u{1b}[34mℹ fail 2\u{1b}[39m\nℹ skipped 1\n";
        assert_eq!(tally(output), expected());
    }

    #[test]
    fn two_summaries_are_added_up() {
        assert_eq!(tally("# pass 3\n# fail 0\n# pass 4\n# fail 0\n").passed, 7);
    }
}
