//! Where things are in the checkout.

use std::env;
use std::path::{Path, PathBuf};

/// One of the two engines in the package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// All games, with solvers and computer players.
    Full,
    /// The rules of quantum tic-tac-toe alone.
    Small,
}

impl Engine {
    /// Both.
    pub const ALL: [Engine; 2] = [Engine::Full, Engine::Small];

    /// The name of its files, without what follows it and their endings.
    pub fn stem(self) -> &'static str {
        match self {
            Engine::Full => "quantum_tictactoe",
            Engine::Small => "quantum_tictactoe_small",
        }
    }

    /// Its JavaScript in the package.
    pub fn script(self) -> &'static str {
        match self {
            Engine::Full => "quantum_tictactoe.js",
            Engine::Small => "small.js",
        }
    }

    /// The cargo features that it is built with.
    pub fn features(self) -> &'static [&'static str] {
        match self {
            Engine::Full => &["bindings", "full"],
            Engine::Small => &["bindings"],
        }
    }

    /// The cargo profile that it is built with.
    pub fn profile(self) -> &'static str {
        match self {
            Engine::Full => "wasm",
            Engine::Small => "wasm-small",
        }
    }

    /// Its WebAssembly in `directory`.
    pub fn wasm(self, directory: &Path) -> PathBuf {
        directory.join(format!("{}_bg.wasm", self.stem()))
    }
}

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
