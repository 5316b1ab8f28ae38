//! Records as text: the one canonical form is read, and every deviation is refused at its place with its legal part.

use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::Quantum;
use quantum_tictactoe::record::{MAX_TEXT, Record, RecordError};
use quantum_tictactoe::variant::AnyRecord;

use crate::is_built;

/// Nine numbered moves, two collapses and the last square.
const LONG: &str = "q1-36-89-12-48-69-23-78-89c8-5";

#[test]
fn accepted() {
    let links = [
        ("q1", ""),
        ("q1-12", "12"),
        ("q1-12-25-15", "12 25 15"),
        ("q1-12-25-15c5-34", "12 25 15 c5 34"),
        ("q1-12-12c1-34-34c4", "12 12 c1 34 34 c4"),
        (LONG, "36 89 12 48 69 23 78 89 c8 5"),
        ("t1.3", "t1.3:"),
        ("t1.3-5-1", "t1.3: 5 1"),
        ("t1.3.w-5x-6o", "t1.3.w: 5x 6o"),
        ("t1.5.4wg-3x-5o", "t1.5.4wg: 3x 5o"),
        ("t1.4.3mwg", "t1.4.3mwg:"),
        ("t1.5-25-10", "t1.5: 25 10"),
        ("t1.3.g-1-1-1", "t1.3.g: 1 1 1"),
    ];
    for (link, text) in links.into_iter().filter(|(link, _)| is_built(link)) {
        check_accepted(link, link, text);
        check_accepted(text, link, text);
    }
}

fn check_accepted(read: &str, link: &str, text: &str) {
    let record: AnyRecord = read.parse().unwrap_or_else(|error| panic!("{read}: {error}"));
    assert_eq!((record.link_of(usize::MAX).as_str(), record.text().as_str()), (link, text));
    assert_eq!((record.cursor(), record.moves().len()), (record.len(), record.len()));
}

