//! A small game with chance turns: in turn each side takes a sure point, or throws one of two dice.

use std::fmt;

use quantum_tictactoe::outcome::{Outcome, Score};
use quantum_tictactoe::position::{Keyed, Position, Refusal, Solvable, Turn, refuse_unlisted};
use quantum_tictactoe::search::heuristic::Evaluated;
use quantum_tictactoe::side::{BySide, Side};
use quantum_tictactoe::value::{Objective, Value};

/// Half points gained by the first side, turns left, and the die that is being thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    pub gain: i8,
    pub left: u8,
    pub thrown: Option<Die>,
    /// Chooses the faces of the dice.
    pub variety: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Die {
    Coin,
    Cube,
}

/// 0 is the sure point, 1 the coin, 2 the cube; of a throw, the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice(pub u8);

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Choice {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Choice, Self::Err> {
        text.parse().map(Choice)
    }
}

impl Dice {
    /// Whose points the next ones are.
    fn side(&self) -> Side {
        if self.left % 2 == 1 { Side::First } else { Side::Second }
    }

    /// What the faces of the die being thrown bring to the thrower, with their weights: of a coin two, of a cube six.
    fn faces(&self) -> &'static [(i8, u32)] {
        match (self.thrown, self.variety % 3) {
            (None, _) => &[],
            (Some(Die::Coin), 0) => &[(2, 1), (0, 1)],
            (Some(Die::Coin), 1) => &[(4, 1), (-3, 1)],
            (Some(Die::Coin), _) => &[(3, 2), (0, 2)],
            (Some(Die::Cube), 0) => &[(3, 1), (1, 2), (0, 3)],
            (Some(Die::Cube), 1) => &[(-1, 3), (2, 2), (4, 1)],
            (Some(Die::Cube), _) => &[(1, 1), (4, 1), (-2, 1), (0, 3)],
        }
    }
}

impl Position for Dice {
    type Move = Choice;
    type Illegal = Refusal;

    fn turn(&self) -> Turn {
        if self.thrown.is_some() { Turn::Chance } else { Turn::Side(self.side()) }
    }

    /// Ahead by two points is enough.
    fn outcome(&self) -> Option<Outcome> {
        if self.thrown.is_some() || (self.left > 0 && self.gain.abs() < 4) {
            return None;
        }
        let score = [Score::ZERO, Score::HALF, Score::ONE, Score::ONE_AND_A_HALF, Score::TWO];
        let of = |gain: i8| score[gain.clamp(0, 4) as usize];
        let winner = match self.gain {
            0 => None,
            gain => Some(if gain > 0 { Side::First } else { Side::Second }),
        };
        Some(Outcome { winner, score: BySide { first: of(self.gain), second: of(-self.gain) } })
    }

    fn legal_moves(&self, moves: &mut Vec<Choice>) {
        moves.clear();
        let count = match self.thrown {
            _ if self.outcome().is_some() => 0,
            None => 3,
            Some(_) => self.faces().len() as u8,
        };
        moves.extend((0..count).map(Choice));
    }

    fn play_unchecked(&mut self, Choice(index): Choice) {
        let bring = match (self.thrown, index) {
            (Some(_), _) => self.faces()[usize::from(index)].0,
            (None, 0) => 1,
            (None, 1) => return self.thrown = Some(Die::Coin),
            (None, _) => return self.thrown = Some(Die::Cube),
        };
        self.gain += if self.side() == Side::First { bring } else { -bring };
        self.left -= 1;
        self.thrown = None;
    }

    fn refusal(&self, m: Choice) -> Option<Refusal> {
        refuse_unlisted(self, m)
    }

    fn weight(&self, Choice(index): Choice) -> u32 {
        self.faces().get(usize::from(index)).map_or(1, |(_, weight)| *weight)
    }
}

impl Keyed for Dice {
    type Key = Dice;

    fn key(&self) -> Dice {
        *self
    }
}

impl Solvable for Dice {
    fn bounds(&self, objective: Objective) -> (Value, Value) {
        match objective {
            Objective::Win => (Value::LOSS, Value::WIN),
            Objective::Points => (Value::from_halves(-4), Value::from_halves(4)),
        }
    }

    fn promise(&self, Choice(index): Choice) -> i32 {
        i32::from(index)
    }
}

impl Evaluated for Dice {
    fn evaluate(&self) -> i32 {
        i32::from(self.gain) * 100_000 + i32::from(self.variety)
    }

    fn is_loud(&self, Choice(index): Choice) -> bool {
        self.left < 3 && index == 2
    }
}
