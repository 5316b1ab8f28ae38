//! What `cargo test` prints.

use super::tally::Tally;

/// Adds up the `test result:` lines, one for each test program.
pub fn tally(output: &str) -> Tally {
    let mut total = Tally::default();
    for line in output.lines() {
        if let Some(name) = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... FAILED")) {
            total.remarks.push(name.to_owned());
        }
        if let Some(counts) = line.strip_prefix("test result: ") {
            total += Tally {
                passed: count(counts, " passed"),
                failed: count(counts, " failed"),
                skipped: count(counts, " ignored"),
                remarks: Vec::new(),
            };
        }
    }
    total
}

/// The number before `word`.
fn count(counts: &str, word: &str) -> u64 {
    let before = counts.split(word).next().unwrap_or_default();
    let digits = before.rsplit(' ').next().unwrap_or_default();
    digits.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Tally, tally};

    #[test]
    fn several_programs_are_added_up() {
        let output = "\
running 2 tests
test square::tests::parses ... ok
test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s

running 5 tests
test pair::tests::orders ... FAILED
test result: FAILED. 3 passed; 1 failed; 1 ignored; 0 measured; 7 filtered out; finished in 1.20s
";
        let remarks = vec!["pair::tests::orders".to_owned()];
        assert_eq!(tally(output), Tally { passed: 5, failed: 1, skipped: 1, remarks });
    }

    #[test]
    fn other_output_counts_nothing() {
        assert_eq!(tally("error: could not compile\n10 passed\n"), Tally::default());
    }
}
