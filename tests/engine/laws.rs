//! Laws that every game keeps, in random games: legal moves, refusals, records, undo and the length of a game.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
#[cfg(feature = "classic")]
use quantum_tictactoe::classic::{self, Classic, Rules};
use quantum_tictactoe::position::{Notation, Refusal, Turn};
use quantum_tictactoe::quantum::{self, Quantum};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::square::{Mark, Pair, Square};

/// A game, with what the laws need to know of it.
trait Game: Notation {
    /// The longest game.
    const MOST_MOVES: usize;
    /// Starts under all rules.
    fn starts() -> Vec<Self>;
    /// All moves that can be spelled, and then some.
    fn all_moves() -> Vec<Self::Move>;
}

impl Game for Quantum {
    /// Nine numbered moves and four collapses.
    const MOST_MOVES: usize = 13;

    fn starts() -> Vec<Quantum> {
        vec![Quantum::new()]
    }

    fn all_moves() -> Vec<quantum::Move> {
        let pairs = (0..Pair::COUNT).filter_map(Pair::from_index).map(quantum::Move::Spooky);
        let measures = Square::all().map(quantum::Move::Measure);
        pairs.chain(measures).chain(Square::all().map(quantum::Move::Classical)).collect()
    }
}

#[cfg(feature = "classic")]
impl Game for Classic {
    const MOST_MOVES: usize = 25;

    fn starts() -> Vec<Classic> {
        let sizes = [(3, 3), (4, 3), (4, 4), (5, 3), (5, 4), (5, 5)];
        let with = |(n, k): (u8, u8)| {
            let rules = Rules::new(n, k).expect("a board");
            (0..8).map(move |i| rules.with_misere(i & 1 > 0).with_wild(i & 2 > 0).with_gravity(i & 4 > 0))
        };
        sizes.into_iter().flat_map(with).map(Classic::new).collect()
    }

    fn all_moves() -> Vec<classic::Move> {
        let marks = [None, Some(Mark::X), Some(Mark::O)];
        let places = [0, 26, 27, 99, 255].into_iter().chain(1..=25);
        places.flat_map(|place| marks.map(|mark| classic::Move { place, mark })).collect()
    }
}

