//! Draws that depend on history: what a record says of them, against plain counting, and who asks it.

use std::collections::HashMap;

use quantum_tictactoe::draws::DrawReason;
use quantum_tictactoe::game::Solver;
use quantum_tictactoe::level::Level;
use quantum_tictactoe::opponent::{Player, Reason};
use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::perft::{perft, perft_of_record};
use quantum_tictactoe::playout::{Random, playout_of_record, random_move};
use quantum_tictactoe::position::{GameOver, Position, Refusal};
use quantum_tictactoe::record::{MAX_TEXT, Record, RecordError, RecordErrorKind};
use quantum_tictactoe::search::{Tree, Unsolved};
use quantum_tictactoe::side::Side;
use quantum_tictactoe::value::{Objective, Value};

use crate::judge::shuttle::{Act, Shuttle};

type Thrice = Record<Shuttle<3, 0>>;
type Quiet = Record<Shuttle<0, 5>>;
type Both = Record<Shuttle<3, 4>>;

fn read<P: quantum_tictactoe::position::Notation>(moves: &str) -> Record<P> {
    let text = if moves.is_empty() { "s1:".into() } else { format!("s1: {moves}") };
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn legal<P: Position>(record: &Record<P>) -> Vec<P::Move> {
    let mut moves = Vec::new();
    record.legal_moves(&mut moves);
    moves
}

#[test]
fn the_third_time_is_a_draw() {
    let mut record: Thrice = read("r l l");
    assert_eq!((record.outcome(), record.draw(), legal(&record).len()), (None, None, 3));
    record.play(Act::Right).expect("legal");
    assert_eq!((record.outcome(), record.draw()), (Some(Outcome::DRAW), Some(DrawReason::Repetition)));
    assert_eq!(legal(&record), []);
    assert_eq!(record.position().outcome(), None, "a position holds no history");
    let before = record.clone();
    let error = record.play(Act::Left).expect_err("the game is over");
    assert_eq!((error.refusal, error.refused, &error.position), (GameOver.into(), Act::Left, before.position()));
    assert_eq!(record, before);
    assert!(record.undo());
    assert_eq!(record.outcome(), None);
    record.play(Act::Burn).expect("legal");
    assert_eq!((record.outcome(), record.moves().len()), (None, 4), "the draw is gone with what led to it");
}

/// The token stands where it stood, but somebody else is to move, or a match is gone.
#[test]
fn other_positions_do_not_count() {
    for moves in ["b b", "r b l", "r l b r", "r l b r l"] {
        assert_eq!(read::<Shuttle<3, 0>>(moves).outcome(), None, "{moves}");
    }
    let record: Thrice = read("r l b b r l r");
    assert_eq!(record.outcome(), None);
    let record: Thrice = read("r l b b r l r l");
    assert_eq!(record.draw(), Some(DrawReason::Repetition), "the position after the matches counts as one of three");
}

#[test]
fn quiet_moves_are_counted_from_the_last_that_counts() {
    assert_eq!(read::<Shuttle<0, 5>>("r l r l").draw(), None);
    assert_eq!(read::<Shuttle<0, 5>>("r l r l r").draw(), Some(DrawReason::Quiet));
    assert_eq!(read::<Shuttle<0, 5>>("r l r l b r l r l").draw(), None);
    let drawn: Quiet = read("r l r l b l r l r l");
    assert_eq!((drawn.draw(), drawn.outcome()), (Some(DrawReason::Quiet), Some(Outcome::DRAW)));
    assert_eq!([DrawReason::Quiet, DrawReason::Repetition].map(DrawReason::code), ["quiet", "repetition"]);
}

#[test]
fn a_win_on_the_same_move_comes_first() {
    let won: Record<Shuttle<0, 4>> = read("r l r r");
    assert_eq!((won.outcome(), won.draw()), (Some(Outcome::won_by(Side::First)), None));
}

#[test]
fn a_text_that_goes_on_after_a_draw_is_refused() {
    let error: RecordError = "s1: r l r l r".parse::<Thrice>().expect_err("drawn after four moves");
    assert_eq!((error.index, error.at, error.legal_prefix.as_str()), (4, 12, "s1-r-l-r-l"));
    assert_eq!(error.kind, RecordErrorKind::Illegal(Refusal::from(GameOver)));
    assert_eq!(error.to_string(), "move 5: the game is over");
    assert!("s1: r l r l".parse::<Thrice>().is_ok());
}

/// In how many of the moves up to the cursor draws are due, counted as plainly as can be.
fn counted<const TIMES: u16, const QUIET: u16>(record: &Record<Shuttle<TIMES, QUIET>>) -> Option<DrawReason> {
    let mut position = *record.first_position();
    let mut times: HashMap<_, u16> = HashMap::from([(position, 1)]);
    let mut quiet = 0;
    for m in record.played() {
        position.play_unchecked(*m);
        *times.entry(position).or_default() += 1;
        quiet = if *m == Act::Burn { 0 } else { quiet + 1 };
    }
    match position.outcome() {
        Some(_) => None,
        None if TIMES > 0 && times[&position] >= TIMES => Some(DrawReason::Repetition),
        None => (QUIET > 0 && quiet >= QUIET).then_some(DrawReason::Quiet),
    }
}

#[test]
fn random_games_are_drawn_as_plain_counting_says() {
    let mut random = Random::new(4);
    let mut seen = [0; 3];
    for _ in 0..3_000 {
        let mut record = Both::default();
        while record.outcome().is_none() {
            let m = random_move(record.position(), &mut random).expect("not over");
            record.play(m).expect("legal");
            assert_eq!(record.draw(), counted(&record), "{}", record.link());
        }
        seen[record.draw().map_or(0, |reason| 1 + reason as usize)] += 1;
        for index in 0..record.moves().len() {
            assert!(record.go_to(index));
            assert_eq!((record.draw(), record.outcome()), (None, None), "{} {index}", record.link());
        }
    }
    assert!(seen.iter().all(|count| *count > 30), "{seen:?}");
}

#[test]
fn playouts_end_with_the_record() {
    let mut random = Random::new(1);
    for _ in 0..500 {
        let mut record = Both::default();
        let made = playout_of_record(&mut record, 1_000, &mut random);
        assert!(record.outcome().is_some() && made == record.moves().len(), "{}", record.link());
        assert_eq!(record.link().parse(), Ok(record));
    }
    let mut endless = Record::<Shuttle<0, 0>>::new(Shuttle { matches: [0, 0], ..Shuttle::default() });
    assert_eq!((playout_of_record(&mut endless, 1, &mut random), endless.moves().len()), (1, 1));
}

#[test]
fn sequences_end_with_the_record() {
    fn naive(record: &Both, depth: u32) -> u64 {
        let next = |m: Act| {
            let mut next = record.clone();
            next.play(m).expect("legal");
            naive(&next, depth - 1)
        };
        if depth == 0 { 1 } else { legal(record).into_iter().map(next).sum() }
    }
    for depth in 0..9 {
        assert_eq!(perft_of_record(&Both::default(), depth), naive(&Both::default(), depth), "{depth}");
    }
    assert!(perft_of_record(&Both::default(), 8) < perft(&Shuttle::<3, 4>::default(), 8));
    assert_eq!(perft_of_record(&read::<Shuttle<3, 4>>("r l r l"), 3), 0);
}

/// On the brink, going back draws at once by the third repetition; everything else loses.
const BRINK: &str = "r l r";

#[test]
fn a_search_that_plays_on_from_a_record_sees_the_draw() {
    let record: Thrice = read(BRINK);
    let mut tree = Tree::new(&record, Objective::Win, 100, 1);
    tree.run(2_000);
    let back = tree.moves().into_iter().find(|entry| entry.m == Act::Left).expect("legal");
    assert_eq!(back.proven, Some(Value::ZERO));
    assert_eq!(tree.best_move(), Some(Act::Left));
    let mut alone = Tree::new(&Thrice::new(*record.position()), Objective::Win, 100, 1);
    alone.run(1);
    assert!(alone.moves().iter().all(|entry| entry.m != Act::Left || entry.proven.is_none()));
}

#[test]
fn an_estimate_from_a_record_sees_the_draw() {
    let mut solver = Unsolved::<Shuttle<3, 0>>::with_table(Objective::Win, 0).expect("no table");
    assert_eq!((solver.step(5).done, solver.analysis()), (true, None));
    solver.start(&read(BRINK));
    let mut nodes = 0;
    let analysis = loop {
        let progress = solver.step(50);
        assert!(progress.done || progress.nodes >= nodes + 50, "{} after {nodes}", progress.nodes);
        nodes = progress.nodes;
        match solver.analysis() {
            Some(analysis) => break analysis,
            None => assert!(!progress.done),
        }
    };
    assert_eq!(
        (analysis.moves[0].m, analysis.moves[0].value, analysis.line.first()),
        (Act::Left, Value::ZERO, Some(&Act::Left))
    );
    assert_eq!(analysis.moves[0].moves_to_end, None, "a draw in a game that can repeat has no length");
    solver.start(&read("r l r l"));
    let over = solver.step(1);
    let analysis = solver.analysis().expect("nothing is left to do");
    assert_eq!((over.done, analysis.value, analysis.exact, analysis.moves), (true, Value::ZERO, true, vec![]));
}

#[test]
fn players_hold_the_draw_and_stop_at_it() {
    for level in [Level::Strong, Level::Expert, Level::Perfect] {
        let held = (0..20).filter(|seed| {
            let mut player = Player::new(level, *seed);
            player.start(&read::<Shuttle<3, 0>>(BRINK)).expect("there is memory");
            player.choose().expect("a decision").m == "l"
        });
        assert!(held.count() >= if level == Level::Strong { 12 } else { 20 }, "{level}");
    }
    let mut player = Player::new(Level::Expert, 1);
    player.start(&read::<Shuttle<3, 0>>(BRINK)).expect("there is memory");
    assert_eq!(player.choose().map(|decision| decision.reason), Some(Reason::Holds));
    player.start(&read::<Shuttle<3, 0>>("r l r l")).expect("there is memory");
    assert_eq!(player.choose(), None, "the game is over");
}

/// Nine men's morris may need 18 moves with a removal and 1,400 more.
#[test]
fn long_records_are_read() {
    let longest = "m1.9".len() + 18 * "-24x24".len() + 1_400 * "-23.24x24".len();
    assert!(longest <= MAX_TEXT);
    let mut record = Record::<Shuttle<0, 0>>::default();
    for _ in 0..1_400 {
        record.play(Act::Right).expect("legal");
        record.play(Act::Left).expect("legal");
    }
    assert_eq!(record.link().parse(), Ok(record.clone()));
    assert_eq!(record.text().parse(), Ok(record));
}
