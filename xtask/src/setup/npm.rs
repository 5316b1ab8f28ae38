//! Node.js, npm, and the packages of `package-lock.json`.

use crate::project;
use crate::tools::files;
use crate::tools::program::Program;
use std::path::PathBuf;
use std::time::Duration;

/// The oldest Node.js that the page's tools run on.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// An npm, in the root of the checkout.
pub fn npm() -> Program {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    Program::new(name).in_directory(&project::root())
}

/// A Node.js, in the root of the checkout.
pub fn node() -> Program {
    Program::new("node").in_directory(&project::root())
}

/// The file that an installed package has at `path`.
pub fn package_file(path: &str) -> PathBuf {
    project::root().join("node_modules").join(path)
}

/// Installs the packages unless exactly these are installed already.
pub fn provide() -> Result<(), String> {
    check_node()?;
    let lock = files::read(&project::root().join("package-lock.json"))?;
    // A copy of what was installed, which goes when the packages go.
    let stamp = package_file(".installed-package-lock.json");
    if files::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm()
        .args(["ci", "--no-audit", "--no-fund"])
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .limit(Duration::from_secs(600))
        .run()
        .map_err(|message| {
            format!(
                "{message}\nCheck that this machine reaches the npm registry (`npm ping`), then \
                run this command again."
            )
        })?;
    files::write(&stamp, &lock)
}

fn check_node() -> Result<(), String> {
    let (major, minor) = OLDEST_NODE;
    let advice = format!(
        "Install Node.js {major}.{minor} or newer with npm from https://nodejs.org, then run this \
        command again."
    );
    let version = node().arg("--version").ask();
    let version = version.map_err(|_| format!("There is no Node.js here. {advice}"))?;
    let version = version.trim();
    if !is_recent(version) {
        return Err(format!("Node.js here is {version}, which is too old. {advice}"));
    }
    match npm().arg("--version").ask() {
        Ok(_) => Ok(()),
        Err(_) => Err(format!("Node.js is here, but npm is not. {advice}")),
    }
}

fn is_recent(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse::<u32>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= OLDEST_NODE,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_recent;

    #[test]
    fn versions() {
        assert!(is_recent("v20.20.2"));
        assert!(is_recent("v20.19.0"));
        assert!(is_recent("v24.0.0"));
        assert!(!is_recent("v20.9.0"));
        assert!(!is_recent("v18.20.4"));
        assert!(!is_recent("unknown"));
    }
}
