//! Any bytes as a player's doings: typed text, legal moves, undo, redo and jumps, in every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::{Quantum, Setup};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::variant::{AnyRecord, View, ensemble_view};

const STARTS: [&str; 10] = [
    "quantum",
    "classic",
    "quantum",
    "classic:t1.3.mwg",
    "quantum",
    "classic:t1.4.3g",
    "quantum",
    "classic:t1.5.4w",
    "classic:t1.5.m",
    "classic:t1.3.g",
];

fuzz_target!(|data: &[u8]| {
    let Some((first, mut rest)) = data.split_first() else { return };
    let start = STARTS[usize::from(*first) % STARTS.len()];
    let mut record = AnyRecord::new(start).expect("a start");
    while let Some((doing, after)) = rest.split_first() {
        rest = act(&mut record, *doing, after);
    }
    check(&record);
});

/// Does one thing, and returns the bytes that are left.
fn act<'a>(record: &mut AnyRecord, doing: u8, rest: &'a [u8]) -> &'a [u8] {
    let value = usize::from(doing >> 3);
    match doing & 7 {
        0 => {
            let before = record.cursor();
            record.go_to(before.saturating_sub(1));
            assert_eq!(record.cursor(), before.saturating_sub(1));
            rest
        }
        1 => {
            let (before, length) = (record.cursor(), record.len());
            assert_eq!(record.go_to(value), value <= length);
            assert_eq!(record.cursor(), if value <= length { value } else { before });
            rest
        }
        2 | 3 => {
            let (typed, rest) = rest.split_at(value.min(rest.len()));
            if let Ok(typed) = std::str::from_utf8(typed) {
                play(record, typed);
            }
            rest
        }
        _ => {
            let legal = record.legal_moves();
            let (number, rest) = rest.split_first().map_or((0, rest), |(byte, rest)| (usize::from(*byte), rest));
            if let Some(m) = legal.get(number % legal.len().max(1)) {
                assert!(play(record, m), "{m} is refused in {}", record.text());
            }
            rest
        }
    }
}

/// Whether the move was made; then it stands before the cursor and nothing after it, else nothing has changed.
fn play(record: &mut AnyRecord, typed: &str) -> bool {
    let before = record.clone();
    let legal = record.legal_moves();
    match record.play_typed(typed) {
        Ok(()) => {
            let moves = record.moves();
            assert_eq!((record.cursor(), record.len()), (before.cursor() + 1, before.cursor() + 1));
            assert_eq!(moves[..before.cursor()], before.moves()[..before.cursor()]);
            assert!(legal.contains(&moves[before.cursor()]), "{typed}");
            true
        }
        Err(error) => {
            assert!(!error.code().is_empty() && !error.to_string().is_empty());
            assert!(!legal.iter().any(|m| m == typed), "{typed} is refused: {error}");
            assert_eq!(*record, before);
            false
        }
    }
}

fn check(record: &AnyRecord) {
    let link = record.link_of(usize::MAX);
    let read: AnyRecord = link.parse().expect("a link reads back");
    assert_eq!((read.moves(), read.text()), (record.moves(), record.text()));
    let prefix: AnyRecord = record.link_of(record.cursor()).parse().expect("a prefix reads back");
    assert_eq!(prefix.board(), record.board());
    assert_eq!(record.legal_moves().is_empty(), record.outcome().is_some());
    assert_eq!(View::of(record), View::of(&record.clone()));
    if let AnyRecord::Quantum(record) = record {
        check_quantum(record);
    }
}

fn check_quantum(record: &Record<Quantum>) {
    let position = record.position();
    assert!(position.ply_count() <= 9 && record.moves().len() <= 13 && record.link().len() <= 40);
    assert_eq!(ensemble_view(position).len(), position.ensemble_len());
    assert!((1..=27).contains(&position.ensemble_len()));
    assert_eq!(Setup::of(position).position().as_ref(), Ok(position));
    if let Some(pair) = position.choices() {
        for square in pair.squares() {
            let collapse = position.collapse(square).expect("a choice");
            let after = position.play(format!("c{square}").parse().expect("a move")).expect("a choice is legal");
            assert!(collapse.steps().iter().all(|step| after.classical(step.square) == Some(step.ply)));
        }
    }
}
