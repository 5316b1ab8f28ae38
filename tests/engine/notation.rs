//! Moves as text: what a person may type, and the one token that a record takes.

#[cfg(feature = "classic")]
use quantum_tictactoe::classic;
use quantum_tictactoe::position::{Notation, ParseMoveError, Position};
use quantum_tictactoe::quantum;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::square::Pair;

/// A game with one square left, the fifth.
const SAME_SQUARE: ParseMoveError = ParseMoveError::new("same-square", "a pair needs two different squares");
const NOT_CANONICAL: ParseMoveError = ParseMoveError::new("not-canonical", "a record writes the lower square first");

const LAST_SQUARE: &str = "36 89 12 48 69 23 78 89 c8";

#[test]
fn typed_quantum_moves() {
    let accepted = [
        ("15", "15"),
        ("51", "15"),
        ("5-1", "15"),
        ("1-5", "15"),
        ("1 5", "15"),
        ("5 1", "15"),
        ("1,5", "15"),
        ("1, 5", "15"),
        ("5 - 1", "15"),
        (" 15\t", "15"),
        ("89", "89"),
        ("c5", "c5"),
        ("C5", "c5"),
        ("=5", "c5"),
        ("5!", "c5"),
        (" c1 ", "c1"),
        ("9", "9"),
        ("1", "1"),
    ];
    for (typed, token) in accepted {
        check_typed("", typed, Ok(token));
        check_typed("12 12", typed, Ok(token));
        check_typed(LAST_SQUARE, typed, Ok(token));
    }
}

#[test]
fn typed_text_that_is_no_quantum_move() {
    for typed in ["", " ", "\t", "\n"] {
        check_typed("", typed, Err(ParseMoveError::EMPTY));
    }
    let refused = [
        "0", "10", "01", "1-0", "a", "c", "c0", "cc", "c15", "c 5", "=", "!", "!5", "5!!", "c5!", "15c5", "1--5",
        "1-,5", "1;5", "1.5", "1/5", "1+5", "(1,5)", "-15", "15-", "1 5 9", "159", "x15", "15x", "q1-15", "c5c5", "١٥",
        "１５", "1\u{a0}5", "1–5", "⑤", "1\u{0}5", "\u{0}15", "15\0", "é", "🎲", "<b>", "NaN", "+1", "1e1",
    ];
    for typed in refused {
        check_typed("", typed, Err(ParseMoveError::NOT_A_MOVE));
        check_typed(LAST_SQUARE, typed, Err(ParseMoveError::NOT_A_MOVE));
    }
    check_typed("", &"1".repeat(1_000_000), Err(ParseMoveError::NOT_A_MOVE));
    check_typed("", &format!("1{}5", " ".repeat(100)), Ok("15"));
}

/// Twice the same square is the last square's move when it is due, else no pair.
#[test]
fn the_same_square_twice() {
    for typed in ["55", "5-5", "5 5", "5,5"] {
        check_typed("", typed, Err(SAME_SQUARE));
        check_typed("12 12", typed, Err(SAME_SQUARE));
        check_typed("12 12 c1", typed, Err(SAME_SQUARE));
        check_typed(LAST_SQUARE, typed, Ok("5"));
    }
    check_typed(LAST_SQUARE, "99", Ok("9"));
    check_typed("", "00", Err(ParseMoveError::NOT_A_MOVE));
}

/// What a person types after this record reads as the move with this token.
fn check_typed(record: &str, typed: &str, expected: Result<&str, ParseMoveError>) {
    let record: Record<quantum::Quantum> = record.parse().expect("a record");
    let read = record.position().parse_typed(typed).map(|m| m.to_string());
    assert_eq!(read.as_deref().map_err(|error| *error), expected, "{typed:?}");
}

