//! The tree search with what a game tells of itself: against plain tree search, and its proofs against plain minimax.

use crate::judge::dice::{Choice, Dice, Die};
use crate::judge::hex::{Hex, Stone};
use crate::judge::plain_tree::plain_choice;
use crate::judge::{Worths, legal_moves, minimax, random_game};
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::{Guide, Prior, Tree};
use quantum_tictactoe::side::Side;
use quantum_tictactoe::value::{Objective, Value};

const ALL_AS_FIRST: Guide<Hex> = Guide { all_as_first: true, ..Guide::NONE };

/// The games of so many that the guided search wins against the plain one, each beginning every other game.
fn wins_on_hex(games: u32, side: usize, playouts: u64) -> u32 {
    let won = |game: u32| {
        let guided = if game.is_multiple_of(2) { Side::First } else { Side::Second };
        let mut random = Random::new(game.into());
        let mut record = Record::new(Hex::new(side));
        while record.outcome().is_none() {
            let m = if record.position().to_move == guided {
                let mut tree = Tree::guided(&record, Objective::Win, side * side, random.next_u64(), ALL_AS_FIRST);
                tree.run(playouts);
                tree.best_move().expect("not over")
            } else {
                plain_choice(record.position(), playouts, &mut random)
            };
            record.play(m).expect("legal");
        }
        record.outcome().is_some_and(|outcome| outcome.winner == Some(guided))
    };
    (0..games).filter(|game| won(*game)).count() as u32
}

