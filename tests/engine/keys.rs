//! Keys are the same for the images of a position under the symmetries of its board, and for nothing else.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use crate::judge::random_game;
#[cfg(feature = "classic")]
use quantum_tictactoe::classic::Classic;
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Keyed, Notation, Position};
use quantum_tictactoe::quantum::{Move, Quantum, Setup};
use quantum_tictactoe::search::Search;
use quantum_tictactoe::square::{Pair, Square};
use quantum_tictactoe::value::Objective;

/// Where a square of a board of side `n` goes, by index; the first two are those that leave columns standing.
fn image(symmetry: usize, n: usize, index: usize) -> usize {
    let (row, column, last) = (index / n, index % n, n - 1);
    let (row, column) = [
        (row, column),
        (row, last - column),
        (last - row, column),
        (last - row, last - column),
        (column, row),
        (column, last - row),
        (last - column, row),
        (last - column, last - row),
    ][symmetry];
    row * n + column
}

fn turned_square(symmetry: usize, square: Square) -> Square {
    Square::new(image(symmetry, 3, square.index()) as u8 + 1).expect("a square")
}

fn turned_pair(symmetry: usize, pair: Pair) -> Pair {
    let [low, high] = pair.squares().map(|square| turned_square(symmetry, square));
    Pair::new(low, high).expect("two squares")
}

fn turned_move(symmetry: usize, m: Move) -> Move {
    match m {
        Move::Spooky(pair) => Move::Spooky(turned_pair(symmetry, pair)),
        Move::Measure(square) => Move::Measure(turned_square(symmetry, square)),
        Move::Classical(square) => Move::Classical(turned_square(symmetry, square)),
    }
}

fn turned(symmetry: usize, position: &Quantum) -> Quantum {
    let (from, mut to) = (Setup::of(position), Setup::of(position));
    to.pairs = from.pairs.map(|pair| pair.map(|pair| turned_pair(symmetry, pair)));
    (0..9).for_each(|index| to.classical[image(symmetry, 3, index)] = from.classical[index]);
    to.position().expect("a turned position is one")
}

/// The keys of positions, and what all positions with the same key must have in common, correspond one to one.
fn check_keys<K: Hash + Eq + Debug, C: Hash + Eq + Debug>(pairs: impl Iterator<Item = (K, C)>) {
    let (mut by_key, mut by_class) = (HashMap::new(), HashMap::new());
    for (number, (key, class)) in pairs.enumerate() {
        let (first_with_key, first_of_class) =
            (*by_key.entry(key).or_insert(number), *by_class.entry(class).or_insert(number));
        assert_eq!(first_with_key, first_of_class, "the {number}th position");
    }
    assert!(by_key.len() > 100);
}

#[test]
fn quantum_keys() {
    let mut random = Random::new(1);
    let positions = (0..5_000).flat_map(|_| random_game(&Quantum::new(), &mut random));
    check_keys(positions.map(|position| {
        let images = (0..8).map(|symmetry| format!("{:?}", turned(symmetry, &position)));
        (position.key(), images.min())
    }));
}

#[cfg(feature = "classic")]
#[test]
fn classic_keys() {
    for head in ["t1.3", "t1.3.mw", "t1.3.g", "t1.4.3", "t1.4.wg", "t1.5.4g", "t1.5.3mw"] {
        let start = Classic::from_head(head).expect(head);
        let (rules, mut random) = (start.rules(), Random::new(2));
        let positions = (0..3_000).flat_map(|_| random_game(&start, &mut random));
        check_keys(positions.map(|position| {
            let symmetries = if rules.gravity() { 0..2 } else { 0..8 };
            let images = symmetries.flat_map(|symmetry| {
                let marks: Vec<char> = position.to_string().chars().collect();
                let mut image_marks = marks.clone();
                marks
                    .iter()
                    .enumerate()
                    .for_each(|(i, mark)| image_marks[image(symmetry, rules.n().into(), i)] = *mark);
                let swapped = image_marks.iter().map(|mark| match mark {
                    'x' if rules.wild() => 'o',
                    'o' if rules.wild() => 'x',
                    mark => *mark,
                });
                [swapped.collect(), image_marks.iter().collect::<String>()]
            });
            (position.key(), images.min())
        }));
    }
}

#[cfg(feature = "classic")]
#[test]
fn rules_have_keys_of_their_own() {
    let heads = ["t1.3", "t1.3.m", "t1.3.w", "t1.3.g", "t1.4", "t1.4.3", "t1.5.4"];
    let mut keys: Vec<_> = heads.iter().map(|head| Classic::from_head(head).expect(head).key()).collect();
    while let Some(key) = keys.pop() {
        assert!(!keys.contains(&key));
    }
}

#[test]
fn a_turned_quantum_position_has_the_same_moves_turned() {
    let mut random = Random::new(3);
    let mut games = 0;
    while games < 100 {
        let game = random_game(&Quantum::new(), &mut random);
        let late = game.iter().find(|position| position.free_squares().len() < 6 && position.outcome().is_none());
        let Some(position) = late else { continue };
        games += 1;
        for objective in [Objective::Win, Objective::Points] {
            // Each with a table of its own: nothing is shared.
            let analyze =
                |position: &Quantum| Search::new(objective, 10_000).expect("there is memory").analyze(position);
            let expected = analyze(position);
            for symmetry in 0..8 {
                let found = analyze(&turned(symmetry, position));
                assert_eq!(found.value, expected.value);
                let mut moves = expected.moves.clone();
                moves.iter_mut().for_each(|entry| entry.m = turned_move(symmetry, entry.m));
                assert!(moves.iter().all(|entry| found.moves.contains(entry)), "{position:?}");
            }
        }
    }
}
