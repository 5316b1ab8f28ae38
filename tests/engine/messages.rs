//! Every refusal, word for word: code, text and the squares concerned.

#[cfg(feature = "classic")]
use quantum_tictactoe::classic::{self, Classic, Rules};
use quantum_tictactoe::position::{Notation, ParseMoveError, PlayError, Refusal, RulesError};
use quantum_tictactoe::quantum::{self, IllegalMove, Ply, Quantum, Setup, SetupError};
use quantum_tictactoe::record::{Record, RecordError};
use quantum_tictactoe::square::{Pair, Square};
use quantum_tictactoe::variant::{AnyRecord, TypedMoveError};

use crate::is_built;

const LAST_SQUARE: &str = "36 89 12 48 69 23 78 89 c8";

#[test]
fn illegal_quantum_moves() {
    let cases: [(&str, &str, &str, &str, &[u8]); 14] = [
        ("36 89 12 48 69 23 78 89 c8 5", "12", "game-over", "the game is over", &[]),
        ("12 45 23 56 13 c1", "78", "game-over", "the game is over", &[]),
        ("12 45 23 56 13 c1", "c4", "game-over", "the game is over", &[]),
        ("12 45 23 56 13 c1", "9", "game-over", "the game is over", &[]),
        ("12 12 c1", "13", "classical-square", "square 1 is classical", &[1]),
        ("12 12 c1", "29", "classical-square", "square 2 is classical", &[2]),
        ("12 25 15", "34", "collapse-due", "the cycle must collapse first: choose square 1 or 5", &[1, 5]),
        ("12 25 15", "9", "collapse-due", "the cycle must collapse first: choose square 1 or 5", &[1, 5]),
        ("12 25 15", "c2", "not-on-newest-move", "the newest move is on squares 1 and 5, not on 2", &[2]),
        ("12 25", "c2", "no-cycle", "there is no cycle to collapse", &[]),
        ("", "c2", "no-cycle", "there is no cycle to collapse", &[]),
        ("", "5", "pair-due", "a move needs two squares while two are free", &[]),
        (LAST_SQUARE, "45", "last-square-due", "only square 5 is left, and it takes a single mark", &[5]),
        (LAST_SQUARE, "4", "classical-square", "square 4 is classical", &[4]),
    ];
    for (record, m, code, message, squares) in cases {
        check_illegal::<Quantum>(record, m, (code, message, squares));
    }
    check_illegal::<Quantum>(LAST_SQUARE, "c5", ("no-cycle", "there is no cycle to collapse", &[]));
}

/// Each reason has a word of its own.
#[test]
fn codes_of_illegal_quantum_moves() {
    let square = Square::new(5).expect("a square");
    let pair = Pair::from_index(0).expect("a pair");
    let codes = [
        (IllegalMove::GameOver, "game-over"),
        (IllegalMove::ClassicalSquare(square), "classical-square"),
        (IllegalMove::CollapseDue(pair), "collapse-due"),
        (IllegalMove::NoCycle, "no-cycle"),
        (IllegalMove::NotOnNewestMove { chosen: square, newest: pair }, "not-on-newest-move"),
        (IllegalMove::LastSquareDue(square), "last-square-due"),
        (IllegalMove::PairDue, "pair-due"),
    ];
    codes.into_iter().for_each(|(reason, code)| assert_eq!(reason.code(), code));
}

#[cfg(feature = "classic")]
#[test]
fn illegal_classic_moves() {
    let cases: [(&str, &str, &str, &str, &[u8]); 12] = [
        ("t1.3: 1 4 2 5 3", "9", "game-over", "the game is over", &[]),
        ("t1.3: 1 4 2 5 3", "99", "game-over", "the game is over", &[]),
        ("t1.3:", "10", "no-such-square", "the squares are numbered 1 to 9", &[]),
        ("t1.5:", "26", "no-such-square", "the squares are numbered 1 to 25", &[]),
        ("t1.4.g:", "5", "no-such-column", "the columns are numbered 1 to 4", &[]),
        ("t1.3: 5", "5", "taken-square", "square 5 already has a mark", &[5]),
        ("t1.3.w: 5x", "5o", "taken-square", "square 5 already has a mark", &[5]),
        ("t1.3.g: 2 2 2", "2", "full-column", "column 2 is full", &[]),
        ("t1.3.wg: 2x 2x 2o", "2o", "full-column", "column 2 is full", &[]),
        ("t1.3.w:", "5", "mark-due", "say which mark: x or o", &[]),
        ("t1.3:", "5x", "mark-given", "the mark is not chosen in this game", &[]),
        ("t1.3.mg:", "3o", "mark-given", "the mark is not chosen in this game", &[]),
    ];
    for (record, m, code, message, squares) in cases {
        check_illegal::<Classic>(record, m, (code, message, squares));
    }
}

