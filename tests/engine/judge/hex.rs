//! Hex on a small board in plain form: two sides each join their two edges; the first side top and bottom.

use std::fmt;

use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::position::{Position, Refusal, Turn, refuse_unlisted};
use quantum_tictactoe::side::Side;

/// The cells row by row, with the stones on them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hex {
    pub side: usize,
    pub cells: Vec<Option<Side>>,
    pub to_move: Side,
}

/// A stone on the cell with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stone(pub u8);

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Stone {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Stone, Self::Err> {
        text.parse().map(Stone)
    }
}

impl Hex {
    pub fn new(side: usize) -> Hex {
        Hex { side, cells: vec![None; side * side], to_move: Side::First }
    }

    fn around(&self, cell: usize) -> impl Iterator<Item = usize> {
        let side = self.side as i32;
        let (row, column) = (cell as i32 / side, cell as i32 % side);
        let steps = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)].into_iter();
        let cells = steps.map(move |(down, right)| (row + down, column + right));
        let inside = cells.filter(move |(row, column)| (0..side).contains(row) && (0..side).contains(column));
        inside.map(move |(row, column)| (row * side + column) as usize)
    }

    fn has_joined(&self, side: Side) -> bool {
        let place = |cell: usize| if side == Side::First { cell / self.side } else { cell % self.side };
        let own = |cell: &usize| self.cells[*cell] == Some(side);
        let mut reached = vec![false; self.cells.len()];
        let mut left: Vec<usize> = (0..self.cells.len()).filter(|cell| place(*cell) == 0).filter(own).collect();
        while let Some(cell) = left.pop() {
            if place(cell) == self.side - 1 {
                return true;
            }
            if !std::mem::replace(&mut reached[cell], true) {
                left.extend(self.around(cell).filter(own));
            }
        }
        false
    }
}

impl Position for Hex {
    type Move = Stone;
    type Illegal = Refusal;

    fn turn(&self) -> Turn {
        Turn::Side(self.to_move)
    }

    /// Only who has just moved can have joined.
    fn outcome(&self) -> Option<Outcome> {
        let last = self.to_move.other();
        self.has_joined(last).then(|| Outcome::won_by(last))
    }

    fn legal_moves(&self, moves: &mut Vec<Stone>) {
        moves.clear();
        if self.outcome().is_none() {
            moves
                .extend((0..self.cells.len()).filter(|cell| self.cells[*cell].is_none()).map(|cell| Stone(cell as u8)));
        }
    }

    fn play_unchecked(&mut self, Stone(cell): Stone) {
        self.cells[usize::from(cell)] = Some(self.to_move);
        self.to_move = self.to_move.other();
    }

    fn refusal(&self, m: Stone) -> Option<Refusal> {
        refuse_unlisted(self, m)
    }
}
