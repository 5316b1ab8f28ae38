//! Positions built from their parts: exactly those that moves from the empty board lead to.

use std::collections::HashSet;

#[cfg(feature = "classic")]
use quantum_tictactoe::classic::{Classic, Rules};
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::{Move, Ply, Quantum, Setup};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::square::{Mark, Pair, Square};

#[test]
fn every_reachable_position_is_its_parts() {
    for seed in 0..20_000 {
        let (mut position, mut random) = (Quantum::new(), Random::new(seed));
        while let Some(m) = random_move(&position, &mut random) {
            position.play_unchecked(m);
            assert_eq!(Setup::of(&position).position(), Ok(position));
        }
    }
}

/// All parts with the first four numbers, against all that four moves with their collapses lead to.
#[test]
fn the_first_four_moves_exhaustively() {
    let (mut reached, mut setups) = (HashSet::from([Quantum::new()]), vec![Setup::default()]);
    for ply in Ply::all().take(4) {
        let accepted: HashSet<Quantum> = setups.iter().filter_map(|setup| setup.position().ok()).collect();
        assert_eq!(accepted.len(), reached.len());
        assert!(accepted == reached);
        setups = setups.iter().flat_map(|setup| with_one_more(setup, ply)).collect();
        reached = after_one_more(&reached);
    }
    let accepted = setups.iter().filter(|setup| setup.position().is_ok_and(|position| reached.contains(&position)));
    assert_eq!(accepted.count(), reached.len());
    assert_eq!(setups.iter().filter(|setup| setup.position().is_ok()).count(), reached.len());
}

/// The parts with one more move, wherever a mark or a pair can be written down.
fn with_one_more(setup: &Setup, ply: Ply) -> Vec<Setup> {
    let mut all = vec![*setup; 9 + Pair::COUNT];
    for (index, next) in all.iter_mut().enumerate() {
        match Pair::from_index(index) {
            Some(pair) => next.pairs[ply.index()] = Some(pair),
            None => next.classical[index - Pair::COUNT] = Some(ply),
        }
    }
    all.retain(|next| {
        let marks = |setup: &Setup| setup.classical.iter().flatten().count();
        next.pairs[ply.index()].is_some() || marks(next) == marks(setup) + 1
    });
    all
}

/// The positions after one more numbered move, before and after its collapse.
fn after_one_more(positions: &HashSet<Quantum>) -> HashSet<Quantum> {
    let ready = positions.iter().filter(|position| position.choices().is_none());
    let mut next: HashSet<Quantum> = ready.flat_map(after_any_move).collect();
    let open: Vec<Quantum> = next.iter().filter(|position| position.choices().is_some()).copied().collect();
    next.extend(open.iter().flat_map(after_any_move));
    next
}

fn after_any_move(position: &Quantum) -> Vec<Quantum> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.iter().map(|m| position.play(*m).expect("legal")).collect()
}

#[test]
fn random_parts_make_a_position_exactly_if_a_record_leads_there() {
    let (mut random, mut accepted) = (Random::new(1), 0);
    for _ in 0..200_000 {
        let setup = random_setup(&mut random);
        let witness = witness(&setup);
        assert_eq!(setup.position().ok().as_ref(), witness.as_ref().map(Record::position), "{setup:?}");
        accepted += usize::from(witness.is_some());
    }
    assert!((10_000..190_000).contains(&accepted), "{accepted} accepted");
}

/// Parts that are nearly a position: the first few numbers, each with a mark on a square of its own or a pair on the
/// other squares; then sometimes one thing is changed.
fn random_setup(random: &mut Random) -> Setup {
    let mut squares: Vec<Square> = Square::all().collect();
    squares.sort_by_cached_key(|_| random.next_u64());
    let (moves, classical) = (random.below(10) as usize, random.below(8) as usize);
    let mut setup = Setup::default();
    let mut marks = squares.iter().take(classical);
    let rest = &squares[classical..];
    for ply in Ply::all().take(moves) {
        let left = marks.len() as u32;
        if random.below(9) < 2 * left {
            setup.classical[marks.next().expect("some left").index()] = Some(ply);
        } else {
            let square = |random: &mut Random| rest[random.below(rest.len() as u32) as usize];
            setup.pairs[ply.index()] = Pair::new(square(random), square(random));
        }
    }
    match random.below(8) {
        0 => setup.pairs[random.below(9) as usize] = Pair::from_index(random.below(40) as usize),
        1 => setup.classical[random.below(9) as usize] = Ply::new(random.below(10) as u8),
        _ => {}
    }
    setup
}

