//! Small helpers without any knowledge of this project.

pub mod files;
pub mod gzip;
pub mod process_tree;
pub mod program;
