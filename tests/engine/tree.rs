//! Monte-Carlo tree search: its laws, and the values of games that are known.

use crate::judge::dice::{Choice, Dice, Die};
use crate::judge::{Worths, legal_moves, minimax, random_game};
#[cfg(feature = "classic")]
use quantum_tictactoe::classic::Classic;
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Notation, Position, Turn};
use quantum_tictactoe::quantum::Quantum;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::Tree;
use quantum_tictactoe::value::{Objective, Value};

const LONG: usize = 100;
#[cfg(feature = "classic")]
const HEADS: [&str; 8] = ["t1.3", "t1.3.m", "t1.3.g", "t1.3.mg", "t1.3.w", "t1.3.mw", "t1.3.wg", "t1.3.mwg"];

#[cfg(feature = "classic")]
fn classic(head: &str) -> Classic {
    Classic::from_head(head).expect("rules")
}

/// A tree after so many playouts.
fn tree<P: Position>(position: &P, objective: Objective, playouts: u64) -> Tree<P> {
    let mut tree = Tree::new(&Record::new(position.clone()), objective, LONG, 1);
    tree.run(playouts);
    tree
}

fn after<P: Position>(position: &P, m: P::Move) -> P {
    position.clone().play(m).expect("legal")
}

#[test]
fn the_visits_of_all_moves_are_the_playouts() {
    let check = |playouts: u64| {
        let tree = tree(&Quantum::new(), Objective::Points, playouts);
        let visits: u64 = tree.moves().iter().map(|entry| entry.visits).sum();
        assert_eq!((tree.playouts(), visits), (playouts, playouts));
        assert_eq!(tree.moves().iter().map(|entry| entry.m).collect::<Vec<_>>(), legal_moves(&Quantum::new()));
    };
    [0, 1, 35, 36, 37, 1_000, 5_000].into_iter().for_each(check);
}

#[test]
fn the_same_seed_gives_the_same_answer_in_any_portions() {
    let mut portions = Tree::new(&Record::new(Quantum::new()), Objective::Win, LONG, 7);
    let mut whole = portions.clone();
    let mut other = Tree::new(&Record::new(Quantum::new()), Objective::Win, LONG, 8);
    [1, 0, 99, 400, 1_500].into_iter().for_each(|playouts| portions.run(playouts));
    whole.run(2_000);
    other.run(2_000);
    assert_eq!(portions.moves(), whole.moves());
    assert_eq!(portions.best_move(), whole.best_move());
    assert_ne!(other.moves(), whole.moves());
}

#[cfg(feature = "classic")]
#[test]
fn the_record_decides_where_it_begins_and_what_is_over() {
    let mut record: Record<Classic> = "t1.3-1-4-2-5-3".parse().expect("a record");
    let mut tree = Tree::new(&record, Objective::Win, LONG, 1);
    tree.run(10);
    assert_eq!((tree.playouts(), tree.moves(), tree.best_move()), (0, vec![], None));
    record.undo();
    let mut tree = Tree::new(&record, Objective::Win, LONG, 1);
    tree.run(100);
    assert_eq!(tree.moves().len(), 5);
    assert_eq!(tree.best_move(), "3".parse().ok());
}

/// Whether whoever acts can win at once.
fn wins_at_once<P: Position>(position: &P) -> bool {
    let Turn::Side(side) = position.turn() else { return false };
    let mut ends = legal_moves(position).into_iter().filter_map(|m| after(position, m).outcome());
    ends.any(|outcome| outcome.winner == Some(side))
}

/// Positions of random games that are not over.
fn positions<P: Position>(start: &P, games: u32) -> Vec<P> {
    let mut random = Random::new(5);
    let all = (0..games).flat_map(|_| random_game(start, &mut random));
    all.filter(|position| position.outcome().is_none()).collect()
}

fn check_at_once<P: Position>(position: &P, playouts: u64) -> [u32; 2] {
    let Turn::Side(side) = position.turn() else { return [0, 0] };
    let best = tree(position, Objective::Win, playouts).best_move().expect("not over");
    let next = after(position, best);
    if wins_at_once(position) {
        assert_eq!(next.outcome().and_then(|outcome| outcome.winner), Some(side), "{position:?} {best}");
        return [1, 0];
    }
    let loses = |next: &P| match (next.outcome(), next.turn()) {
        (Some(outcome), _) => outcome.winner == Some(side.other()),
        (None, turn) => turn == Turn::Side(side.other()) && wins_at_once(next),
    };
    let can_hold = legal_moves(position).into_iter().any(|m| !loses(&after(position, m)));
    assert!(!can_hold || !loses(&next), "{position:?} {best}");
    [0, u32::from(can_hold)]
}

#[cfg(feature = "classic")]
#[test]
fn takes_a_win_and_avoids_a_loss_at_once() {
    check_all_at_once(HEADS.iter().flat_map(|head| positions(&classic(head), 20)), 3_000, 100);
}