#[cfg(feature = "classic")]
#[test]
fn typed_classic_moves() {
    let accepted = [
        ("5", "5"),
        (" 5 ", "5"),
        ("25", "25"),
        ("99", "99"),
        ("5x", "5x"),
        ("5X", "5x"),
        ("X5", "5x"),
        ("x5", "5x"),
        ("5 x", "5x"),
        ("5-O", "5o"),
        ("o 5", "5o"),
        ("O, 25", "25o"),
    ];
    for (typed, token) in accepted {
        check_typed_classic(typed, Ok(token));
    }
    check_typed_classic("", Err(ParseMoveError::EMPTY));
    check_typed_classic("  ", Err(ParseMoveError::EMPTY));
    let refused = [
        "0", "05", "100", "256", "-5", "5-", "-5-", "+5", "x", "xx", "x5x", "x5o", "5xo", "xo5", "5x6", "5-6", "5 6",
        "5.0", "5y", "c5", "5!", "=5", "٥", "5\0", "5×", "5é", "<b>", "1e1", "--", ",", "5х",
    ];
    for typed in refused {
        check_typed_classic(typed, Err(ParseMoveError::NOT_A_MOVE));
    }
}

#[cfg(feature = "classic")]
fn check_typed_classic(typed: &str, expected: Result<&str, ParseMoveError>) {
    let read = classic::Classic::default().parse_typed(typed).map(|m| m.to_string());
    assert_eq!(read.as_deref().map_err(|error| *error), expected, "{typed:?}");
}

/// Every text of up to three characters that might look like a move is read as a token exactly if it is one.
#[test]
fn quantum_tokens() {
    let letters: Vec<char> = "0123456789cCqsxX!=-,. \0é".chars().collect();
    let mut texts = vec![String::new()];
    let mut shorter = texts.clone();
    for _ in 0..3 {
        shorter = shorter.iter().flat_map(|text| letters.iter().map(move |c| format!("{text}{c}"))).collect();
        texts.extend(shorter.iter().cloned());
    }
    let pairs = (0..Pair::COUNT).filter_map(Pair::from_index).map(|pair| pair.to_string());
    let singles = (1..=9).flat_map(|square| [format!("c{square}"), format!("{square}")]);
    let tokens: Vec<String> = pairs.chain(singles).collect();
    assert_eq!(tokens.len(), 54);
    for text in texts {
        match text.parse::<quantum::Move>() {
            Ok(m) => assert!(m.to_string() == text && tokens.contains(&text), "{text:?}"),
            Err(_) => assert!(!tokens.contains(&text), "{text:?}"),
        }
    }
}

#[test]
fn texts_that_are_no_quantum_token() {
    let check = |text: &str, expected| assert_eq!(text.parse::<quantum::Move>(), Err(expected), "{text:?}");
    check("", ParseMoveError::EMPTY);
    check("51", NOT_CANONICAL);
    check("98", NOT_CANONICAL);
    check("55", SAME_SQUARE);
    for text in
        ["0", "05", "50", "1-5", "1 5", " 15", "15 ", "C5", "=5", "5!", "c", "c0", "c15", "15c5", "s15", "é", "15\0"]
    {
        check(text, ParseMoveError::NOT_A_MOVE);
    }
}

#[cfg(feature = "classic")]
#[test]
fn classic_tokens() {
    for text in ["1", "9", "10", "25", "1x", "25o", "99"] {
        assert_eq!(text.parse::<classic::Move>().map(|m| m.to_string()), Ok(text.to_string()));
    }
    assert_eq!("".parse::<classic::Move>(), Err(ParseMoveError::EMPTY));
    for text in
        ["0", "01", "05x", "x5", "5X", "5O", "5 x", "x", "o", "5xo", "5xx", "100", "256", "-1", "+1", "1.0", "5é", "５"]
    {
        assert_eq!(text.parse::<classic::Move>(), Err(ParseMoveError::NOT_A_MOVE), "{text:?}");
    }
}

/// A legal move is typed as its token, and read back from it.
#[test]
fn every_legal_token_may_be_typed() {
    for record in ["", "12 25", "12 25 15", "12 25 15 c5", LAST_SQUARE] {
        let record: Record<quantum::Quantum> = record.parse().expect("a record");
        let mut moves = Vec::new();
        record.position().legal_moves(&mut moves);
        assert!(!moves.is_empty());
        for m in moves {
            assert_eq!(record.position().parse_typed(&m.to_string()), Ok(m));
            assert_eq!(m.to_string().parse(), Ok(m));
        }
    }
}
