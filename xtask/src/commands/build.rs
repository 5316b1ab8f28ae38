//! `cargo xtask build`: the package into `pkg`, the page into `www/dist`.

use crate::figures::budgets;
use crate::project;
use crate::setup::npm;
use crate::setup::wasm_std::{self, TARGET, Way};
use crate::tools::files;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Sets up and builds.
pub fn build() -> Result<(), String> {
    let way = wasm_std::provide()?;
    npm::provide()?;
    everything(way)?;
    println!("Built the package in pkg and the page in www/dist.");
    for budget in budgets::measured()? {
        println!("  {budget}");
    }
    Ok(())
}

/// Builds the package, then the page.
pub fn everything(way: Way) -> Result<(), String> {
    engine(way, &[], &project::pkg())?;
    npm::npm().args(["run", "build", "--workspace", "www"]).run()
}

/// Builds the engine's WebAssembly and its JavaScript into `directory`, with these cargo features
/// beyond the default ones.
pub fn engine(way: Way, features: &[&str], directory: &Path) -> Result<(), String> {
    let features = features.iter().map(|feature| format!("--features={feature}"));
    way.cargo("build").args(["--lib", "--package", "quantum-tictactoe", "--profile", "wasm"]).args(features).run()?;
    let compiled = way.target_directory().join(TARGET).join("wasm");
    let compiled = compiled.join(format!("{}.wasm", project::STEM));
    let bound = project::target().join("wasm-bindgen");
    bind(&compiled, &bound)?;
    optimise(&project::wasm(&bound), &project::wasm(directory))?;
    let glue = files::read(&project::glue(&bound))?;
    files::write(&project::glue(directory), &glue)
}

/// Splits what the compiler made into WebAssembly and the JavaScript that calls it. The type
/// declarations are kept by hand.
fn bind(compiled: &Path, directory: &Path) -> Result<(), String> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(project::STEM)
        .typescript(false)
        // Without it `init()` would demand the address of the WebAssembly file.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
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
