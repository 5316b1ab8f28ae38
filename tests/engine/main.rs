//! All tests of the engine, in one program: against naive models, the cases, the perft tables, and laws that every game keeps.

mod judge;
mod naive;

mod against_naive;
#[cfg(feature = "classic")]
mod cases;
#[cfg(feature = "classic")]
mod classic_against_naive;
mod draws;
#[cfg(feature = "classic")]
mod examples;
#[cfg(feature = "classic")]
mod goff;
mod guided_tree;
mod heuristic;
#[cfg(feature = "classic")]
mod keys;
#[cfg(feature = "classic")]
mod laws;
mod layers;
#[cfg(feature = "classic")]
mod messages;
#[cfg(feature = "classic")]
mod notation;
#[cfg(feature = "classic")]
mod opponent;
#[cfg(feature = "classic")]
mod perft;
mod puzzles;
#[cfg(feature = "classic")]
mod reasons;
#[cfg(feature = "classic")]
mod records;
mod retrograde;
#[cfg(feature = "classic")]
mod search;
#[cfg(feature = "classic")]
mod setups;
mod solver;
#[cfg(feature = "classic")]
mod symmetry;
#[cfg(feature = "classic")]
mod tree;
#[cfg(feature = "classic")]
mod views;
