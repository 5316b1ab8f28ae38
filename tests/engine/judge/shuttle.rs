//! A tiny game that can go on for ever: a token on five points in a row, which either side moves by one.
//!
//! It begins in the middle; the first side wins on the right end, the second on the left one, whoever moved it there. Instead
//! a side may burn one of its matches. With best play nobody gets anywhere.

use std::fmt;
use std::str::FromStr;

use quantum_tictactoe::draws::Draws;
use quantum_tictactoe::game::{Game, Options};
use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::position::{Notation, ParseMoveError, Position, Refusal, RulesError, Turn, refuse_unlisted};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::Unsolved;
use quantum_tictactoe::side::Side;

/// Drawn by so many repetitions and so many quiet moves; 0 is never.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shuttle<const TIMES: u16, const QUIET: u16> {
    pub token: u8,
    pub matches: [u8; 2],
    pub side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    Burn,
    Left,
    Right,
}

const NAMES: [(Act, &str); 3] = [(Act::Burn, "b"), (Act::Left, "l"), (Act::Right, "r")];

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        NAMES.iter().find(|(act, _)| act == self).map_or(Ok(()), |(_, name)| f.write_str(name))
    }
}

impl FromStr for Act {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Act, ParseMoveError> {
        NAMES.iter().find(|(_, name)| *name == text).map(|(act, _)| *act).ok_or(ParseMoveError::NOT_A_MOVE)
    }
}

const fn limit(count: u16) -> Option<u16> {
    if count == 0 { None } else { Some(count) }
}

impl<const TIMES: u16, const QUIET: u16> Position for Shuttle<TIMES, QUIET> {
    type Move = Act;
    type Illegal = Refusal;

    const DRAWS: Draws = Draws { repetitions: limit(TIMES), quiet_moves: limit(QUIET) };

    fn turn(&self) -> Turn {
        Turn::Side(self.side)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.token {
            0 => Some(Outcome::won_by(Side::Second)),
            4 => Some(Outcome::won_by(Side::First)),
            _ => None,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Act>) {
        moves.clear();
        if self.outcome().is_none() {
            moves.extend((self.matches[self.side as usize] > 0).then_some(Act::Burn));
            moves.extend([Act::Left, Act::Right]);
        }
    }

    fn play_unchecked(&mut self, m: Act) {
        match m {
            Act::Burn => self.matches[self.side as usize] -= 1,
            Act::Left => self.token -= 1,
            Act::Right => self.token += 1,
        }
        self.side = self.side.other();
    }

    fn refusal(&self, m: Act) -> Option<Refusal> {
        refuse_unlisted(self, m)
    }

    fn is_irreversible(&self, m: Act) -> bool {
        m == Act::Burn
    }
}

impl<const TIMES: u16, const QUIET: u16> Default for Shuttle<TIMES, QUIET> {
    fn default() -> Shuttle<TIMES, QUIET> {
        Shuttle { token: 2, matches: [2, 2], side: Side::First }
    }
}

impl<const TIMES: u16, const QUIET: u16> fmt::Display for Shuttle<TIMES, QUIET> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.token, self.matches)
    }
}

impl<const TIMES: u16, const QUIET: u16> Notation for Shuttle<TIMES, QUIET> {
    fn head(&self) -> String {
        "s1".into()
    }

    fn from_head(head: &str) -> Result<Shuttle<TIMES, QUIET>, RulesError> {
        if head == "s1" { Ok(Shuttle::default()) } else { Err(RulesError::UNKNOWN_GAME) }
    }
}

impl<const TIMES: u16, const QUIET: u16> Game for Shuttle<TIMES, QUIET> {
    const NAME: &'static str = "shuttle";
    const LETTER: u8 = b's';

    type View = String;
    type Solver = Unsolved<Self>;

    fn from_options(_: &mut dyn Options) -> Result<Self, RulesError> {
        Ok(Shuttle::default())
    }

    fn view(record: &Record<Self>) -> String {
        record.position().to_string()
    }
}