fn check_illegal<P: Notation>(record: &str, m: &str, expected: (&str, &str, &[u8])) {
    let mut record: Record<P> = record.parse().expect("a record");
    let error: PlayError<P> = record.play(m.parse().expect("a move")).expect_err(m);
    let refusal: Refusal = error.refusal.clone().into();
    assert_eq!((refusal.code(), error.to_string().as_str(), refusal.squares()), expected);
    assert_eq!(refusal.to_string(), error.refusal.to_string());
    assert_eq!(&error.position, record.position());
}

#[test]
fn text_that_is_no_move() {
    let check = |error: ParseMoveError, code, message| {
        assert_eq!((error.code(), error.to_string().as_str()), (code, message));
    };
    let quantum = |text: &str| text.parse::<quantum::Move>().expect_err(text);
    #[cfg(feature = "classic")]
    let classic = |text: &str| text.parse::<classic::Move>().expect_err(text);
    check(quantum("x"), "not-a-move", "this is not a move");
    check(quantum("51"), "not-canonical", "a record writes the lower square first");
    check(quantum("55"), "same-square", "a pair needs two different squares");
    check(quantum(""), "empty-move", "no move was given");
    check(Quantum::MISPLACED, "not-canonical", "a link writes a collapse directly behind its pair");
    #[cfg(feature = "classic")]
    check(classic("x"), "not-a-move", "this is not a move");
    #[cfg(feature = "classic")]
    check(classic(""), "empty-move", "no move was given");
    #[cfg(feature = "classic")]
    check(Classic::MISPLACED, "not-canonical", "a link writes a dash before each move");
}

#[test]
fn typed_moves() {
    let check = |record: &str, typed: &str, code, message, squares: &[u8]| {
        let mut record: AnyRecord = record.parse().expect("a record");
        let error: TypedMoveError = record.play_typed(typed).expect_err(typed);
        assert_eq!((error.code(), error.to_string().as_str(), error.squares()), (code, message, squares));
    };
    check("", "", "empty-move", "no move was given", &[]);
    check("", "hello", "not-a-move", "this is not a move", &[]);
    check("", "99", "same-square", "a pair needs two different squares", &[]);
    check("12 12", "34", "collapse-due", "the cycle must collapse first: choose square 1 or 2", &[1, 2]);
    check("12 12 c1", "5-1", "classical-square", "square 1 is classical", &[1]);
    #[cfg(feature = "classic")]
    check("t1.3: 5", "5", "taken-square", "square 5 already has a mark", &[5]);
    #[cfg(feature = "classic")]
    check("t1.3:", "c5", "not-a-move", "this is not a move", &[]);
}

#[cfg(feature = "classic")]
#[test]
fn rules() {
    let check =
        |error: RulesError, code, message| assert_eq!((error.code(), error.to_string().as_str()), (code, message));
    let rules = |n, k| RulesError::from(Rules::new(n, k).expect_err("no such rules"));
    check(rules(2, 2), "board-size", "a board has 3, 4 or 5 squares on a side");
    check(rules(6, 3), "board-size", "a board has 3, 4 or 5 squares on a side");
    check(rules(0, 0), "board-size", "a board has 3, 4 or 5 squares on a side");
    check(rules(255, 255), "board-size", "a board has 3, 4 or 5 squares on a side");
    check(rules(3, 4), "line-length", "a line has at least 3 and at most 3 squares on a board of side 3");
    check(rules(5, 2), "line-length", "a line has at least 3 and at most 5 squares on a board of side 5");
    check(rules(4, 0), "line-length", "a line has at least 3 and at most 4 squares on a board of side 4");
    check(RulesError::UNKNOWN_GAME, "unknown-game", "there is no such game");
    check(RulesError::NOT_CANONICAL, "rules-not-canonical", "the rules are not written as records write them");
}

