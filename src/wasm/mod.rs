//! The boundary to JavaScript: the only place that knows it.
//!
//! Numbers and text come in, text goes out: JSON, or behind an exclamation mark a [`problem::Problem`] in JSON. Nothing of
//! JavaScript is called from here, so nothing that is thrown there can pass through the engine. The classes that
//! JavaScript sees, and the checks of what it gives them, are in `pkg/src`.

#[cfg(feature = "solvers")]
mod analyzer;
#[cfg(feature = "bench")]
mod bench;
mod fields;
mod json;
mod matches;
#[cfg(feature = "solvers")]
mod opponent;
mod problem;
mod records;
mod shelf;
