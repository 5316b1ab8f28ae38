//! What the test runners say about their tests: cargo's lines, and JUnit's form, which all others write.

pub mod cargo;
pub mod junit;
pub mod tally;