/// What is read, its error's code, index, at and legal prefix.
type Refused = (&'static str, &'static str, usize, usize, &'static str);

#[test]
fn refused_links() {
    let cases: [Refused; 58] = [
        ("q1-", "empty-move", 0, 3, "q1"),
        ("q1--12", "empty-move", 0, 3, "q1"),
        ("q1-12-", "empty-move", 1, 6, "q1-12"),
        ("q1-12--25", "empty-move", 1, 6, "q1-12"),
        ("q1-51", "not-canonical", 0, 3, "q1"),
        ("q1-12-52", "not-canonical", 1, 6, "q1-12"),
        ("q1-55", "same-square", 0, 3, "q1"),
        ("q1-12-12-c1", "not-canonical", 2, 9, "q1-12-12"),
        ("q1-c1", "not-canonical", 0, 3, "q1"),
        ("q1-12c1", "no-cycle", 1, 5, "q1-12"),
        ("q1-12-25-15c2", "not-on-newest-move", 3, 11, "q1-12-25-15"),
        ("q1-12-12c1c2", "not-a-move", 2, 8, "q1-12-12"),
        ("q1-12-12c1c1", "not-a-move", 2, 8, "q1-12-12"),
        ("q1-12-12c", "not-a-move", 2, 8, "q1-12-12"),
        ("q1-12-12c0", "not-a-move", 2, 8, "q1-12-12"),
        ("q1-12-12c12", "not-a-move", 2, 8, "q1-12-12"),
        ("q1-12-12C1", "not-a-move", 1, 6, "q1-12"),
        ("q1-12-12-34", "collapse-due", 2, 9, "q1-12-12"),
        ("q1-12-12c1-13", "classical-square", 3, 11, "q1-12-12c1"),
        ("q1-5", "pair-due", 0, 3, "q1"),
        ("q1-5c5", "pair-due", 0, 3, "q1"),
        ("q1-10", "not-a-move", 0, 3, "q1"),
        ("q1-01", "not-a-move", 0, 3, "q1"),
        ("q1-1", "pair-due", 0, 3, "q1"),
        ("q1-123", "not-a-move", 0, 3, "q1"),
        ("q1-1-2", "pair-due", 0, 3, "q1"),
        ("q1-12 25", "not-a-move", 0, 3, "q1"),
        ("q1- 12", "not-a-move", 0, 3, "q1"),
        ("q1-12 ", "not-a-move", 0, 3, "q1"),
        ("q1-12\n", "not-a-move", 0, 3, "q1"),
        ("q1-12\r\n-25", "not-a-move", 0, 3, "q1"),
        ("q1-12-25\0", "not-a-move", 1, 6, "q1-12"),
        ("q1-1é", "not-a-move", 0, 3, "q1"),
        ("q1-12–25", "not-a-move", 0, 3, "q1"),
        ("q1-１２", "not-a-move", 0, 3, "q1"),
        ("q1-12-ćc1", "not-a-move", 1, 6, "q1-12"),
        ("q1-12-%31", "not-a-move", 1, 6, "q1-12"),
        ("q1-12-<b>", "not-a-move", 1, 6, "q1-12"),
        ("q1 12", "unknown-game", 0, 0, ""),
        ("q1:12", "unknown-game", 0, 0, ""),
        ("q1 ", "unknown-game", 0, 0, ""),
        ("q", "unknown-game", 0, 0, ""),
        ("q2-12", "unknown-game", 0, 0, ""),
        ("q12-25", "unknown-game", 0, 0, ""),
        ("q1.3-12", "unknown-game", 0, 0, ""),
        ("Q1-12", "unknown-game", 0, 0, ""),
        (" q1-12", "unknown-game", 0, 0, ""),
        ("#q1-12", "unknown-game", 0, 0, ""),
        ("\0", "unknown-game", 0, 0, ""),
        ("\u{feff}q1-12", "unknown-game", 0, 0, ""),
        ("🎲", "unknown-game", 0, 0, ""),
        ("hello", "unknown-game", 0, 0, ""),
        ("m1.3-5", "unknown-game", 0, 0, ""),
        ("-12", "unknown-game", 0, 0, ""),
        ("q1-36-89-12-48-69-23-78-89c8-55", "same-square", 9, 29, "q1-36-89-12-48-69-23-78-89c8"),
        ("q1-36-89-12-48-69-23-78-89c8-15", "last-square-due", 9, 29, "q1-36-89-12-48-69-23-78-89c8"),
        ("q1-36-89-12-48-69-23-78-89c8-1", "classical-square", 9, 29, "q1-36-89-12-48-69-23-78-89c8"),
        ("q1-36-89-12-48-69-23-78-89c8-5-5", "game-over", 10, 31, LONG),
    ];
    cases.into_iter().for_each(check_refused);
}

#[test]
fn refused_texts() {
    let cases: [Refused; 17] = [
        (" 12", "unknown-game", 0, 0, ""),
        ("12 ", "empty-move", 1, 3, "q1-12"),
        ("12  25", "empty-move", 1, 3, "q1-12"),
        ("51", "not-canonical", 0, 0, "q1"),
        ("12 52", "not-canonical", 1, 3, "q1-12"),
        ("12\t25", "not-a-move", 0, 0, "q1"),
        ("12\n25", "not-a-move", 0, 0, "q1"),
        ("12\r\n", "not-a-move", 0, 0, "q1"),
        ("12,25", "not-a-move", 0, 0, "q1"),
        ("12-25", "not-a-move", 0, 0, "q1"),
        ("12 12c1", "not-a-move", 1, 3, "q1-12"),
        ("12 12 C1", "not-a-move", 2, 6, "q1-12-12"),
        ("12 12 =1", "not-a-move", 2, 6, "q1-12-12"),
        ("12 12 c3", "not-on-newest-move", 2, 6, "q1-12-12"),
        ("c1", "no-cycle", 0, 0, "q1"),
        ("99", "same-square", 0, 0, "q1"),
        ("12 q1-12", "not-a-move", 1, 3, "q1-12"),
    ];
    cases.into_iter().for_each(check_refused);
}

#[cfg(feature = "classic")]
#[test]
fn refused_classic_records() {
    let cases: [Refused; 44] = [
        ("t", "unknown-game", 0, 0, ""),
        ("t1", "unknown-game", 0, 0, ""),
        ("t1.", "rules-not-canonical", 0, 0, ""),
        ("t2.3", "unknown-game", 0, 0, ""),
        ("T1.3", "unknown-game", 0, 0, ""),
        ("t1.2", "board-size", 0, 0, ""),
        ("t1.6", "board-size", 0, 0, ""),
        ("t1.0", "board-size", 0, 0, ""),
        ("t1.03", "rules-not-canonical", 0, 0, ""),
        ("t1.+3", "rules-not-canonical", 0, 0, ""),
        ("t1.3.", "rules-not-canonical", 0, 0, ""),
        ("t1.3.3", "rules-not-canonical", 0, 0, ""),
        ("t1.5.5w", "rules-not-canonical", 0, 0, ""),
        ("t1.4.2", "line-length", 0, 0, ""),
        ("t1.4.5", "line-length", 0, 0, ""),
        ("t1.5.33", "rules-not-canonical", 0, 0, ""),
        ("t1.3.wm", "rules-not-canonical", 0, 0, ""),
        ("t1.3.mm", "rules-not-canonical", 0, 0, ""),
        ("t1.3.M", "rules-not-canonical", 0, 0, ""),
        ("t1.3.x", "rules-not-canonical", 0, 0, ""),
        ("t1.3.é", "rules-not-canonical", 0, 0, ""),
        ("t1.3w", "rules-not-canonical", 0, 0, ""),
        ("t1.5.w4", "rules-not-canonical", 0, 0, ""),
        ("t1.3-", "empty-move", 0, 5, "t1.3"),
        ("t1.3-5-", "empty-move", 1, 7, "t1.3-5"),
        ("t1.3-5--1", "empty-move", 1, 7, "t1.3-5"),
        ("t1.3-5-5", "taken-square", 1, 7, "t1.3-5"),
        ("t1.3-10", "no-such-square", 0, 5, "t1.3"),
        ("t1.3-05", "not-a-move", 0, 5, "t1.3"),
        ("t1.3-5x", "mark-given", 0, 5, "t1.3"),
        ("t1.3.w-5", "mark-due", 0, 7, "t1.3.w"),
        ("t1.3.w-5X", "not-a-move", 0, 7, "t1.3.w"),
        ("t1.3.g-4", "no-such-column", 0, 7, "t1.3.g"),
        ("t1.3.g-1-1-1-1", "full-column", 3, 13, "t1.3.g-1-1-1"),
        ("t1.3-1-4-2-5-3-6", "game-over", 5, 15, "t1.3-1-4-2-5-3"),
        ("t1.3-5 1", "not-a-move", 0, 5, "t1.3"),
        ("t1.3-5\0", "not-a-move", 0, 5, "t1.3"),
        ("t1.3-5é", "not-a-move", 0, 5, "t1.3"),
        ("t1.3: ", "empty-move", 0, 6, "t1.3"),
        ("t1.3: 5 ", "empty-move", 1, 8, "t1.3-5"),
        ("t1.3:  5", "empty-move", 0, 6, "t1.3"),
        ("t1.3: 5-1", "not-a-move", 0, 6, "t1.3"),
        ("t1.3:5", "unknown-game", 0, 0, ""),
        ("t1.3 5", "rules-not-canonical", 0, 0, ""),
    ];
    cases.into_iter().for_each(check_refused);
}

fn check_refused((read, code, index, at, legal_prefix): Refused) {
    let error = read.parse::<AnyRecord>().expect_err(read);
    assert_eq!(
        (error.code(), error.index, error.at, error.legal_prefix.as_str()),
        (code, index, at, legal_prefix),
        "{read:?}: {error}"
    );
    check_legal_prefix(read, &error);
}

/// The legal prefix reads back as itself, and holds the moves before the refused one.
fn check_legal_prefix(read: &str, error: &RecordError) {
    assert!(read.is_char_boundary(error.at), "{read:?}: {error:?}");
    if error.legal_prefix.is_empty() {
        assert_eq!((error.index, error.at), (0, 0), "{read:?}: {error:?}");
    } else {
        let legal: AnyRecord = error.legal_prefix.parse().expect("the legal prefix is legal");
        assert_eq!((legal.len(), legal.link_of(usize::MAX)), (error.index, error.legal_prefix.clone()));
    }
}

#[test]
fn oversized() {
    let nine = "q1-12-12c1-34-34c3-56-56c5-78-78c7-9";
    for text in [
        "q".repeat(MAX_TEXT + 1),
        "1".repeat(MAX_TEXT + 1),
        "X".repeat(MAX_TEXT + 1),
        "-".repeat(1_000_000),
        "q1-12".repeat(200_000),
        "12 ".repeat(333_333),
        format!("{nine}{}", "-".repeat(MAX_TEXT)),
        format!("t1.3: {}", "5 ".repeat(500_000)),
        format!("X1+(1,2);{}", " ".repeat(1_000_000)),
    ] {
        let error = text.parse::<AnyRecord>().expect_err("too long");
        assert_eq!((error.code(), error.index, error.at), ("too-long", 0, 0));
        assert_eq!(error.legal_prefix, "");
    }
    let code = |read: fn(&str) -> Result<Record<Quantum>, RecordError>, text: &str| read(text).expect_err(text).code();
    let dashes = |length: usize| format!("q1{}", "-".repeat(length - 2));
    assert_eq!(code(Record::from_link, &dashes(MAX_TEXT + 1)), "too-long");
    assert_eq!(code(Record::from_link, &dashes(MAX_TEXT)), "empty-move");
    assert_eq!(code(Record::from_text, &" ".repeat(MAX_TEXT + 1)), "too-long");
    assert_eq!(code(Record::from_text, &" ".repeat(MAX_TEXT)), "empty-move");
}

/// Not too long, only wrong.
#[test]
fn as_long_as_may_be() {
    let longest = format!("q1-12{}", "-".repeat(MAX_TEXT - 5));
    assert_eq!(longest.len(), MAX_TEXT);
    let error = longest.parse::<AnyRecord>().expect_err("dashes");
    assert_eq!((error.code(), error.index, error.at, error.legal_prefix.as_str()), ("empty-move", 1, 6, "q1-12"));
}

#[test]
fn heads_by_name() {
    let check = |name: &str, expected: Result<&str, &str>| {
        if !is_built(name) {
            return;
        }
        let link = AnyRecord::new(name).map(|record| record.link_of(usize::MAX));
        assert_eq!(link.as_deref().map_err(|error| error.code()), expected, "{name:?}");
    };
    check("quantum", Ok("q1"));
    check("quantum:q1", Ok("q1"));
    check("classic", Ok("t1.3"));
    check("classic:t1.4.g", Ok("t1.4.g"));
    check("classic:t1.5.3mwg", Ok("t1.5.3mwg"));
    check("", Err("unknown-game"));
    check("Quantum", Err("unknown-game"));
    check("chess", Err("unknown-game"));
    check("classic:q1", Err("unknown-game"));
    check("quantum:t1.3", Err("unknown-game"));
    check("quantum:", Err("unknown-game"));
    check("classic:t1.4.4", Err("rules-not-canonical"));
    check("classic:t1.9", Err("board-size"));
    check("classic:t1.4.9", Err("line-length"));
    check("classic:t1.3-5", Err("rules-not-canonical"));
}

/// Random links, changed at a random place: either still a link, or refused with its legal part.
#[test]
fn spoilt_links() {
    let mut random = Random::new(7);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..8_000 {
        let start = ["quantum", "classic", "quantum", "classic:t1.4.3w", "quantum", "classic:t1.5.mg"][round % 6];
        let start = if is_built(start) { start } else { "quantum" };
        let record = random_record(start, &mut random);
        let (link, text) = (record.link_of(usize::MAX), record.text());
        assert!(start != "quantum" || link.len() <= 40, "{link}");
        let spoilt = spoil(if random.below(2) == 0 { &link } else { &text }, &mut random);
        match spoilt.parse::<AnyRecord>() {
            Ok(read) => {
                assert!(spoilt == read.link_of(usize::MAX) || spoilt == read.text(), "{spoilt:?}");
                accepted += 1;
            }
            Err(error) => {
                check_legal_prefix(&spoilt, &error);
                assert!(
                    spoilt.starts_with(&error.legal_prefix) || !spoilt.starts_with(['q', 't']) || spoilt.contains(':')
                );
                refused += 1;
            }
        }
    }
    assert!(accepted > 500 && refused > 4_000, "{accepted} accepted, {refused} refused");
}

fn random_record(start: &str, random: &mut Random) -> AnyRecord {
    let mut record = AnyRecord::new(start).expect("a start");
    for _ in 0..random.below(26) {
        let legal = record.legal_moves();
        match legal.get(random.below(legal.len().max(1) as u32) as usize) {
            Some(m) => record.play_typed(m).expect("legal"),
            None => break,
        }
    }
    record
}

/// Cuts, doubles, drops, swaps or replaces.
fn spoil(text: &str, random: &mut Random) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = random.below(chars.len().max(1) as u32) as usize;
    let others: Vec<char> = "0123456789-c qtxo.:;+XC!=mwgé\0\n".chars().collect();
    let other = others[random.below(others.len() as u32) as usize];
    match random.below(6) {
        _ if chars.is_empty() => chars.push(other),
        0 => chars.truncate(at),
        1 => chars.insert(at, chars[at]),
        2 => drop(chars.remove(at)),
        3 => chars.swap(at, 0),
        4 => chars[at] = other,
        _ => chars.insert(at, other),
    }
    chars.into_iter().collect()
}

