//! Nim as a game of this crate: a whole game in seventy lines, then recorded, counted, solved and played by every level.

use std::fmt;

use quantum_tictactoe::game::{Game, Options};
use quantum_tictactoe::opponent::{Level, Player};
use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::perft::perft;
use quantum_tictactoe::position::{Keyed, Notation, Position, Refusal, RulesError, Solvable, Turn, refuse_unlisted};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::Search;
use quantum_tictactoe::side::Side;
use quantum_tictactoe::value::Objective;

// The game begins here.
/// So many sticks, and who takes one, two or three of them next. Whoever takes the last one wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nim(u8, Side);

impl Position for Nim {
    type Move = u8;
    type Illegal = Refusal;

    fn turn(&self) -> Turn {
        Turn::Side(self.1)
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.0 == 0).then(|| Outcome::won_by(self.1.other()))
    }
    fn legal_moves(&self, moves: &mut Vec<u8>) {
        moves.clear();
        moves.extend(1..=self.0.min(3));
    }
    fn play_unchecked(&mut self, sticks: u8) {
        *self = Nim(self.0 - sticks, self.1.other());
    }
    fn refusal(&self, sticks: u8) -> Option<Refusal> {
        refuse_unlisted(self, sticks)
    }
}

impl Keyed for Nim {
    type Key = (u8, Side);

    fn key(&self) -> (u8, Side) {
        (self.0, self.1)
    }
}

impl Solvable for Nim {}

impl Notation for Nim {
    fn head(&self) -> String {
        format!("n1.{self}")
    }
    fn from_head(head: &str) -> Result<Nim, RulesError> {
        let sticks = head.strip_prefix("n1.").ok_or(RulesError::UNKNOWN_GAME)?.parse();
        let start = sticks.map(|sticks| Nim(sticks, Side::First)).ok();
        start.filter(|start| start.head() == head).ok_or(RulesError::NOT_CANONICAL)
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const LETTER: u8 = b'n';
    type View = u8;
    type Solver = Search<Nim>;

    fn from_options(options: &mut dyn Options) -> Result<Nim, RulesError> {
        Ok(Nim(options.number("sticks", 99)?.unwrap_or(21), Side::First))
    }
    fn view(record: &Record<Nim>) -> u8 {
        record.position().0
    }
}
// The game ends here.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut record: Record<Nim> = "n1.21-3".parse()?;
    println!("{} has {} lines of four moves", record.text(), perft(record.position(), 4));
    let analysis = Search::new(Objective::Win, 1 << 16)?.analyze(record.position());
    println!("it is worth {} to the first side, and the best answer is {}", analysis.value, analysis.line[0]);
    let mut players = Level::up_to(Level::Expert).map(|level| (level, Player::new(level, 7)));
    while record.outcome().is_none() {
        let turn = record.cursor() % players.len();
        let (level, player) = &mut players[turn];
        player.start(&record)?;
        let decision = player.choose().ok_or("no decision")?;
        println!("{level} takes {}: {}", decision.m, decision.reason);
        record.play(decision.m.parse()?)?;
    }
    println!("{}", record.link());
    Ok(())
}
