//! The Rust that runs this command.

use crate::tools::program::Program;
use std::env;
use std::ffi::OsString;
use std::time::Duration;

/// The cargo that runs this command.
pub fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The compiler which that cargo uses.
pub fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// Finds the formatter and the linter, and has rustup add them if they are missing.
pub fn provide_components() -> Result<(), String> {
    let missing: Vec<&str> = [("fmt", "rustfmt"), ("clippy", "clippy")]
        .into_iter()
        .filter(|(command, _)| Program::new(cargo()).args([command, "--version"]).ask().is_err())
        .map(|(_, component)| component)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    Program::new("rustup")
        .args(["component", "add"])
        .args(&missing)
        .env("RUSTUP_DOWNLOAD_TIMEOUT", "20")
        .limit(Duration::from_secs(300))
        .run()
        .map_err(|message| {
            format!("{message}\nInstall {} for your Rust, then run this command again.", missing.join(" and "))
        })
}
