//! Rust's standard library for WebAssembly: found, fetched by rustup, or built by Debian's Rust.

use super::debian;
use crate::project;
use crate::tools::program::Program;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How the engine is compiled to WebAssembly on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By the Rust that runs this command, with a standard library that came ready-made.
    ReadyMade,
    /// By Debian's Rust, which builds the standard library from its source.
    FromSource,
}

impl Way {
    /// Where this way builds; switching between the two would rebuild everything.
    pub fn target_directory(self) -> PathBuf {
        project::target().join(match self {
            Way::ReadyMade => "wasm",
            Way::FromSource => "wasm-build-std",
        })
    }

    /// A cargo that builds for WebAssembly when given a command and `arguments` for it.
    pub fn cargo(self, command: &str) -> Program {
        let program = match self {
            Way::ReadyMade => Program::new(super::rust::cargo()).args([command, "--locked"]),
            Way::FromSource => Program::new(DEBIAN_CARGO)
                .without(&OF_THE_OTHER_CARGO)
                .env("RUSTC", DEBIAN_RUSTC)
                .env("RUSTC_BOOTSTRAP", "1")
                .arg(command)
                .arg("-Zbuild-std=std,panic_abort"),
        };
        program
            // Flags meant for this machine's processor.
            .without(&["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"])
            .args(["--target", TARGET, "--target-dir"])
            .arg(self.target_directory())
            .in_directory(&project::root())
            // Debian's Rust builds the standard library once, on slow machines slowly.
            .limit(Duration::from_secs(1800))
    }
}

/// The name that Rust gives to WebAssembly without a system.
pub const TARGET: &str = "wasm32-unknown-unknown";

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm"];

/// What `cargo run` hands down, or a person has set, for a Rust that is not Debian's.
const OF_THE_OTHER_CARGO: [&str; 11] = [
    "CARGO",
    "CARGO_BUILD_RUSTC",
    "CARGO_BUILD_RUSTC_WRAPPER",
    "DYLD_FALLBACK_LIBRARY_PATH",
    "LD_LIBRARY_PATH",
    "RUSTC",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTC_WRAPPER",
    "RUSTDOC",
    "RUSTDOCFLAGS",
    "RUSTUP_TOOLCHAIN",
];

/// Finds a way to build for WebAssembly, and installs what it lacks.
pub fn provide() -> Result<Way, String> {
    choose(&mut ThisMachine)
}

/// What the choice depends on and what it can do about it.
trait Machine {
    /// Whether the Rust in use has the library.
    fn has_library(&self) -> bool;
    /// Whether Debian's Rust is complete.
    fn has_debian_rust(&self) -> bool;
    /// Whether Debian's Rust has built the engine here before.
    fn has_built_from_source(&self) -> bool;
    fn has_rustup(&self) -> bool;
    fn is_debian(&self) -> bool;
    fn add_by_rustup(&mut self) -> Result<(), String>;
    fn install_debian_rust(&mut self) -> Result<(), String>;
}

fn choose(machine: &mut impl Machine) -> Result<Way, String> {
    if machine.has_library() {
        return Ok(Way::ReadyMade);
    }
    if machine.has_built_from_source() && machine.has_debian_rust() {
        return Ok(Way::FromSource);
    }
    let by_rustup = by_rustup(machine);
    if by_rustup.is_ok() {
        return Ok(Way::ReadyMade);
    }
    let by_debian = by_debian(machine);
    if by_debian.is_ok() {
        return Ok(Way::FromSource);
    }
    Err(format!(
        "Rust's standard library for WebAssembly is missing and could not be installed.\n\
        - {}\n- {}",
        by_rustup.err().unwrap_or_default(),
        by_debian.err().unwrap_or_default()
    ))
}

fn by_rustup(machine: &mut impl Machine) -> Result<(), String> {
    if !machine.has_rustup() {
        return Err("There is no rustup here. Install it from https://rustup.rs, or have your system \
            install this library for its Rust, then run this command again."
            .to_owned());
    }
    let added = machine.add_by_rustup();
    if added.is_ok() && machine.has_library() {
        return Ok(());
    }
    let reason =
        added.err().unwrap_or_else(|| "rustup added it, but not to the Rust that runs this command.".to_owned());
    let message = format!(
        "{reason} Check that this machine reaches rustup's server, try `rustup target add \
        {TARGET}` yourself, then run this command again."
    );
    println!("{message}");
    Err(message)
}

fn by_debian(machine: &mut impl Machine) -> Result<(), String> {
    if !machine.is_debian() {
        return Err("This system is not Debian, whose own Rust could have built it instead.".to_owned());
    }
    println!("Taking Debian's own Rust instead, which builds the library from source; once, this takes minutes.");
    if !machine.has_debian_rust() {
        machine.install_debian_rust()?;
    }
    if machine.has_debian_rust() {
        Ok(())
    } else {
        Err(format!(
            "Debian's Rust is installed but incomplete. Look for {DEBIAN_RUSTC}, {DEBIAN_CARGO}, \
            its source and rust-lld, then run this command again."
        ))
    }
}

struct ThisMachine;

