//! Reading and writing files, with errors that name the file.

use std::fs;
use std::path::{Path, PathBuf};

/// The bytes of a file.
pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("Cannot read {}: {error}.", path.display()))
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("Cannot read {}: {error}.", path.display()))
}

/// Writes a file, making its directory if need be.
pub fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    if let Some(directory) = path.parent() {
        make_directory(directory)?;
    }
    fs::write(path, content).map_err(|error| format!("Cannot write {}: {error}.", path.display()))
}

/// Makes a directory with all its parents.
pub fn make_directory(path: &Path) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| format!("Cannot make {}: {error}.", path.display()))
}

/// Removes a file that may not be there.
pub fn remove(path: &Path) -> Result<(), String> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("Cannot remove {}: {error}.", path.display()))
        }
        _ => Ok(()),
    }
}

/// Every file in `directory` whose name ends so, sorted.
pub fn ending_with(directory: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(directory).map_err(|error| format!("Cannot read {}: {error}.", directory.display()))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    found.sort();
    Ok(found)
}
