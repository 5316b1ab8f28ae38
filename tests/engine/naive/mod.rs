//! The games as their rules tell them, as plainly and slowly as possible: what the engine is judged by.

pub mod classic;
pub mod quantum;
