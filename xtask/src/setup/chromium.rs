//! The browser of the end-to-end tests: found, or installed by Debian or by Playwright.

use super::{debian, npm};
use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The variable that names the browser, for the tests and for whoever wants a certain one.
pub const VARIABLE: &str = "CHROMIUM_PATH";

/// Finds a Chromium, or installs one.
pub fn provide() -> Result<PathBuf, String> {
    if let Some(path) = env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
        let path = PathBuf::from(path);
        return if path.is_file() {
            Ok(path)
        } else {
            Err(format!(
                "{VARIABLE} is set to {}, where there is no file. Correct or unset it, then run \
                this command again.",
                path.display()
            ))
        };
    }
    if let Some(path) = installed() {
        return Ok(path);
    }
    if debian::is_here() { by_debian() } else { by_playwright() }
}

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const ELSEWHERE: [&str; 4] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
];

fn installed() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let directories: Vec<PathBuf> = env::split_paths(&path).collect();
    let mut candidates = NAMES
        .iter()
        .flat_map(|name| directories.iter().map(move |directory| directory.join(name)))
        .chain(ELSEWHERE.iter().map(PathBuf::from));
    candidates.find(|path| path.is_file()).or_else(of_playwright)
}

fn by_debian() -> Result<PathBuf, String> {
    debian::update()?;
    debian::install(&["chromium", "chromium-driver"].map(str::to_owned))?;
    installed().ok_or_else(|| {
        format!(
            "Debian's chromium is installed but not on the search path. Set {VARIABLE} to it, \
            then run this command again."
        )
    })
}

fn by_playwright() -> Result<PathBuf, String> {
    npm::node()
        .arg(npm::package_file("@playwright/test/cli.js"))
        .args(["install", "--no-shell", "chromium"])
        .limit(Duration::from_secs(600))
        .run()
        .map_err(|message| {
            format!(
                "{message}\nInstall Chromium or Chrome yourself, set {VARIABLE} to its program if \
                it is not on the search path, then run this command again."
            )
        })?;
    of_playwright().ok_or_else(|| {
        format!(
            "Playwright installed Chromium, but it is not where Playwright looks for it. Set \
            {VARIABLE} to a Chromium, then run this command again."
        )
    })
}

/// The Chromium that Playwright has downloaded.
fn of_playwright() -> Option<PathBuf> {
    let script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
    let path: String = npm::node().args(["-e", script]).ask().ok()?;
    let path = Path::new(path.trim());
    path.is_file().then(|| path.to_path_buf())
}
