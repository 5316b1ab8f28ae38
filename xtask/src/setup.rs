//! Finding and installing what the commands need, one file for each thing.

pub mod chromium;
pub mod debian;
pub mod npm;
pub mod rust;
pub mod wasm_std;