/// `HEX_GAMES=1000 cargo test --release --test engine beats_plain` plays as many as one likes.
#[test]
fn beats_plain_tree_search_on_hex() {
    let games = std::env::var("HEX_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(60);
    let won = wins_on_hex(games, 5, 150);
    assert!(10 * won >= 6 * games, "{won} of {games}");
}

#[test]
fn the_same_seed_gives_the_same_answer_in_any_portions() {
    let new = || Tree::guided(&Record::new(Hex::new(4)), Objective::Win, 16, 7, ALL_AS_FIRST);
    let (mut whole, mut portions) = (new(), new());
    whole.run(500);
    [1, 0, 99, 400].into_iter().for_each(|playouts| portions.run(playouts));
    assert_eq!(portions.moves(), whole.moves());
    let visits: u64 = whole.moves().iter().map(|entry| entry.visits).sum();
    assert_eq!((whole.playouts(), visits, whole.moves().len()), (500, 500, 16));
    assert_eq!(whole.moves().iter().map(|entry| entry.m).collect::<Vec<_>>(), legal_moves(&Hex::new(4)));
}

/// On the way of a game everything that is proven is what plain minimax says.
fn check_proofs<P: Position>(record: &Record<P>, objective: Objective, guide: Guide<P>, worths: &mut Worths<P>) -> u32 {
    let mut tree = Tree::guided(record, objective, 100, 1, guide);
    tree.run(2_000);
    let proven = tree.moves().into_iter().filter_map(|entry| Some((entry.m, entry.proven?)));
    let check = |(m, proven)| {
        let next = record.position().clone().play(m).expect("legal");
        assert_eq!(proven, minimax(&next, objective, worths).0, "{record:?} {m}");
    };
    proven.map(check).count() as u32
}

#[test]
fn what_is_proven_over_chance_is_true() {
    for variety in 0..3 {
        for objective in [Objective::Win, Objective::Points] {
            let mut worths = Worths::new();
            let mut proven = 0;
            for (left, gain) in (1..4).flat_map(|left| (-3..4).map(move |gain| (left, gain))) {
                for thrown in [None, Some(Die::Coin), Some(Die::Cube)] {
                    let record = Record::new(Dice { gain, left, thrown, variety });
                    proven += check_proofs(&record, objective, Guide::SOLVABLE, &mut worths);
                }
            }
            assert!(proven > 100, "{proven}");
        }
    }
}

#[test]
fn a_chance_turn_is_proven_by_all_its_outcomes() {
    let start = Dice { gain: 0, left: 2, thrown: None, variety: 0 };
    let mut tree = Tree::new(&Record::new(start), Objective::Points, 10, 1);
    tree.run(3_000);
    let (value, _) = minimax(&start, Objective::Points, &mut Worths::new());
    assert!(tree.is_proven());
    let best = tree.best_move().expect("not over");
    assert_eq!(tree.moves().into_iter().find(|entry| entry.m == best).and_then(|entry| entry.proven), Some(value));
}

/// A win by one point is as good as can be, also where other games may end with two.
#[cfg(feature = "classic")]
#[test]
fn a_win_is_proven_for_points_too() {
    use quantum_tictactoe::games::classic::Classic;

    let record: Record<Classic> = "t1.5.4-13-1-12-2".parse().expect("a record");
    for objective in [Objective::Win, Objective::Points] {
        let mut tree = Tree::guided(&record, objective, 25, 1, Guide::SOLVABLE);
        tree.run(1_500);
        let best = tree.best_move().expect("not over");
        let shown = tree.moves().into_iter().find(|entry| entry.m == best).expect("legal");
        assert_eq!(shown.proven, Some(Value::WIN), "{objective}");
    }
}

#[test]
fn what_is_proven_on_hex_is_true() {
    let mut random = Random::new(3);
    let mut worths = Worths::new();
    let mut proven = 0;
    for _ in 0..20 {
        for position in
            random_game(&Hex::new(3), &mut random).into_iter().filter(|position| position.outcome().is_none())
        {
            proven += check_proofs(&Record::new(position), Objective::Win, ALL_AS_FIRST, &mut worths);
        }
    }
    assert!(proven > 300, "{proven}");
}

#[test]
fn the_tree_keeps_within_its_memory() {
    let run = |bytes: usize| {
        let record = Record::new(Hex::new(5));
        let mut tree = Tree::guided(&record, Objective::Win, 25, 1, ALL_AS_FIRST).with_memory(bytes);
        let root = tree.bytes();
        tree.run(3_000);
        assert!(tree.bytes() <= root + bytes, "{} {root} {bytes}", tree.bytes());
        assert_eq!(tree.moves().iter().map(|entry| entry.visits).sum::<u64>(), 3_000);
        tree.bytes() - root
    };
    assert_eq!(run(0), 0);
    let small = run(20_000);
    assert!((15_000..=20_000).contains(&small), "{small}");
    assert!(run(usize::MAX / 2) > 200_000);
}

#[test]
fn a_prior_says_where_to_look_first() {
    let corner =
        |_: &Hex, m: Stone| Prior { value: if m == Stone(20) { Value::WIN } else { Value::LOSS }, playouts: 50 };
    let guide = Guide { prior: Some(corner), ..ALL_AS_FIRST };
    let mut tree = Tree::guided(&Record::new(Hex::new(5)), Objective::Win, 25, 1, guide);
    tree.run(20);
    let visits = |m: Stone| tree.moves().into_iter().find(|entry| entry.m == m).map(|entry| entry.visits);
    assert_eq!((visits(Stone(20)), visits(Stone(12))), (Some(20), Some(0)));
}

#[test]
fn playouts_give_the_answers_they_are_told() {
    // With the first free cell for every answer, the one who begins fills the upper row or is cut off.
    let first = |position: &Hex, _: &mut Random| legal_moves(position).first().copied();
    let guide = Guide { answer: Some(first), ..Guide::NONE };
    let result = |m: Stone| {
        let mut next = Hex::new(3).play(m).expect("legal");
        while let Some(m) = legal_moves(&next).first() {
            next = next.play(*m).expect("legal");
        }
        Objective::Win.value(next.outcome().expect("over"))
    };
    let mut tree = Tree::guided(&Record::new(Hex::new(3)), Objective::Win, 9, 1, guide);
    tree.run(9);
    assert!(tree.moves().iter().all(|entry| entry.visits == 1 && entry.mean == result(entry.m)));
    let wins = legal_moves(&Hex::new(3)).into_iter().filter(|m| result(*m) == Value::WIN).count();
    assert!((1..9).contains(&wins), "{wins}");
}

#[test]
fn the_dice_are_played_well() {
    let start = Dice { gain: 0, left: 3, thrown: None, variety: 2 };
    let mut tree = Tree::guided(&Record::new(start), Objective::Points, 20, 1, Guide::SOLVABLE);
    tree.run(20_000);
    let mut worths = Worths::new();
    let worth =
        |m: Choice, worths: &mut Worths<Dice>| minimax(&start.play(m).expect("legal"), Objective::Points, worths).0;
    let best = legal_moves(&start).into_iter().map(|m| worth(m, &mut worths)).max().expect("a move");
    assert_eq!(worth(tree.best_move().expect("not over"), &mut worths), best);
}