#[test]
fn takes_a_win_and_avoids_a_loss_at_once_in_the_quantum_game() {
    check_all_at_once(positions(&Quantum::new(), 40), 5_000, 10);
}

/// Wins are rare in random quantum games: at least so many are to be seen.
fn check_all_at_once<P: Position>(positions: impl IntoIterator<Item = P>, playouts: u64, least: u32) {
    let mut seen = [0, 0];
    for position in positions {
        let found = check_at_once(&position, playouts);
        (0..2).for_each(|i| seen[i] += found[i]);
    }
    assert!(seen[0] > least && seen[1] > 100, "{seen:?}");
}

/// The best move after so many playouts keeps the value.
#[cfg(feature = "classic")]
fn check_value(position: &Classic, playouts: u64, worths: &mut Worths<Classic>) {
    let tree = tree(position, Objective::Win, playouts);
    let best = tree.best_move().expect("not over");
    let (value, _) = minimax(position, Objective::Win, worths);
    assert_eq!(minimax(&after(position, best), Objective::Win, worths).0, value, "{position:?} {best}");
    let shown = tree.moves().into_iter().find(|entry| entry.m == best).expect("legal");
    assert!(
        shown.proven == Some(value) || (shown.mean.points() - value.points()).abs() < 0.4,
        "{position:?} {shown:?}"
    );
}

#[cfg(feature = "classic")]
#[test]
fn finds_the_known_values_of_the_small_classic_games() {
    let check = |head: &str, playouts: u64| check_value(&classic(head), playouts, &mut Worths::new());
    check("t1.3", 30_000);
    check("t1.3.m", 30_000);
    check("t1.3.g", 10_000);
    check("t1.3.mg", 10_000);
    check("t1.3.wg", 100_000);
    check("t1.3.mwg", 100_000);
}

/// The empty board of the two wild games without gravity would take a million playouts and more.
#[test]
#[cfg(feature = "classic")]
fn keeps_the_value_of_games_begun() {
    for head in HEADS {
        let mut worths = Worths::new();
        let begun = positions(&classic(head), 20).into_iter();
        let begun = begun.filter(|position| position.to_string().matches('-').count() <= 5);
        begun.for_each(|position| check_value(&position, 20_000, &mut worths));
    }
}

#[cfg(feature = "classic")]
#[test]
fn what_is_proven_is_true() {
    for head in HEADS {
        let mut worths = Worths::new();
        let mut proven = 0;
        for position in positions(&classic(head), 20) {
            for entry in tree(&position, Objective::Win, 1_000).moves() {
                let (value, _) = minimax(&after(&position, entry.m), Objective::Win, &mut worths);
                assert!(entry.proven.is_none_or(|proven| proven == value), "{position:?} {entry:?}");
                proven += u32::from(entry.proven.is_some());
            }
        }
        assert!(proven > 100, "{head}: {proven}");
    }
}

#[test]
fn chance_is_drawn_by_weight() {
    let cube = Dice { gain: 0, left: 1, thrown: Some(Die::Cube), variety: 0 };
    let thrown = tree(&cube, Objective::Points, 6_000);
    let visits: Vec<u64> = thrown.moves().iter().map(|entry| entry.visits).collect();
    assert!(visits.iter().zip([1_000, 2_000, 3_000]).all(|(found, due)| found.abs_diff(due) < 150), "{visits:?}");
    assert_eq!(thrown.best_move(), None);

    let choice = Dice { thrown: None, ..cube };
    let (expected, _) = minimax(&after(&choice, Choice(2)), Objective::Points, &mut Worths::new());
    let chosen = tree(&Dice { variety: 2, ..choice }, Objective::Points, 6_000);
    assert_eq!(chosen.best_move(), Some(Choice(1)), "a coin of three half points or none, rather than one for sure");
    // All throws of the cube end the game, so their average is proven.
    assert_eq!(tree(&choice, Objective::Points, 6_000).moves()[2].proven, Some(expected));
}

#[test]
fn plays_the_dice_well() {
    for variety in 0..3 {
        let start = Dice { gain: 0, left: 3, thrown: None, variety };
        let mut worths = Worths::new();
        let (value, _) = minimax(&start, Objective::Points, &mut worths);
        let best = tree(&start, Objective::Points, 50_000).best_move().expect("not over");
        let (found, _) = minimax(&after(&start, best), Objective::Points, &mut worths);
        assert!(value.points() - found.points() < 0.05, "{best} is worth {found}, the best {value}");
    }
}

#[cfg(feature = "classic")]
#[test]
fn long_games_are_given_up_as_draws() {
    let run = |longest: usize| {
        let mut tree = Tree::new(&Record::new(classic("t1.3")), Objective::Win, longest, 1);
        tree.run(500);
        tree.moves()
    };
    for longest in 0..5 {
        assert!(run(longest).iter().all(|entry| entry.mean == Value::ZERO && entry.proven.is_none()), "{longest}");
    }
    assert!(run(5).iter().any(|entry| entry.mean != Value::ZERO));
}
