//! Why computer players chose their moves: what they say is so, by the naive models of the games and by the solvers.

use std::collections::BTreeMap;

use crate::naive::{classic, quantum};
use quantum_tictactoe::opponent::{Decision, Level, Player, Reason};
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::value::Objective;
use quantum_tictactoe::variant::{AnyRecord, AnySolver};

/// A naive model, as far as reasons are concerned.
trait Model: Clone {
    /// What the legal acts lead to, in their order.
    fn nexts(&self) -> Vec<Self>;
    fn first_acts(&self) -> bool;
    /// Whether the act that is due only settles the one before.
    fn is_choice(&self) -> bool;
    /// Whether the first side has won; `Some(None)` is a draw.
    fn winner_is_first(&self) -> Option<Option<bool>>;
    /// Whether it would take long to solve.
    fn is_large(&self) -> bool;
}

/// The game after each of these acts.
fn after_each<G: Clone, A>(game: &G, acts: Vec<A>, act: impl Fn(&mut G, A)) -> Vec<G> {
    let after = |made| {
        let mut next = game.clone();
        act(&mut next, made);
        next
    };
    acts.into_iter().map(after).collect()
}

impl Model for quantum::Game {
    fn nexts(&self) -> Vec<Self> {
        after_each(self, self.legal(), Self::act)
    }

    fn first_acts(&self) -> bool {
        self.x_acts()
    }

    fn is_choice(&self) -> bool {
        self.due() == quantum::Due::Choice
    }

    fn winner_is_first(&self) -> Option<Option<bool>> {
        self.result().map(|result| result.winner_is_x)
    }

    fn is_large(&self) -> bool {
        false
    }
}

impl Model for classic::Game {
    fn nexts(&self) -> Vec<Self> {
        after_each(self, self.legal(), Self::act)
    }

    fn first_acts(&self) -> bool {
        self.x_acts()
    }

    fn is_choice(&self) -> bool {
        false
    }

    fn winner_is_first(&self) -> Option<Option<bool>> {
        self.result()
    }

    fn is_large(&self) -> bool {
        let left = self.options.n * self.options.n - self.made;
        left > if self.options.wild { 6 } else { 9 }
    }
}

/// Whether a side has won, or wins before the other makes a move that is no choice.
fn wins_at_once<M: Model>(model: &M, first: bool) -> bool {
    match model.winner_is_first() {
        Some(winner) => winner == Some(first),
        None if model.first_acts() == first => model.nexts().iter().any(|next| wins_at_once(next, first)),
        None => model.is_choice() && model.nexts().iter().all(|next| wins_at_once(next, first)),
    }
}

/// What the solver says of the legal moves: the token, what it is worth to who acts, in points, and the moves to the end.
type Worth = (String, f64, Option<u16>);

