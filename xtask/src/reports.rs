//! What the test runners say about their tests, one file for each runner.

pub mod cargo;
pub mod node;
pub mod playwright;
pub mod tally;
pub mod vitest;