/// A link holds no character that `encodeURIComponent` changes: it leaves letters, digits and `-_.!~*'()`.
#[test]
fn links_need_no_escaping() {
    let mut random = Random::new(11);
    for round in 0..3_000 {
        let start = ["quantum", "classic:t1.5.4mwg", "classic:t1.3.w"][round % 3];
        let start = if is_built(start) { start } else { "quantum" };
        let link = random_record(start, &mut random).link_of(usize::MAX);
        assert!(link.chars().all(|c| c.is_ascii_alphanumeric() || "-_.!~*'()".contains(c)), "{link}");
    }
}

/// No game is longer than four collapses before a last square.
#[test]
fn the_longest_link() {
    let link = "q1-12-12c1-34-34c3-58-58c5-67-67c6-9";
    let record: Record<Quantum> = link.parse().expect("a record");
    assert_eq!((record.moves().len(), link.len()), (13, 36));
    assert!(record.position().outcome().is_some());
    let mut random = Random::new(3);
    for _ in 0..100_000 {
        let mut record = Record::<Quantum>::default();
        while record.position().outcome().is_none() {
            let count = record.position().legal_move_count() as u32;
            let m = record.position().nth_legal_move(random.below(count) as usize).expect("not over");
            record.play(m).expect("legal");
        }
        assert!(record.link().len() <= 40, "{}", record.link());
    }
}
