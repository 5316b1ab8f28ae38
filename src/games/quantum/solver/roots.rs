//! How entanglements settle away from each of their squares.

use super::masks::{Mask, SettledBoard, lines, squares};
use super::shape::Shape;
use crate::games::quantum::{Ply, Quantum};
use crate::side::Side;
use crate::square::Square;

/// What the entanglement of each free square becomes when that square is its root: it is left for a later move, while the
/// moves that are in the entanglement settle on all of its other squares. A square alone is its own root.
#[derive(Clone, Copy, Default)]
pub(super) struct Roots {
    /// X's squares.
    crosses: [Mask; 9],
    /// The squares of moves 7 and 8, if they are in it.
    seven: [Mask; 9],
    eight: [Mask; 9],
}

/// The squares of an entanglement, as far as they are needed often.
#[derive(Clone, Copy, Default)]
pub(super) struct Tree {
    pub squares: Mask,
    /// A nibble for each square, 1 for those that are in it.
    pub nibbles: u64,
    /// Those that turn to X under some root.
    crosses: Mask,
}

impl Roots {
    /// Those of a shape.
    pub fn of(shape: &Shape) -> Roots {
        Roots { crosses: *shape.all_crosses(), ..Roots::default() }
    }

    /// Those of any position.
    pub fn of_position(position: &Quantum) -> Roots {
        let mut roots = Roots::default();
        for root in position.free_squares().iter() {
            let mut taken = 1 << root.index();
            let mut waiting = position.spooky();
            while let Some((ply, square)) = waiting.iter().find_map(|ply| Some((ply, pushed(position, ply, taken)?))) {
                waiting.remove(ply);
                taken |= square;
                roots.settle(root.index(), ply, square);
            }
        }
        roots
    }

    fn settle(&mut self, root: usize, ply: Ply, square: Mask) {
        if ply.side() == Side::First {
            self.crosses[root] |= square;
        }
        match ply.number() {
            7 => self.seven[root] = square,
            8 => self.eight[root] = square,
            _ => {}
        }
    }

    /// X's squares under a root.
    pub const fn crosses(&self, root: usize) -> Mask {
        self.crosses[root]
    }

    /// The same with a further X on the root.
    pub const fn filled(&self, root: usize) -> Mask {
        self.crosses[root] | 1 << root
    }

    /// The square of move 7 under a root, if it is in that entanglement.
    pub const fn seven(&self, root: usize) -> Mask {
        self.seven[root]
    }

    /// The square of move 8 likewise.
    pub const fn eight(&self, root: usize) -> Mask {
        self.eight[root]
    }

    /// The entanglement with these squares.
    pub fn tree(&self, component: Mask) -> Tree {
        let mut tree = Tree { squares: component, ..Tree::default() };
        for square in squares(component) {
            tree.nibbles |= 1 << (4 * square);
            tree.crosses |= self.crosses[square];
        }
        tree
    }
}

impl Tree {
    /// Whether it is a square alone.
    pub const fn is_alone(&self) -> bool {
        self.squares & (self.squares.wrapping_sub(1)) == 0
    }

    /// Whether a line may be there once it settles with O on the root.
    pub const fn may_settle_a_line(&self, base: &SettledBoard) -> bool {
        lines(base.crosses | self.crosses) | lines(base.noughts | self.squares) != 0
    }
}

/// Where a spooky move settles if one of its squares is taken, and only one.
fn pushed(position: &Quantum, ply: Ply, taken: Mask) -> Option<Mask> {
    let [low, high] = position.pair(ply)?.squares().map(|square: Square| 1 << square.index());
    match (taken & low != 0, taken & high != 0) {
        (true, false) => Some(high),
        (false, true) => Some(low),
        _ => None,
    }
}
