//! Prints the number of move sequences by length: `perft quantum 6`, `perft classic:t1.4.g 5`.

use std::process::ExitCode;

use quantum_tictactoe::variant::AnyRecord;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, depth] = arguments.as_slice() else {
        eprintln!("usage: perft GAME DEPTH, as in: perft quantum 6");
        return ExitCode::FAILURE;
    };
    let (start, depth) = match (AnyRecord::new(game), depth.parse::<u32>()) {
        (Ok(start), Ok(depth)) => (start, depth),
        (Err(error), _) => {
            eprintln!("{game}: {error}");
            return ExitCode::FAILURE;
        }
        (_, Err(error)) => {
            eprintln!("{depth}: {error}");
            return ExitCode::FAILURE;
        }
    };
    for depth in 0..=depth {
        println!("{depth} {}", start.perft(depth));
    }
    ExitCode::SUCCESS
}