impl Machine for ThisMachine {
    fn has_library(&self) -> bool {
        // The path is printed whether or not anything is there.
        let path = Program::new(super::rust::rustc()).args(["--print", "target-libdir", "--target", TARGET]).ask();
        let entries = path.ok().and_then(|path| std::fs::read_dir(path.trim()).ok());
        entries.into_iter().flatten().flatten().any(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.starts_with("libcore-") && name.ends_with(".rlib")
        })
    }

    fn has_debian_rust(&self) -> bool {
        let source = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";
        let parts = [DEBIAN_RUSTC, DEBIAN_CARGO, "/usr/bin/rust-lld", source];
        self.is_debian() && parts.iter().all(|part| Path::new(part).exists())
    }

    fn has_built_from_source(&self) -> bool {
        Way::FromSource.target_directory().join(TARGET).is_dir()
    }

    fn has_rustup(&self) -> bool {
        Program::new("rustup").arg("--version").ask().is_ok()
    }

    fn is_debian(&self) -> bool {
        debian::is_here()
    }

    fn add_by_rustup(&mut self) -> Result<(), String> {
        Program::new("rustup")
            .args(["target", "add", TARGET])
            // A server that never answers would otherwise cost three minutes.
            .env("RUSTUP_DOWNLOAD_TIMEOUT", "20")
            // Its errors are clear without one.
            .env("RUST_BACKTRACE", "0")
            .limit(Duration::from_secs(300))
            .run()
    }

    fn install_debian_rust(&mut self) -> Result<(), String> {
        debian::update()?;
        let mut packages = DEBIAN_PACKAGES.map(str::to_owned).to_vec();
        let found = debian::available(&packages)?;
        packages.retain(|package| !found.contains(package));
        if !packages.is_empty() {
            return Err(format!(
                "Debian's mirror does not have {}. Debian 12 with its security updates does: \
                check /etc/apt/sources.list, then run this command again.",
                packages.join(", ")
            ));
        }
        let mut packages = found;
        packages.extend(linker(&debian::dependencies("rust-web-llvm")?));
        debian::install(&packages)
    }
}

/// The linker that goes with the LLVM among `dependencies`: `rust-lld` only points to it.
fn linker(dependencies: &[String]) -> Option<String> {
    let mut versions = dependencies.iter().filter_map(|name| name.strip_prefix("llvm-"));
    versions.next().map(|version| format!("lld-{version}"))
}

#[cfg(test)]
mod tests {
    use super::{Machine, Way, choose, linker};

    #[derive(Default)]
    struct Fake {
        library: bool,
        debian_rust: bool,
        built_from_source: bool,
        rustup: bool,
        rustup_works: bool,
        debian: bool,
        apt_works: bool,
        done: Vec<&'static str>,
    }

    impl Machine for Fake {
        fn has_library(&self) -> bool {
            self.library
        }
        fn has_debian_rust(&self) -> bool {
            self.debian_rust
        }
        fn has_built_from_source(&self) -> bool {
            self.built_from_source
        }
        fn has_rustup(&self) -> bool {
            self.rustup
        }
        fn is_debian(&self) -> bool {
            self.debian
        }
        fn add_by_rustup(&mut self) -> Result<(), String> {
            self.done.push("rustup");
            self.library = self.rustup_works;
            if self.rustup_works { Ok(()) } else { Err("No answer.".to_owned()) }
        }
        fn install_debian_rust(&mut self) -> Result<(), String> {
            self.done.push("apt-get");
            self.debian_rust = self.apt_works;
            if self.apt_works { Ok(()) } else { Err("No mirror.".to_owned()) }
        }
    }

    fn check(mut machine: Fake, way: Way, done: &[&str]) {
        assert_eq!(choose(&mut machine), Ok(way));
        assert_eq!(machine.done, done);
    }

    #[test]
    fn what_is_there_is_used() {
        let machine = Fake { library: true, rustup: true, debian: true, ..Fake::default() };
        check(machine, Way::ReadyMade, &[]);
    }

    #[test]
    fn rustup_comes_first() {
        let machine = Fake { rustup: true, rustup_works: true, debian: true, ..Fake::default() };
        check(machine, Way::ReadyMade, &["rustup"]);
    }

    #[test]
    fn debian_comes_second() {
        let machine = Fake { rustup: true, debian: true, apt_works: true, ..Fake::default() };
        check(machine, Way::FromSource, &["rustup", "apt-get"]);
    }

    #[test]
    fn debian_alone_will_do() {
        let machine = Fake { debian: true, apt_works: true, ..Fake::default() };
        check(machine, Way::FromSource, &["apt-get"]);
    }

    #[test]
    fn packages_that_are_there_are_not_installed_again() {
        let machine = Fake { rustup: true, debian: true, debian_rust: true, ..Fake::default() };
        check(machine, Way::FromSource, &["rustup"]);
    }

    #[test]
    fn a_second_run_tries_nothing_again() {
        let machine =
            Fake { rustup: true, debian: true, debian_rust: true, built_from_source: true, ..Fake::default() };
        check(machine, Way::FromSource, &[]);
    }

    #[test]
    fn another_system_is_told_what_to_do() {
        let mut machine = Fake { rustup: true, ..Fake::default() };
        assert_eq!(
            choose(&mut machine),
            Err("Rust's standard library for WebAssembly is missing and could not be installed.\n\
                - No answer. Check that this machine reaches rustup's server, try `rustup target \
                add wasm32-unknown-unknown` yourself, then run this command again.\n\
                - This system is not Debian, whose own Rust could have built it instead."
                .to_owned())
        );
    }

    #[test]
    fn without_rustup_another_system_is_told_to_install_it() {
        let message = choose(&mut Fake::default()).unwrap_err();
        assert!(message.contains("Install it from https://rustup.rs, "), "{message}");
    }

    #[test]
    fn a_mirror_that_fails_is_the_last_word() {
        let mut machine = Fake { rustup: true, debian: true, ..Fake::default() };
        let message = choose(&mut machine).unwrap_err();
        assert!(message.ends_with("\n- No mirror."), "{message}");
    }

    #[test]
    fn the_linker_is_of_the_same_llvm() {
        let dependencies = ["libc6", "llvm-22"].map(str::to_owned);
        assert_eq!(linker(&dependencies), Some("lld-22".to_owned()));
        assert_eq!(linker(&[]), None);
    }
}
