//! How many tests passed and failed.

use std::ops::AddAssign;

/// Tests counted, by how they ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those that passed.
    pub passed: u64,
    /// Those that failed.
    pub failed: u64,
    /// Those that were left out; every one is worth asking about.
    pub skipped: u64,
    /// What is worth reading again at the end: a line for each test that failed, as far as its
    /// runner names it, and for each that passed only when tried again.
    pub remarks: Vec<String>,
}

impl Tally {
    /// The tally of a runner, held against its exit status: a runner that failed without a failed
    /// test counts as one failure, and so does one that ran no test at all.
    pub fn confirmed(self, succeeded: bool) -> Result<Tally, String> {
        if self.passed + self.failed == 0 {
            return Err("It ran no test at all.".to_owned());
        }
        if !succeeded && self.failed == 0 {
            return Ok(Tally { failed: 1, ..self });
        }
        Ok(self)
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.remarks.extend(other.remarks);
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    fn tally(passed: u64, failed: u64) -> Tally {
        Tally { passed, failed, ..Tally::default() }
    }

    #[test]
    fn a_runner_without_tests_is_a_failure() {
        let message = Err("It ran no test at all.".to_owned());
        assert_eq!(tally(0, 0).confirmed(true), message);
        assert_eq!(tally(0, 0).confirmed(false), message);
    }

    #[test]
    fn a_runner_that_fails_without_a_failed_test_counts_as_one() {
        assert_eq!(tally(5, 0).confirmed(false), Ok(tally(5, 1)));
        assert_eq!(tally(5, 2).confirmed(false), Ok(tally(5, 2)));
        assert_eq!(tally(5, 0).confirmed(true), Ok(tally(5, 0)));
    }
}
