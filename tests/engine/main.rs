//! All tests of the engine, in one program: against naive models, the cases, the perft tables, and laws that every game keeps.
#![cfg_attr(
    not(feature = "classic"),
    allow(dead_code, unused_imports, reason = "some helpers serve the classic game alone")
)]

mod judge;
mod naive;

mod against_naive;
#[cfg(feature = "classic")]
mod best_effort;
mod cases;
#[cfg(feature = "classic")]
mod classic_against_naive;
mod draws;
#[cfg(feature = "full")]
mod examples;
#[cfg(feature = "goff")]
mod goff;
mod guided_tree;
mod habits;
mod heuristic;
mod keys;
mod laws;
mod layers;
mod messages;
mod notation;
mod opponent;
mod perft;
mod puzzles;
mod reasons;
mod records;
mod retrograde;
mod search;
mod setups;
mod six_files;
mod solver;
mod symmetry;
mod tree;
mod views;

/// Whether the engine was built with what a record, a head or a name needs.
fn is_built(text: &str) -> bool {
    let needs_classic = text.starts_with('t') || text.starts_with("classic");
    (cfg!(feature = "classic") || !needs_classic) && (cfg!(feature = "goff") || !text.starts_with('X'))
}