/// Holds a law to random games, started under all rules in turn, and of any length up to their end. The second
/// argument is a list of numbers for the law's own use.
fn hold<P: Game>(law: fn(&Record<P>, &[usize])) {
    let starts = P::starts();
    let config = Config { cases: 2_000, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let numbers = || vec(any::<prop::sample::Index>(), 0..=P::MOST_MOVES + 2);
    let games = (0..starts.len(), numbers(), vec(0..64_usize, 8));
    let checked = runner.run(&games, |(start, picks, numbers)| {
        let mut record = Record::new(starts[start].clone());
        for pick in picks {
            let legal = legal(record.position());
            if !legal.is_empty() {
                record.play(*pick.get(&legal)).expect("legal");
            }
        }
        law(&record, &numbers);
        Ok(())
    });
    checked.unwrap_or_else(|failure| panic!("{failure}"));
}

fn legal<P: Game>(position: &P) -> Vec<P::Move> {
    let mut moves = P::all_moves();
    position.legal_moves(&mut moves);
    moves
}

#[test]
fn legal_moves_are_sorted_and_all_of_them_can_be_played() {
    hold::<Quantum>(legal_moves);
    #[cfg(feature = "classic")]
    hold::<Classic>(legal_moves);
}

fn legal_moves<P: Game>(record: &Record<P>, _: &[usize]) {
    let position = record.position();
    let legal = legal(position);
    assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
    assert_eq!(legal.is_empty(), position.outcome().is_some());
    assert_eq!(position.legal_move_count(), legal.len());
    assert!(matches!(position.turn(), Turn::Side(_)));
    for (n, m) in legal.iter().enumerate() {
        assert!(position.is_legal(*m));
        assert_eq!(position.refusal(*m), None);
        assert_eq!(position.nth_legal_move(n), Some(*m));
        assert_eq!(position.weight(*m), 1);
        let mut next = position.clone();
        next.play_unchecked(*m);
        assert_eq!(position.clone().play(*m).as_ref(), Ok(&next));
        assert_ne!(&next, position);
        assert_eq!(m.to_string().parse().ok(), Some(*m));
        assert_eq!(position.parse_typed(&m.to_string()), Ok(*m));
    }
    assert_eq!(position.nth_legal_move(legal.len()), None);
}

#[test]
fn every_other_move_is_refused_and_changes_nothing() {
    hold::<Quantum>(refusals);
    #[cfg(feature = "classic")]
    hold::<Classic>(refusals);
}

fn refusals<P: Game>(record: &Record<P>, numbers: &[usize]) {
    let mut record = record.clone();
    record.go_to(numbers[0] % (record.moves().len() + 1));
    let legal = legal(record.position());
    let all = P::all_moves();
    assert!(legal.iter().all(|m| all.contains(m)));
    for m in all.into_iter().filter(|m| !legal.contains(m)) {
        let before = record.clone();
        let error = record.play(m).expect_err("not legal");
        assert_eq!(&record, &before);
        assert_eq!(&error.position, before.position());
        assert_eq!(error.refused, m);
        assert!(!Into::<Refusal>::into(error.refusal.clone()).code().is_empty());
        assert_eq!(error.to_string(), error.refusal.to_string());
        assert!(!record.position().is_legal(m));
        assert_eq!(record.position().refusal(m), Some(error.refusal));
    }
}

#[test]
fn records_are_read_back_from_link_and_text() {
    hold::<Quantum>(written_forms);
    #[cfg(feature = "classic")]
    hold::<Classic>(written_forms);
}

fn written_forms<P: Game>(record: &Record<P>, numbers: &[usize]) {
    let (link, text) = (record.link(), record.text());
    assert_eq!(Record::<P>::from_link(&link).as_ref(), Ok(record));
    assert_eq!(Record::<P>::from_text(&text).as_ref(), Ok(record));
    assert_eq!(link.parse::<Record<P>>().as_ref(), Ok(record));
    assert_eq!(text.parse::<Record<P>>().as_ref(), Ok(record));
    assert!(link.chars().all(|c| c.is_ascii_alphanumeric() || "-.".contains(c)), "{link}");

    let length = numbers[0] % (record.moves().len() + 1);
    let mut cut = Record::new(record.first_position().clone());
    record.moves()[..length].iter().for_each(|m| cut.play(*m).expect("legal"));
    assert_eq!(record.link_of(length), cut.link());
    assert!(link.starts_with(&cut.link()));
    assert_eq!(record.link_of(usize::MAX), link);
}

#[test]
fn the_cursor_moves_without_a_trace() {
    hold::<Quantum>(cursor);
    #[cfg(feature = "classic")]
    hold::<Classic>(cursor);
}

fn cursor<P: Game>(record: &Record<P>, numbers: &[usize]) {
    let length = record.moves().len();
    let mut positions = vec![record.first_position().clone()];
    for m in record.moves() {
        positions.push(positions[positions.len() - 1].clone().play(*m).expect("legal"));
    }
    let mut moved = record.clone();
    let mut expected = length;
    for number in numbers {
        match number % 3 {
            0 => {
                assert_eq!(moved.undo(), expected > 0);
                expected = expected.saturating_sub(1);
            }
            1 => {
                assert_eq!(moved.redo(), expected < length);
                expected = (expected + 1).min(length);
            }
            _ => {
                let index = number / 3;
                assert_eq!(moved.go_to(index), index <= length);
                expected = if index <= length { index } else { expected };
            }
        }
        assert_eq!(moved.cursor(), expected);
        assert_eq!(moved.position(), &positions[expected]);
        assert_eq!(moved.outcome(), positions[expected].outcome());
        assert_eq!(moved.played(), &record.moves()[..expected]);
        assert_eq!(moved.previous(), expected.checked_sub(1).map(|before| &positions[before]));
        assert_eq!(moved.moves(), record.moves());
        assert_eq!(moved.link(), record.link());
        assert_eq!(moved.text(), record.text());
    }
    assert!(!moved.go_to(usize::MAX));
    assert!(moved.go_to(length));
    assert_eq!(&moved, record);
}

#[test]
fn a_move_after_undo_drops_what_followed() {
    hold::<Quantum>(play_after_undo);
    #[cfg(feature = "classic")]
    hold::<Classic>(play_after_undo);
}

fn play_after_undo<P: Game>(record: &Record<P>, numbers: &[usize]) {
    let at = numbers[0] % (record.moves().len() + 1);
    let mut replayed = record.clone();
    replayed.go_to(at);
    let legal = legal(replayed.position());
    let Some(m) = legal.get(numbers[1] % legal.len().max(1)) else { return };
    replayed.play(*m).expect("legal");
    let mut expected = Record::new(record.first_position().clone());
    record.moves()[..at].iter().chain([m]).for_each(|m| expected.play(*m).expect("legal"));
    assert_eq!(replayed, expected);
}

#[test]
fn games_end() {
    hold::<Quantum>(|record, _| length_of_a_game(record));
    hold::<Quantum>(|record, _| {
        assert!(record.position().ply_count() <= 9);
        let numbered = record.moves().iter().filter(|m| !matches!(m, quantum::Move::Measure(_)));
        assert_eq!(numbered.count(), usize::from(record.position().ply_count()));
        assert!(record.link().len() <= 40, "{}", record.link());
    });
    #[cfg(feature = "classic")]
    hold::<Classic>(|record, _| length_of_a_game(record));
}

fn length_of_a_game<P: Game>(record: &Record<P>) {
    let mut record = record.clone();
    while let Some(m) = record.position().nth_legal_move(0) {
        record.play(m).expect("legal");
    }
    assert!(record.outcome().is_some());
    assert!(record.moves().len() <= P::MOST_MOVES);
}
