//! Small helpers without any knowledge of this project.

pub mod files;
pub mod gzip;
pub mod ports;
pub mod process_tree;
pub mod program;
