//! Where things are in the checkout.

use std::env;
use std::path::{Path, PathBuf};

/// The name of the generated files in `pkg`, without their endings.
pub const STEM: &str = "quantum_tictactoe";

/// The root of the checkout.
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}

/// What cargo builds, and whatever else can be made again.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The npm package.
pub fn pkg() -> PathBuf {
    root().join("pkg")
}

/// The built page.
pub fn dist() -> PathBuf {
    root().join("www").join("dist")
}

/// The generated JavaScript of the engine in `directory`.
pub fn glue(directory: &Path) -> PathBuf {
    directory.join(format!("{STEM}.js"))
}

/// The generated WebAssembly of the engine in `directory`.
pub fn wasm(directory: &Path) -> PathBuf {
    directory.join(format!("{STEM}_bg.wasm"))
}
