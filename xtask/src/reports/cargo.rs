//! What `cargo test` prints.

use super::tally::Tally;

/// Adds up the `test result:` lines, one for each test program, and names the tests that failed with what they said.
pub fn tally(output: &str) -> Tally {
    let mut total = Tally::default();
    let mut lines = output.lines();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("---- ").and_then(|rest| rest.strip_suffix(" stdout ----")) {
            let said = lines.by_ref().skip_while(|line| line.is_empty()).take_while(|line| !line.is_empty());
            let said = said.filter(|line| !line.starts_with("note: run with")).take(SAID).map(str::trim);
            total.remarks.push(format!("{name}: {}", said.collect::<Vec<_>>().join(" | ")));
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

/// How many lines of what a test said are repeated.
const SAID: usize = 6;

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

failures:

---- pair::tests::orders stdout ----

thread 'pair::tests::orders' (7) panicked at src/pair.rs:5:9:
assertion `left == right` failed
  left: 1
 right: 2
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace


failures:
    pair::tests::orders

test result: FAILED. 3 passed; 1 failed; 1 ignored; 0 measured; 7 filtered out; finished in 1.20s
";
        let remark = "pair::tests::orders: thread 'pair::tests::orders' (7) panicked at src/pair.rs:5:9: | \
            assertion `left == right` failed | left: 1 | right: 2";
        let remarks = vec![remark.to_owned()];
        assert_eq!(tally(output), Tally { passed: 5, failed: 1, skipped: 1, remarks });
    }

    #[test]
    fn other_output_counts_nothing() {
        assert_eq!(tally("error: could not compile\n10 passed\n"), Tally::default());
    }
}
