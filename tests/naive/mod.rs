//! The games as their rules tell them, as plainly and slowly as possible: what the engine is judged by.
#![allow(dead_code, reason = "each test uses what it needs")]

pub mod classic;
pub mod quantum;
