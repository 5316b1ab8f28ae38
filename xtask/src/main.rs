//! `cargo xtask <command>`: sets up, builds, tests, measures and serves the project.

mod commands;
mod figures;
mod project;
mod reports;
mod setup;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <command>

  play      build, then serve the page on this machine and open it
  build     build the page into www/dist and the package into pkg
  test      run every check, and end with the line `N passed, M failed`
  measure   run the benchmarks and write their figures into README.md

Whatever is missing is installed first; a second run finds it there.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        ["play"] => commands::play::play(),
        ["build"] => commands::build::build(),
        ["test"] => return commands::test::test(),
        ["measure"] => commands::measure::measure(),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        [] => Err(USAGE.to_owned()),
        _ => Err(format!("There is no command `{}`.\n\n{USAGE}", arguments.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("\n{message}");
            ExitCode::FAILURE
        }
    }
}
