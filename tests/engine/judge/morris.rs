//! Three men's morris in plain form: nine points, three men each, placed and then slid; a line wins.

use std::fmt;

use quantum_tictactoe::draws::Draws;
use quantum_tictactoe::game::{Game, Options};
use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::position::{Keyed, Notation, Position, Refusal, RulesError, Turn, refuse_unlisted};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::heuristic::{Evaluated, Heuristic};
use quantum_tictactoe::side::Side;

/// The points in reading order, and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Morris {
    pub points: [Option<Side>; 9],
    pub to_move: Side,
}

/// A man comes to `to`, from `from` or from the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slide {
    pub from: Option<u8>,
    pub to: u8,
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Some(from) => write!(f, "{}.{}", from + 1, self.to + 1),
            None => write!(f, "{}", self.to + 1),
        }
    }
}

impl std::str::FromStr for Slide {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Slide, Self::Err> {
        let point = |text: &str| text.parse().map(|point: u8| point.wrapping_sub(1));
        match text.split_once('.') {
            Some((from, to)) => Ok(Slide { from: Some(point(from)?), to: point(to)? }),
            None => Ok(Slide { from: None, to: point(text)? }),
        }
    }
}

impl Default for Morris {
    fn default() -> Morris {
        Morris { points: [None; 9], to_move: Side::First }
    }
}

const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Morris {
    /// The eight images of the board, each as a list of the points that come to stand on 0 to 8.
    pub const IMAGES: [[usize; 9]; 8] = [
        [0, 1, 2, 3, 4, 5, 6, 7, 8],
        [2, 1, 0, 5, 4, 3, 8, 7, 6],
        [6, 7, 8, 3, 4, 5, 0, 1, 2],
        [8, 7, 6, 5, 4, 3, 2, 1, 0],
        [0, 3, 6, 1, 4, 7, 2, 5, 8],
        [2, 5, 8, 1, 4, 7, 0, 3, 6],
        [6, 3, 0, 7, 4, 1, 8, 5, 2],
        [8, 5, 2, 7, 4, 1, 6, 3, 0],
    ];

    pub fn image(&self, image: [usize; 9]) -> Morris {
        Morris { points: image.map(|point| self.points[point]), to_move: self.to_move }
    }

    fn winner(&self) -> Option<Side> {
        let has = |side| LINES.iter().any(|line| line.iter().all(|point| self.points[*point] == Some(side)));
        Side::BOTH.into_iter().find(|side| has(*side))
    }

    /// Whether a man may slide from one point to the other.
    fn touches(from: usize, to: usize) -> bool {
        let [row, column] = [from / 3, from % 3].map(|n| n as i32);
        let [down, right] = [to as i32 / 3 - row, to as i32 % 3 - column];
        let is_near = from != to && down.abs() <= 1 && right.abs() <= 1;
        is_near && (down == 0 || right == 0 || from == 4 || to == 4)
    }

    fn moves(&self) -> Vec<Slide> {
        let free = |to: &usize| self.points[*to].is_none();
        let own: Vec<usize> = (0..9).filter(|point| self.points[*point] == Some(self.to_move)).collect();
        if own.len() < 3 {
            return (0..9).filter(free).map(|to| Slide { from: None, to: to as u8 }).collect();
        }
        let slides = own.iter().flat_map(|from| {
            let ends = (0..9).filter(move |to| free(to) && Morris::touches(*from, *to));
            ends.map(|to| Slide { from: Some(*from as u8), to: to as u8 })
        });
        slides.collect()
    }
}

impl Position for Morris {
    type Move = Slide;
    type Illegal = Refusal;

    const DRAWS: Draws = Draws { repetitions: Some(3), quiet_moves: Some(12) };

    fn is_irreversible(&self, m: Slide) -> bool {
        m.from.is_none()
    }

    fn turn(&self) -> Turn {
        Turn::Side(self.to_move)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(side) => Some(Outcome::won_by(side)),
            None if self.moves().is_empty() => Some(Outcome::won_by(self.to_move.other())),
            None => None,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Slide>) {
        moves.clear();
        if self.outcome().is_none() {
            moves.extend(self.moves());
        }
    }

    fn refusal(&self, m: Slide) -> Option<Refusal> {
        refuse_unlisted(self, m)
    }

    fn play_unchecked(&mut self, m: Slide) {
        if let Some(from) = m.from {
            self.points[usize::from(from)] = None;
        }
        self.points[usize::from(m.to)] = Some(self.to_move);
        self.to_move = self.to_move.other();
    }
}

impl Keyed for Morris {
    type Key = Morris;

    fn key(&self) -> Morris {
        *self
    }
}

/// Nothing of this is wise: it only differs from position to position and from move to move.
impl Evaluated for Morris {
    fn evaluate(&self) -> i32 {
        let digit = |point: Option<Side>| point.map_or(1, |side| if side == Side::First { 7 } else { 4 });
        let number =
            self.points.iter().fold(0_i32, |number, point| number.wrapping_mul(31).wrapping_add(digit(*point)));
        number % 1_000 * 400 - if self.to_move == Side::First { 0 } else { 777 }
    }

    fn promise(&self, m: Slide) -> i32 {
        i32::from(m.to % 2)
    }

    fn is_loud(&self, m: Slide) -> bool {
        m.to == 4
    }
}

impl fmt::Display for Morris {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.points)
    }
}

impl Notation for Morris {
    fn head(&self) -> String {
        "a1".into()
    }

    fn from_head(head: &str) -> Result<Morris, RulesError> {
        if head == "a1" { Ok(Morris::default()) } else { Err(RulesError::UNKNOWN_GAME) }
    }
}

/// Its players search by evaluation.
impl Game for Morris {
    const NAME: &'static str = "morris";
    const LETTER: u8 = b'a';

    type View = String;
    type Solver = Heuristic<Self>;

    fn from_options(_: &mut dyn Options) -> Result<Self, RulesError> {
        Ok(Morris::default())
    }

    fn view(record: &Record<Self>) -> String {
        record.position().to_string()
    }
}