#[test]
fn records() {
    let check = |record: &str, code, message| {
        if !is_built(record) {
            return;
        }
        let error: RecordError = record.parse::<AnyRecord>().expect_err(record);
        assert_eq!((error.code(), error.to_string().as_str()), (code, message), "{record}");
    };
    check(&"1".repeat(40_001), "too-long", "a record has at most 40000 characters");
    check("hello", "unknown-game", "there is no such game");
    #[cfg(feature = "classic")]
    check("t1.3.3", "rules-not-canonical", "the rules are not written as records write them");
    #[cfg(feature = "classic")]
    check("t1.7", "board-size", "a board has 3, 4 or 5 squares on a side");
    #[cfg(feature = "classic")]
    check("t1.4.5", "line-length", "a line has at least 3 and at most 4 squares on a board of side 4");
    check("q1-12-51", "not-canonical", "move 2: a record writes the lower square first");
    check("q1-12-12-c1", "not-canonical", "move 3: a link writes a collapse directly behind its pair");
    check("q1--12", "empty-move", "move 1: no move was given");
    check("q1-12-x", "not-a-move", "move 2: this is not a move");
    check("q1-11", "same-square", "move 1: a pair needs two different squares");
    check("q1-12-12-34", "collapse-due", "move 3: the cycle must collapse first: choose square 1 or 2");
    #[cfg(feature = "classic")]
    check("t1.3-5-5", "taken-square", "move 2: square 5 already has a mark");
    check("X1+(1,2); O2@X1(1);", "contradiction", "move 2: the choice is written O1, not O2");
    check("X1+(1,2); X3+(1,2);", "contradiction", "move 2: move 2 comes next, not X3");
    check("X1+(1,2); O2+(2,3); X3+(1,2); O3@O2(3);", "contradiction", "move 4: move 2 is not on the cycle");
    check("X1+(1,2); O2+(1,2); X2@X1(3);", "contradiction", "move 3: no choice gives this collapse");
    check("X1+(1,2); O2", "not-a-move", "move 2: this is not a move in Goff's notation");
    check("X1+(1,1);", "same-square", "move 1: a pair needs two different squares");
    check("X1+(1,2); O1@X1(1);", "no-cycle", "move 2: there is no cycle to collapse");
}

/// A refused record names the squares that its illegal move concerns.
#[test]
fn squares_of_records() {
    let check = |record: &str, squares: &[u8]| {
        if !is_built(record) {
            return;
        }
        assert_eq!(record.parse::<AnyRecord>().expect_err(record).squares(), squares, "{record}");
    };
    check("q1-12-12-34", &[1, 2]);
    check("q1-12-12c1-13", &[1]);
    #[cfg(feature = "classic")]
    check("t1.3-5-5", &[5]);
    check("q1-12-12c3", &[3]);
    check("q1-11", &[]);
    check("q2", &[]);
    check("X1+(1,1);", &[1]);
}

#[test]
fn setups() {
    let check = |classical: &str, pairs: &[(u8, &str)], expected: SetupError, message: &str| {
        let mut setup = Setup::default();
        for (index, c) in classical.chars().enumerate() {
            setup.classical[index] = c.to_digit(10).and_then(|number| Ply::new(number as u8));
        }
        for (number, pair) in pairs {
            let [a, b] = [&pair[..1], &pair[1..]].map(|digit| Square::new(digit.parse().expect("a digit")));
            setup.pairs[usize::from(*number) - 1] = Pair::new(a.expect("a square"), b.expect("a square"));
        }
        assert_eq!(setup.position(), Err(expected));
        assert_eq!(expected.to_string(), message);
    };
    let ply = |number| Ply::new(number).expect("a number");
    check("", &[(2, "12")], SetupError::Numbering(ply(1)), "move 1 is missing or stands twice");
    check("12-----1-", &[], SetupError::Numbering(ply(1)), "move 1 is missing or stands twice");
    check("12-------", &[(2, "34")], SetupError::Numbering(ply(2)), "move 2 is missing or stands twice");
    check("12-------", &[(4, "34")], SetupError::Numbering(ply(3)), "move 3 is missing or stands twice");
    let taken = SetupError::ClassicalSquare(Square::new(2).expect("a square"));
    check("12-------", &[(3, "23")], taken, "square 2 is classical");
    let pairs = [(1, "12"), (2, "12"), (3, "45")];
    check("", &pairs, SetupError::EarlierCycle(ply(2)), "move 2 closes a cycle and is not the newest");
    check("1--------", &[], SetupError::LoneMark, "a collapse leaves at least two classical marks");
    check("135-24---", &[(6, "78")], SetupError::AfterTheEnd, "there are moves after the end of the game");
}
