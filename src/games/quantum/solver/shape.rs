//! Positions with up to six moves made, told by owners only.
//!
//! Up to there the numbers decide nothing any more: a line of X without moves 7 and 9 is 1, 3, 5, a line of O without 8
//! is 2, 4, 6, whichever of them stands where. Nor does it matter how moves of one owner hang together: a collapse fills
//! every square of such a *block* but the one by which it is reached. So a position is a partition of the squares into
//! blocks for each owner, and the classical marks.

use super::masks::{Mask, SettledBoard, squares};
use super::symmetry::Keys;
use crate::games::quantum::{Ply, Quantum};
use crate::side::Side;
use crate::square::Square;

/// A position with up to six moves made and a pair to be placed.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// The squares entangled with each free square, itself included; none for a classical one.
    component: [Mask; 9],
    /// The squares that turn to X when the entanglement settles away from each free square.
    crosses: [Mask; 9],
    /// The squares joined with each free square by moves of one owner, itself included.
    blocks: [[Mask; 9]; 2],
    /// The classical squares of each owner.
    classical: [Mask; 2],
    made: u8,
}

impl Shape {
    /// The empty board.
    pub const fn new() -> Shape {
        let alone = [1, 2, 4, 8, 16, 32, 64, 128, 256];
        Shape { component: alone, crosses: [0; 9], blocks: [alone; 2], classical: [0; 2], made: 0 }
    }

    /// The shape of a position; `None` with more than six moves made, an open cycle, or at the end.
    pub fn of(position: &Quantum) -> Option<Shape> {
        use crate::games::quantum::Phase;
        if position.ply_count() > 6 || position.phase() != Phase::Place {
            return None;
        }
        let mut shape = Shape::new();
        for square in Square::all().filter(|square| position.classical(*square).is_some()) {
            shape.clear(1 << square.index());
        }
        shape.classical = Side::BOTH.map(|side| position.classical_squares(side).bits());
        for (ply, pair) in Ply::all().filter_map(|ply| Some((ply, position.pair(ply)?))) {
            shape.join(pair.low().index(), pair.high().index(), ply.side());
        }
        shape.made = position.ply_count();
        Some(shape)
    }

    /// How many moves have been made, 0–6.
    pub const fn made(&self) -> u8 {
        self.made
    }

    /// Who places next.
    pub const fn mover(&self) -> Side {
        if self.made.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// The squares without a classical mark.
    pub const fn free(&self) -> Mask {
        super::masks::BOARD & !(self.classical[0] | self.classical[1])
    }

    /// The entanglement that a free square belongs to.
    pub const fn component(&self, square: usize) -> Mask {
        self.component[square]
    }

    /// The squares joined with a free square by moves of one owner.
    pub const fn block(&self, side: Side, square: usize) -> Mask {
        self.blocks[side as usize][square]
    }

    /// The first square of each block.
    pub fn firsts(&self, side: Side) -> Mask {
        let blocks = &self.blocks[side as usize];
        blocks.iter().fold(0, |firsts, block| firsts | (block & block.wrapping_neg()))
    }

    /// The squares that turn to X when the entanglement of each free square settles away from it.
    pub const fn all_crosses(&self) -> &[Mask; 9] {
        &self.crosses
    }

    /// What is settled; no move after the sixth is.
    pub fn settled(&self) -> SettledBoard {
        SettledBoard { crosses: self.classical[0], noughts: self.classical[1], ..SettledBoard::default() }
    }

    /// The entanglements, each once.
    pub fn components(&self) -> impl Iterator<Item = Mask> + '_ {
        let mut left = self.free();
        std::iter::from_fn(move || {
            let component = (left != 0).then(|| self.component[left.trailing_zeros() as usize])?;
            left &= !component;
            Some(component)
        })
    }

    /// After a pair of the mover on two squares that are not entangled.
    pub fn merged(&self, a: usize, b: usize) -> Shape {
        let mut next = *self;
        next.join(a, b, self.mover());
        next.made += 1;
        next
    }

    /// After a pair of the mover that closes a cycle and settles on `root`, with all that is entangled with it.
    pub fn collapsed(&self, root: usize) -> Shape {
        let mut next = *self;
        let (component, crosses) = (self.component[root], self.crosses[root]);
        next.classical[0] |= crosses;
        next.classical[1] |= component & !crosses & !(1 << root);
        next.classical[self.mover() as usize] |= 1 << root;
        next.clear(component);
        next.made += 1;
        next
    }

    /// The same for all symmetric shapes, different for any others; 60 bits.
    pub fn key(&self, keys: &Keys) -> u64 {
        keys.key(self.classical, |side| self.distinct_blocks(side))
    }

    fn distinct_blocks(&self, side: usize) -> impl Iterator<Item = Mask> + '_ {
        let mut left = self.free();
        std::iter::from_fn(move || {
            let block = (left != 0).then(|| self.blocks[side][left.trailing_zeros() as usize])?;
            left &= !block;
            Some(block)
        })
    }

    fn join(&mut self, a: usize, b: usize, owner: Side) {
        let (of_a, of_b) = (self.component[a], self.component[b]);
        let of_owner = |square: usize| if owner == Side::First { 1 << square } else { 0 };
        // Seen from the one side, the new move lands on the other, which then settles away from that square.
        let (beyond_a, beyond_b) = (self.crosses[b] | of_owner(b), self.crosses[a] | of_owner(a));
        squares(of_a).for_each(|square| self.crosses[square] |= beyond_a);
        squares(of_b).for_each(|square| self.crosses[square] |= beyond_b);
        squares(of_a | of_b).for_each(|square| self.component[square] = of_a | of_b);
        let blocks = &mut self.blocks[owner as usize];
        let block = blocks[a] | blocks[b];
        squares(block).for_each(|square| blocks[square] = block);
    }

    fn clear(&mut self, set: Mask) {
        for square in squares(set) {
            self.component[square] = 0;
            self.crosses[square] = 0;
            self.blocks[0][square] = 0;
            self.blocks[1][square] = 0;
        }
    }
}