/// A record that leads to these parts: the classical moves as pairs along a path through their squares, the last one
/// closing it. `None` if that is no legal record or leads elsewhere.
fn witness(setup: &Setup) -> Option<Record<Quantum>> {
    let settled = |ply: Ply| Square::all().find(|square| setup.classical[square.index()] == Some(ply));
    let path: Vec<(Ply, Square)> = Ply::all().filter_map(|ply| Some((ply, settled(ply)?))).collect();
    let mut record = Record::<Quantum>::default();
    for ply in Ply::all() {
        if let Some(pair) = setup.pairs[ply.index()] {
            record.play(Move::Spooky(pair)).ok()?;
        } else if let Some(at) = path.iter().position(|(settled, _)| *settled == ply) {
            let (square, next) = (path[at].1, path[(at + 1) % path.len()].1);
            record.play(Move::Spooky(Pair::new(square, next)?)).ok()?;
            if at + 1 == path.len() {
                record.play(Move::Measure(square)).ok()?;
            }
        }
    }
    (Setup::of(record.position()) == *setup).then_some(record)
}

#[cfg(feature = "classic")]
#[test]
fn classic_boards_of_side_three_exhaustively() {
    for options in 0..8 {
        let rules = Rules::default().with_misere(options & 1 > 0).with_wild(options & 2 > 0);
        let rules = rules.with_gravity(options & 4 > 0);
        let mut reached = HashSet::new();
        reach(Classic::new(rules), &mut reached);
        for code in 0..3_u32.pow(9) {
            let marks: Vec<Option<Mark>> =
                (0..9).map(|i| [None, Some(Mark::X), Some(Mark::O)][(code / 3_u32.pow(i) % 3) as usize]).collect();
            if let Some(position) = Classic::from_marks(rules, &marks) {
                assert!(reached.remove(&position), "{position} is not reached under {rules:?}");
            }
        }
        assert!(reached.is_empty(), "refused under {rules:?}: {reached:?}");
    }
}

#[cfg(feature = "classic")]
fn reach(position: Classic, reached: &mut HashSet<Classic>) {
    if reached.insert(position) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.iter().for_each(|m| reach(position.play(*m).expect("legal"), reached));
    }
}

#[cfg(feature = "classic")]
#[test]
fn classic_boards_of_random_games() {
    for (n, k) in [(4, 3), (4, 4), (5, 3), (5, 4), (5, 5)] {
        for (options, seed) in (0..8).flat_map(|options| (0..20).map(move |seed| (options, seed))) {
            let rules = Rules::new(n, k).expect("a board").with_misere(options & 1 > 0).with_wild(options & 2 > 0);
            let mut position = Classic::new(rules.with_gravity(options & 4 > 0));
            let mut random = Random::new(seed);
            while let Some(m) = random_move(&position, &mut random) {
                position.play_unchecked(m);
                assert_eq!(Classic::from_marks(position.rules(), &marks_of(&position)), Some(position));
            }
        }
    }
}

/// Refused at once, not after looking at all orders.
#[test]
#[cfg(feature = "classic")]
fn classic_boards_with_a_mark_too_many() {
    let rules = Rules::new(5, 5).expect("a board");
    let board = |text: &str| -> Vec<Option<Mark>> {
        let mark = |c| match c {
            'x' => Some(Mark::X),
            'o' => Some(Mark::O),
            _ => None,
        };
        text.chars().map(mark).collect()
    };
    assert_eq!(Classic::from_marks(rules, &board("xoxoxxoooxooxxxoxxoxoxooo")), None);
    assert_eq!(Classic::from_marks(rules, &board("xxx----------------------")), None);
    assert!(Classic::from_marks(rules, &board("xox----------------------")).is_some());
}

#[cfg(feature = "classic")]
#[test]
fn classic_boards_of_the_wrong_size() {
    for length in [0, 8, 10, 25] {
        assert_eq!(Classic::from_marks(Rules::default(), &vec![None; length]), None);
    }
}

#[cfg(feature = "classic")]
fn marks_of(position: &Classic) -> Vec<Option<Mark>> {
    (1..=position.rules().squares()).map(|square| position.mark(square)).collect()
}

fn random_move<P: Position>(position: &P, random: &mut Random) -> Option<P::Move> {
    let count = position.legal_move_count();
    position.nth_legal_move(random.below(count.max(1) as u32) as usize)
}
