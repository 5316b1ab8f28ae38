//! The files that the service worker keeps for use without a network.

use crate::tools::files;
use std::path::{Path, PathBuf};

/// Every file that the built service worker lists in its first line.
pub fn files_kept(dist: &Path) -> Result<Vec<PathBuf>, String> {
    let worker = dist.join("service-worker.js");
    let paths = listed(&files::read_text(&worker)?)?;
    Ok(paths.iter().map(|path| dist.join(if path == "./" { "index.html" } else { path })).collect())
}

fn listed(worker: &str) -> Result<Vec<String>, String> {
    let line = worker.lines().next().unwrap_or_default();
    let list = line.strip_prefix("const FILES = ").and_then(|rest| rest.strip_suffix(';'));
    let list = list.and_then(|list| serde_json::from_str::<Vec<(String, String)>>(list).ok());
    let list = list.ok_or("The service worker does not begin with its list of files. Run `cargo xtask build`.")?;
    Ok(list.into_iter().map(|(path, _)| path).collect())
}

#[cfg(test)]
mod tests {
    use super::listed;

    #[test]
    fn the_first_line_lists_paths_and_digests() {
        let worker = "const FILES = [[\"./\",\"sha256-a\"],[\"./assets/b.js\",\"sha256-c\"]];\nrest";
        assert_eq!(listed(worker), Ok(vec!["./".to_owned(), "./assets/b.js".to_owned()]));
    }

    #[test]
    fn another_first_line_is_an_error() {
        let expected = "The service worker does not begin with its list of files. Run `cargo xtask build`.";
        assert_eq!(listed("// empty"), Err(expected.to_owned()));
    }
}