fn worths(solver: &mut AnySolver, record: &AnyRecord, first: bool) -> Vec<Worth> {
    solver.start(record).expect("there is memory");
    let moves = solver.analysis().expect("started").moves.into_iter();
    moves.map(|entry| (entry.r#move, if first { entry.value } else { -entry.value }, entry.moves_to_end)).collect()
}

/// Holds a decision to its word.
fn check<M: Model>(solver: &mut AnySolver, record: &AnyRecord, model: &M, decision: &Decision) {
    let told = format!("{} {decision:?}", record.text());
    let first = model.first_acts();
    let (legal, nexts) = (record.legal_moves(), model.nexts());
    assert_eq!(legal.len(), nexts.len(), "{told}");
    let n = legal.iter().position(|m| *m == decision.m).expect("legal");
    if decision.value.is_some() {
        let worths = worths(solver, record, first);
        let (_, gain, length) = *worths.iter().find(|worth| worth.0 == decision.m).expect("legal");
        let claimed = decision.value.map(|value| if first { value.points() } else { -value.points() });
        assert_eq!(claimed, Some(gain), "{told}");
        let others = || worths.iter().filter(|worth| worth.0 != decision.m);
        let so = match decision.reason {
            Reason::Wins => gain > 0.0,
            Reason::OnlyWinning => gain > 0.0 && others().all(|other| other.1 <= 0.0),
            Reason::Holds => gain == 0.0,
            Reason::OnlyHolding => gain == 0.0 && others().all(|other| other.1 < gain),
            Reason::LeastLoss => gain < 0.0 && others().all(|other| (other.1, other.2) <= (gain, length)),
            Reason::OnlyMove | Reason::WinsNow => true,
            // Random games have proven that all moves lose, but not which one last.
            Reason::Guess => worths.iter().all(|worth| worth.1 < 0.0),
            Reason::Prevents => false,
        };
        assert!(so, "{told} {worths:?}");
    }
    match decision.reason {
        Reason::OnlyMove => assert_eq!(nexts.len(), 1, "{told}"),
        Reason::WinsNow => assert_eq!(nexts[n].winner_is_first(), Some(Some(first)), "{told}"),
        Reason::Prevents => {
            let loses: Vec<bool> = nexts.iter().map(|next| wins_at_once(next, !first)).collect();
            let losing = loses.iter().filter(|loses| **loses).count();
            assert!(!loses[n] && 2 * losing >= loses.len(), "{told}");
        }
        Reason::Guess => {}
        _ => assert!(decision.value.is_some(), "{told}"),
    }
}

fn decide(record: &AnyRecord, level: Level, seed: u64) -> Decision {
    let mut player = Player::new(level, seed);
    record.give_to(&mut player).expect("there is memory");
    player.choose().expect("a decision")
}

/// How often each reason has been given.
type Seen = BTreeMap<&'static str, u32>;

/// Checks a decision a few moves before the end of each of so many random games.
fn check_many<M: Model>(start: &AnyRecord, model: &M, games: usize, seen: &mut Seen) {
    let mut solver = AnySolver::new(Objective::Win, 1 << 20).expect("there is memory");
    let mut random = Random::new(games as u64);
    for game in 0..games {
        let (mut record, mut models) = (start.clone(), vec![model.clone()]);
        while record.outcome().is_none() {
            let legal = record.legal_moves();
            let n = random.below(legal.len() as u32) as usize;
            record.play_typed(&legal[n]).expect("legal");
            models.push(models[models.len() - 1].nexts().swap_remove(n));
        }
        let index = record.len() - (1 + random.below(6) as usize).min(record.len());
        assert!(record.go_to(index));
        let levels: &[Level] = match models[index].is_large() {
            true => &[Level::Casual, Level::Beginner],
            false => &[Level::Casual, Level::Strong, Level::Beginner, Level::Perfect, Level::Random],
        };
        let decision = decide(&record, levels[game % levels.len()], game as u64);
        check(&mut solver, &record, &models[index], &decision);
        *seen.entry(decision.reason.code()).or_default() += 1;
    }
}

/// Every reason has been given often.
fn check_seen(seen: &Seen) {
    assert_eq!(seen.len(), 9, "{seen:?}");
    assert!(seen.values().all(|count| *count >= 20), "{seen:?}");
}

#[test]
fn no_level_of_the_quantum_game_claims_what_is_not_so() {
    let mut seen = Seen::new();
    check_many(&any("q1"), &quantum::Game::default(), 3_000, &mut seen);
    check_seen(&seen);
}

#[cfg(feature = "classic")]
#[test]
fn no_level_of_a_classic_game_claims_what_is_not_so() {
    let mut seen = Seen::new();
    for options in classic::all_options() {
        check_many(
            &any(&head(options)),
            &classic::Game::new(options),
            if options.n == 3 { 200 } else { 50 },
            &mut seen,
        );
    }
    check_seen(&seen);
}

#[cfg(feature = "classic")]
fn head(classic::Options { n, k, misere, wild, gravity }: classic::Options) -> String {
    let k = if k == n { String::new() } else { k.to_string() };
    let letters = [(misere, "m"), (wild, "w"), (gravity, "g")].map(|(on, letter)| if on { letter } else { "" });
    let tail = format!("{k}{}", letters.concat());
    if tail.is_empty() { format!("t1.{n}") } else { format!("t1.{n}.{tail}") }
}

fn any(record: &str) -> AnyRecord {
    record.parse().expect(record)
}

#[test]
fn the_best_reason_is_given() {
    let check = |record: &str, level: Level, expected: &[&str]| {
        for seed in 0..12 {
            let decision = decide(&any(record), level, seed);
            let words = format!("{} {}", decision.m, decision.reason.code());
            assert!(expected.contains(&words.as_str()), "{record} {level:?}: {words}");
        }
    };
    check("15 35 45 56 57 59 15", Level::Perfect, &["c1 wins-now"]);
    check("36 89 12 48 69 23 78 89 c8", Level::Perfect, &["5 only-move"]);
    check("36 89 12 48 69 23 78 89 c8", Level::Random, &["5 only-move"]);
    check("36 89 12 48 69 23 78 89 c8", Level::Casual, &["5 only-move"]);
    check("q1", Level::Perfect, &["19 wins", "37 wins"]);
    check("12 12", Level::Perfect, &["c2 only-winning"]);
    check("15 59 49 58 78 47 c7 23 23", Level::Perfect, &["c2 only-holding"]);
    #[cfg(feature = "classic")]
    check("t1.3-1-4-2-5", Level::Casual, &["3 wins-now", "6 prevents"]);
    #[cfg(feature = "classic")]
    check("t1.3-1-5-2", Level::Perfect, &["3 only-holding"]);
    #[cfg(feature = "classic")]
    check("t1.3-1-5-2-9", Level::Perfect, &["3 wins-now"]);
    #[cfg(feature = "classic")]
    check("t1.3-1-2-5", Level::Perfect, &["9 least-loss"]);
}
