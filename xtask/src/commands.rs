//! The commands themselves, one file each.

pub mod build;
pub mod measure;
pub mod play;
pub mod test;
