//! The classical ensemble: all ways in which what is spooky can still settle, no two moves on one square.
//!
//! A tree component of k moves covers k + 1 squares and can settle in k + 1 ways, one for each square left empty; one
//! with an open cycle in exactly two. Components multiply, to at most 27.

use super::entanglement::Component;
use super::ply::Ply;
use super::state::Quantum;
use crate::square::{Square, Squares};

/// One classical game: the ply on each square, by [`Square::index`].
pub type Board = [Option<Ply>; 9];

/// In how many of the classical games a move settles on one of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Share {
    /// The games in which it does.
    pub games: u32,
    /// All games of its entanglement.
    pub of: u32,
}

impl Quantum {
    /// The number of classical games still possible, 1–27. After the end, of what has stayed spooky.
    ///
    /// ```
    /// use quantum_tictactoe::{quantum::Quantum, record::Record};
    ///
    /// let entangled: Record<Quantum> = "12 25".parse()?;
    /// assert_eq!(entangled.position().ensemble_len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ensemble_len(&self) -> usize {
        self.components().iter().map(Component::games).product()
    }

    /// The classical games still possible, each with all classical marks, in a fixed order: by the squares of the
    /// spooky moves in ascending order of ply.
    #[must_use]
    pub fn ensemble(&self) -> Vec<Board> {
        let settled = std::array::from_fn(|index| {
            let square = Square::all().nth(index)?;
            self.classical(square)
        });
        let spooky: Vec<Ply> = self.spooky().iter().collect();
        let mut games = Vec::with_capacity(self.ensemble_len());
        self.assign(&spooky, settled, &mut games);
        games
    }

    fn assign(&self, spooky: &[Ply], board: Board, games: &mut Vec<Board>) {
        let Some((&ply, rest)) = spooky.split_first() else {
            games.push(board);
            return;
        };
        let squares = self.pair(ply).map(|pair| pair.squares()).into_iter().flatten();
        for square in squares.filter(|square| board[square.index()].is_none()) {
            let mut next = board;
            next[square.index()] = Some(ply);
            self.assign(rest, next, games);
        }
    }

    /// In how many of the classical games the spooky move `ply` settles on `square`: the squares on the other side of
    /// its pair, of all squares of the tree.
    ///
    /// `None` if the move is not spooky or not on that square, and while a cycle is open in its entanglement: there a
    /// player decides.
    #[must_use]
    pub fn share(&self, ply: Ply, square: Square) -> Option<Share> {
        let far = self.pair(ply)?.other(square)?;
        let component = self.component(ply).filter(|component| component.cycle.is_none())?;
        let mut side: Squares = [far].into_iter().collect();
        let mut plies = component.plies;
        plies.remove(ply);
        loop {
            let grown = plies.iter().filter_map(|ply| self.pair(ply)).filter_map(|pair| {
                let [low, high] = pair.squares().map(|square| side.contains(square));
                (low != high).then(|| if low { pair.high() } else { pair.low() })
            });
            match grown.collect::<Squares>() {
                Squares::NONE => break,
                grown => side = side.union(grown),
            }
        }
        Some(Share { games: side.len() as u32, of: component.squares.len() as u32 })
    }
}

impl Component {
    /// In how many ways it can settle.
    #[must_use]
    pub fn games(&self) -> usize {
        if self.cycle.is_some() { 2 } else { self.squares.len() }
    }
}
