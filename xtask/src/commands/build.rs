//! `cargo xtask build`: the package into `pkg`, the page into `www/dist`.

use crate::figures::budgets;
use crate::project::{self, Engine};
use crate::setup::npm;
use crate::setup::wasm_std::{self, TARGET, Way};
use crate::tools::files;
use std::path::Path;
use wasm_bindgen_cli_support::{Bindgen, EncodeInto};

/// Sets up and builds.
pub fn build() -> Result<(), String> {
    npm::provide()?;
    let way = wasm_std::provide()?;
    everything(way)?;
    println!("Built the package in pkg and the page in www/dist.");
    for budget in budgets::measured()? {
        println!("  {budget}");
    }
    Ok(())
}

/// Builds the package, then the page.
pub fn everything(way: Way) -> Result<(), String> {
    for engine in Engine::ALL {
        build_engine(way, engine, &[], &project::pkg())?;
    }
    npm::npm().args(["run", "build", "--workspace", "www"]).run()
}

/// Builds an engine with these cargo features beyond its own ones: its WebAssembly into `directory`, and the JavaScript
/// that hands over its texts to where the package's own JavaScript is bundled with it.
fn build_engine(way: Way, engine: Engine, features: &[&str], directory: &Path) -> Result<(), String> {
    let features = engine.features().iter().chain(features).map(|feature| format!("--features={feature}"));
    way.cargo("build")
        .args(["--lib", "--package", "quantum-tictactoe", "--no-default-features", "--profile"])
        .arg(engine.profile())
        .args(features)
        .run()?;
    let compiled = way.target_directory().join(TARGET).join(engine.profile());
    let compiled = compiled.join(format!("{}.wasm", Engine::Full.stem()));
    let bound = project::target().join("wasm-bindgen");
    bind(&compiled, &bound, engine.stem())?;
    optimise(&engine.wasm(&bound), &engine.wasm(directory))
}

/// Builds the full engine with the benchmarks into `directory`, and the JavaScript that calls it beside it.
pub fn bench_engine(way: Way, directory: &Path) -> Result<(), String> {
    build_engine(way, Engine::Full, &["bench"], directory)?;
    let script = format!("{}_bg.js", Engine::Full.stem());
    let made = files::read(&project::target().join("wasm-bindgen").join(&script))?;
    files::write(&directory.join(script), &made)
}

/// Splits what the compiler made into WebAssembly and the JavaScript that calls it. The type
/// declarations are kept by hand, and so is what loads it.
fn bind(compiled: &Path, directory: &Path, stem: &str) -> Result<(), String> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(stem)
        .typescript(false)
        // Among them the address of the stack.
        .keep_lld_exports(true)
        .encode_into(EncodeInto::Always)
        .remove_name_section(true)
        .remove_producers_section(true)
        .bundler(true)
        .and_then(|bindgen| bindgen.generate(directory))
        .map_err(|error| {
            format!(
                "wasm-bindgen failed: {error:#}. If it speaks of versions, `wasm-bindgen` in \
                Cargo.toml and `wasm-bindgen-cli-support` in xtask/Cargo.toml must be the same."
            )
        })
}

fn optimise(from: &Path, to: &Path) -> Result<(), String> {
    let directory = to.parent().unwrap_or(to);
    files::make_directory(directory)?;
    npm::node()
        .arg(npm::package_file("binaryen/bin/wasm-opt"))
        .args(["-Oz".as_ref(), from.as_os_str(), "-o".as_ref(), to.as_os_str()])
        .run()
}
