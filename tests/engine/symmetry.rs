//! The symmetries of the square commute with play: a turned game is the game turned.

#[cfg(feature = "classic")]
use quantum_tictactoe::classic::{self, Classic, Rules};
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::{self, Quantum, Setup};
use quantum_tictactoe::square::{Pair, Square};

/// A symmetry takes row and column of a board whose last row has this number to another row and column.
type Symmetry = fn(u8, u8, u8) -> (u8, u8);

const MIRROR: Symmetry = |row, column, last| (row, last - column);

const ALL: [Symmetry; 8] = [
    |row, column, _| (row, column),
    MIRROR,
    |row, column, last| (last - row, column),
    |row, column, last| (last - row, last - column),
    |row, column, _| (column, row),
    |row, column, last| (column, last - row),
    |row, column, last| (last - column, row),
    |row, column, last| (last - column, last - row),
];

/// The image of a square's number on a board of side `n`.
fn image(symmetry: Symmetry, n: u8, number: u8) -> u8 {
    let (row, column) = symmetry((number - 1) / n, (number - 1) % n, n - 1);
    row * n + column + 1
}

#[test]
fn the_symmetries_are_eight_different_permutations() {
    let mut images: Vec<Vec<u8>> =
        ALL.iter().map(|symmetry| (1..=9).map(|s| image(*symmetry, 3, s)).collect()).collect();
    images.sort();
    images.dedup();
    assert_eq!(images.len(), 8);
    images.iter_mut().for_each(|image| {
        image.sort_unstable();
        assert_eq!(*image, (1..=9).collect::<Vec<u8>>());
    });
}

#[test]
fn quantum() {
    for symmetry in ALL {
        for seed in 0..2_000 {
            check_quantum(symmetry, &mut Random::new(seed));
        }
    }
}

fn check_quantum(symmetry: Symmetry, random: &mut Random) {
    let (mut position, mut turned) = (Quantum::new(), Quantum::new());
    while let Some(m) = random_move(&position, random) {
        position.play_unchecked(m);
        turned = turned.play(turn_quantum_move(symmetry, m)).expect("legal when turned");
        assert_eq!(turn_setup(symmetry, &Setup::of(&position)).position(), Ok(turned));
        assert_eq!(position.outcome(), turned.outcome());
        assert_eq!((position.phase(), position.ensemble_len()), (turned.phase(), turned.ensemble_len()));
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        legal.iter_mut().for_each(|m| *m = turn_quantum_move(symmetry, *m));
        legal.sort_unstable();
        let mut legal_turned = Vec::new();
        turned.legal_moves(&mut legal_turned);
        assert_eq!(legal, legal_turned);
    }
    assert!(turned.outcome().is_some());
}

fn turn_quantum_move(symmetry: Symmetry, m: quantum::Move) -> quantum::Move {
    match m {
        quantum::Move::Spooky(pair) => quantum::Move::Spooky(turn_pair(symmetry, pair)),
        quantum::Move::Measure(square) => quantum::Move::Measure(turn_square(symmetry, square)),
        quantum::Move::Classical(square) => quantum::Move::Classical(turn_square(symmetry, square)),
    }
}

fn turn_pair(symmetry: Symmetry, pair: Pair) -> Pair {
    let [a, b] = pair.squares().map(|square| turn_square(symmetry, square));
    Pair::new(a, b).expect("two squares")
}

fn turn_square(symmetry: Symmetry, square: Square) -> Square {
    Square::new(image(symmetry, 3, square.number())).expect("1–9")
}

fn turn_setup(symmetry: Symmetry, setup: &Setup) -> Setup {
    let mut turned = Setup { pairs: setup.pairs.map(|pair| Some(turn_pair(symmetry, pair?))), ..Setup::default() };
    for square in Square::all() {
        turned.classical[turn_square(symmetry, square).index()] = setup.classical[square.index()];
    }
    turned
}

#[cfg(feature = "classic")]
#[test]
fn classic() {
    for (n, k) in [(3, 3), (4, 3), (4, 4), (5, 3), (5, 4), (5, 5)] {
        for options in 0..8 {
            let rules = Rules::new(n, k).expect("a board").with_misere(options & 1 > 0).with_wild(options & 2 > 0);
            let gravity = options & 4 > 0;
            let symmetries: &[Symmetry] = if gravity { &[MIRROR] } else { &ALL };
            for (seed, symmetry) in (0..50).flat_map(|seed| symmetries.iter().map(move |symmetry| (seed, *symmetry))) {
                check_classic(rules.with_gravity(gravity), symmetry, &mut Random::new(seed));
            }
        }
    }
}

#[cfg(feature = "classic")]
fn check_classic(rules: Rules, symmetry: Symmetry, random: &mut Random) {
    let (mut position, mut turned) = (Classic::new(rules), Classic::new(rules));
    while let Some(m) = random_move(&position, random) {
        position.play_unchecked(m);
        // The number of a column is that of its topmost square.
        let place = image(symmetry, rules.n(), m.place);
        turned = turned.play(classic::Move { place, ..m }).expect("legal when turned");
        for square in 1..=rules.squares() {
            assert_eq!(position.mark(square), turned.mark(image(symmetry, rules.n(), square)));
        }
        assert_eq!(position.outcome(), turned.outcome());
        assert_eq!(position.legal_move_count(), turned.legal_move_count());
    }
}

fn random_move<P: Position>(position: &P, random: &mut Random) -> Option<P::Move> {
    let count = position.legal_move_count();
    position.nth_legal_move(random.below(count.max(1) as u32) as usize)
}
