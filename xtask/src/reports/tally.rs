//! How many tests passed and failed.

use crate::tools::program::Finished;
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
    /// runner names it.
    pub remarks: Vec<String>,
}

impl Tally {
    /// The tally of a runner, held against how it ended: a runner that failed without a failed
    /// test counts as one failure, and so does one that ran no test at all.
    pub fn confirmed(self, finished: &Finished) -> Result<Tally, String> {
        if self.passed + self.failed == 0 {
            return Err(finished.ending("It ran no test at all"));
        }
        if !finished.succeeded && self.failed == 0 {
            let remarks = vec![finished.ending("It failed outside its tests")];
            return Ok(Tally { failed: 1, remarks, ..self });
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
    use super::{Finished, Tally};

    fn tally(passed: u64, failed: u64) -> Tally {
        Tally { passed, failed, ..Tally::default() }
    }

    fn finished(succeeded: bool) -> Finished {
        Finished { succeeded, text: String::new(), last: vec!["no port is free".to_owned()] }
    }

    #[test]
    fn a_runner_without_tests_is_a_failure() {
        let message = Err("It ran no test at all; it ended with:\n    no port is free".to_owned());
        assert_eq!(tally(0, 0).confirmed(&finished(true)), message);
        assert_eq!(tally(0, 0).confirmed(&finished(false)), message);
    }

    #[test]
    fn a_runner_that_fails_without_a_failed_test_counts_as_one() {
        let remarks = vec!["It failed outside its tests; it ended with:\n    no port is free".to_owned()];
        assert_eq!(tally(5, 0).confirmed(&finished(false)), Ok(Tally { remarks, ..tally(5, 1) }));
        assert_eq!(tally(5, 2).confirmed(&finished(false)), Ok(tally(5, 2)));
        assert_eq!(tally(5, 0).confirmed(&finished(true)), Ok(tally(5, 0)));
    }
}
