//! The position of quantum tic-tac-toe in four machine words, and how moves change it.
//!
//! A square's *label* is the lowest square (by index) that it is entangled with, itself when it is free of spooky
//! marks; two squares are connected exactly when their labels are equal. Labels and the plies of classical marks are
//! kept in nine nibbles, pairs in nine fields of six bits.

use std::fmt;

use super::moves::{IllegalMove, Move};
use super::ply::{Plies, Ply};
use super::tables::{IN_ORDER, NTH_PAIR, PAIR_AT};
use crate::outcome::Outcome;
use crate::position::{Position, Turn};
use crate::side::Side;
use crate::square::{Pair, Square, Squares};

/// What is due in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A pair of spooky marks.
    Place,
    /// The choice where the newest move settles.
    Measure,
    /// X's single mark on the last free square.
    Last,
    /// Nothing: the game has ended.
    Over,
}

/// A position of quantum tic-tac-toe that can be reached from the empty board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Quantum {
    /// The pair of each spooky ply, six bits each; 0 where the ply is not spooky.
    pairs: u64,
    /// The label of each square, a nibble each; a classical square has its own index.
    labels: u64,
    /// The ply of each square's classical mark, a nibble each; 0 is none.
    classical: u64,
    /// The squares with a classical X and those with a classical O.
    marks: [u16; 2],
    /// The plies that are spooky, bit `i` for ply `i + 1`.
    spooky: u16,
    /// Moves numbered so far.
    ply: u8,
    phase: Phase,
}

/// The lowest bit of each of nine nibbles.
const NIBBLES: u64 = 0x1_1111_1111;
/// Each square labelled with itself.
const OWN_LABELS: u64 = 0x8_7654_3210;

impl Default for Quantum {
    fn default() -> Quantum {
        Quantum::new()
    }
}

impl Quantum {
    /// The empty board, X to place.
    #[must_use]
    pub const fn new() -> Quantum {
        Quantum { pairs: 0, labels: OWN_LABELS, classical: 0, marks: [0; 2], spooky: 0, ply: 0, phase: Phase::Place }
    }

    /// What is due.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How many moves have been numbered, 0–9.
    #[must_use]
    pub const fn ply_count(&self) -> u8 {
        self.ply
    }

    /// Who acts next: whoever did not make the newest move places the next one, or chooses the collapse.
    #[must_use]
    pub const fn side_to_act(&self) -> Side {
        if self.ply.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// The ply of the newest pair or mark, or `None` on the empty board.
    #[must_use]
    pub const fn newest(&self) -> Option<Ply> {
        Ply::new(self.ply)
    }

    /// The ply of the classical mark on a square.
    #[must_use]
    pub const fn classical(&self, square: Square) -> Option<Ply> {
        Ply::new((self.classical >> (4 * square.index()) & 15) as u8)
    }

    /// The squares with a classical mark of one side.
    #[must_use]
    pub fn classical_squares(&self, side: Side) -> Squares {
        Squares::from_bits(self.marks[side as usize])
    }

    /// The squares without a classical mark.
    #[must_use]
    pub fn free_squares(&self) -> Squares {
        Squares::from_bits(self.marks[0] | self.marks[1]).complement()
    }

    /// The plies that are still spooky.
    #[must_use]
    pub fn spooky(&self) -> Plies {
        Plies::from_bits(self.spooky)
    }

    /// The pair of a spooky ply; `None` for a ply that is settled or still to come.
    #[must_use]
    pub const fn pair(&self, ply: Ply) -> Option<Pair> {
        if self.spooky >> ply.index() & 1 == 1 { Some(self.pair_at(ply.index())) } else { None }
    }

    /// The spooky plies with a mark on this square.
    #[must_use]
    pub fn spooky_on(&self, square: Square) -> Plies {
        self.spooky().iter().filter(|ply| self.pair_at(ply.index()).contains(square)).collect()
    }

    /// Whether two squares are in the same entanglement: a pair on them would close a cycle.
    #[must_use]
    pub const fn connected(&self, a: Square, b: Square) -> bool {
        self.label(a) == self.label(b)
    }

    /// The newest pair while its cycle is open: the two squares to choose from.
    #[must_use]
    pub const fn choices(&self) -> Option<Pair> {
        match self.phase {
            Phase::Measure => Some(self.pair_at(self.ply as usize - 1)),
            Phase::Place | Phase::Last | Phase::Over => None,
        }
    }

    /// The legal pairs that would close a cycle, in ascending order.
    pub fn closing(&self) -> impl Iterator<Item = Pair> + '_ {
        (0..Pair::COUNT).filter_map(Pair::from_index).filter(|pair| {
            self.phase == Phase::Place && self.check_free(*pair).is_ok() && self.connected(pair.low(), pair.high())
        })
    }

    /// Whether the move is legal.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, m: Move) -> Result<(), IllegalMove> {
        match (self.phase, m) {
            (Phase::Over, _) => Err(IllegalMove::GameOver),
            (Phase::Measure, Move::Measure(square)) => {
                let newest = self.pair_at(self.ply as usize - 1);
                if newest.contains(square) {
                    Ok(())
                } else {
                    Err(IllegalMove::NotOnNewestMove { chosen: square, newest })
                }
            }
            (Phase::Measure, _) => Err(IllegalMove::CollapseDue(self.pair_at(self.ply as usize - 1))),
            (_, Move::Measure(_)) => Err(IllegalMove::NoCycle),
            (Phase::Place, Move::Spooky(pair)) => self.check_free(pair),
            (Phase::Place, Move::Classical(_)) => Err(IllegalMove::PairDue),
            (Phase::Last, Move::Classical(square)) if self.free_squares().contains(square) => Ok(()),
            (Phase::Last, Move::Classical(square)) => Err(IllegalMove::ClassicalSquare(square)),
            (Phase::Last, Move::Spooky(_)) => match self.free_squares().iter().next() {
                Some(square) => Err(IllegalMove::LastSquareDue(square)),
                None => Err(IllegalMove::GameOver),
            },
        }
    }

    fn check_free(&self, pair: Pair) -> Result<(), IllegalMove> {
        match pair.squares().into_iter().find(|square| !self.free_squares().contains(*square)) {
            Some(square) => Err(IllegalMove::ClassicalSquare(square)),
            None => Ok(()),
        }
    }

    const fn pair_at(&self, index: usize) -> Pair {
        PAIR_AT[(self.pairs >> (6 * index) & 0x3F) as usize]
    }

    const fn label(&self, square: Square) -> u64 {
        self.labels >> (4 * square.index()) & 15
    }

    /// The squares with this label, as the lowest bits of their nibbles.
    const fn labelled(&self, label: u64) -> u64 {
        let differs = self.labels ^ (NIBBLES * label);
        let differs = differs | differs >> 1;
        !(differs | differs >> 2) & NIBBLES
    }

    pub(super) const fn place(&mut self, pair: Pair) {
        let (a, b) = (self.label(pair.low()), self.label(pair.high()));
        self.pairs |= (pair.index() as u64) << (6 * self.ply);
        self.spooky |= 1 << self.ply;
        self.ply += 1;
        if a == b {
            self.phase = Phase::Measure;
        } else {
            let (keep, drop) = if a < b { (a, b) } else { (b, a) };
            self.labels -= self.labelled(drop) * (drop - keep);
        }
    }

    /// Settles the newest move on `chosen` and all that is entangled with it. Without the newest pair the entanglement
    /// is a tree, and every other move of it settles on its square away from `chosen`.
    fn settle(&mut self, chosen: Square) {
        let newest = self.ply as usize - 1;
        let label = self.label(chosen);
        let entangled = 15 * self.labelled(label);
        let mut settled = 0u16;
        self.settle_one(newest, chosen, &mut settled);
        let mut waiting = self.spooky;
        while waiting != 0 {
            let mut round = waiting;
            while round != 0 {
                let index = round.trailing_zeros() as usize;
                round &= round - 1;
                let [low, high] = self.pair_at(index).squares();
                if settled >> low.index() & 1 == 1 {
                    self.settle_one(index, high, &mut settled);
                } else if settled >> high.index() & 1 == 1 {
                    self.settle_one(index, low, &mut settled);
                } else if self.label(low) == label {
                    continue;
                }
                waiting &= !(1 << index);
            }
        }
        self.labels = self.labels & !entangled | OWN_LABELS & entangled;
        self.look_for_end();
    }

    fn settle_one(&mut self, index: usize, square: Square, settled: &mut u16) {
        *settled |= 1 << square.index();
        self.pairs &= !(0x3F << (6 * index));
        self.spooky &= !(1 << index);
        self.mark(index, square);
    }

    pub(super) const fn mark(&mut self, index: usize, square: Square) {
        self.classical |= (index as u64 + 1) << (4 * square.index());
        self.marks[index & 1] |= 1 << square.index();
    }

    pub(super) fn look_for_end(&mut self) {
        let line = Side::BOTH.into_iter().any(|side| self.classical_squares(side).holds_row());
        self.phase = match self.free_squares().len() {
            _ if line => Phase::Over,
            0 => Phase::Over,
            1 => Phase::Last,
            _ => Phase::Place,
        };
    }

    pub(super) const fn number_up_to(&mut self, ply: u8) {
        self.ply = ply;
    }
}

impl Position for Quantum {
    type Move = Move;
    type Illegal = IllegalMove;

    fn turn(&self) -> Turn {
        Turn::Side(self.side_to_act())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.result())
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.phase {
            Phase::Place => {
                let taken = self.free_squares().complement().bits();
                moves.extend((0..Pair::COUNT).filter_map(Pair::from_index).filter_map(|pair| {
                    let squares = 1u16 << pair.low().index() | 1 << pair.high().index();
                    (taken & squares == 0).then_some(Move::Spooky(pair))
                }));
            }
            Phase::Measure => moves.extend(self.pair_at(self.ply as usize - 1).squares().map(Move::Measure)),
            Phase::Last => moves.extend(self.free_squares().iter().map(Move::Classical)),
            Phase::Over => {}
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Spooky(pair) => self.place(pair),
            Move::Measure(square) => self.settle(square),
            Move::Classical(square) => {
                self.ply += 1;
                self.mark(self.ply as usize - 1, square);
                self.look_for_end();
            }
        }
    }

    fn legal_move_count(&self) -> usize {
        match self.phase {
            Phase::Place => {
                let free = self.free_squares().len();
                free * (free - 1) / 2
            }
            Phase::Measure => 2,
            Phase::Last => 1,
            Phase::Over => 0,
        }
    }

    /// After a pair that closes a cycle there are two choices, after any other one as many pairs as before.
    fn two_move_count(&self) -> u64 {
        let pairs_of = |squares: u64| squares * squares.saturating_sub(1) / 2;
        match self.phase {
            Phase::Place => {
                let entangled = (0..9).map(|label| pairs_of(self.labelled(label).count_ones().into()));
                let (pairs, closing) = (self.legal_move_count() as u64, entangled.sum::<u64>());
                2 * closing + (pairs - closing) * pairs
            }
            Phase::Measure => {
                let outcomes = self.choices().into_iter().flat_map(Pair::squares).map(|square| {
                    let mut next = *self;
                    next.settle(square);
                    next.legal_move_count() as u64
                });
                outcomes.sum()
            }
            Phase::Last | Phase::Over => 0,
        }
    }

    fn nth_legal_move(&self, n: usize) -> Option<Move> {
        let free = self.free_squares();
        match self.phase {
            Phase::Place => {
                let (first, second) = NTH_PAIR.get(free.len())?.get(n)?.as_option()?;
                let squares = IN_ORDER[free.bits() as usize];
                let nth = |i: u8| Square::new((squares >> (4 * i) & 15) as u8 + 1);
                Pair::new(nth(first)?, nth(second)?).map(Move::Spooky)
            }
            Phase::Measure => self.choices()?.squares().get(n).copied().map(Move::Measure),
            Phase::Last if n == 0 => free.iter().next().map(Move::Classical),
            Phase::Last | Phase::Over => None,
        }
    }

    /// Each ply is a move, and each collapse takes an entanglement or two squares free of marks.
    fn longest(&self) -> u16 {
        if self.phase() == Phase::Over {
            return 0;
        }
        let marked = self.spooky().iter().filter_map(|ply| self.pair(ply)).fold(0_u16, |marked, pair| {
            pair.squares().iter().fold(marked, |marked, square| marked | 1 << square.index())
        });
        let marked = marked.count_ones() as u16;
        let unmarked = self.free_squares().len() as u16 - marked;
        let open_cycles = u16::from(self.phase() == Phase::Measure);
        let entanglements = marked + open_cycles - self.spooky().len() as u16;
        9 - u16::from(self.ply_count()) + entanglements + unmarked / 2
    }

    fn refusal(&self, m: Move) -> Option<IllegalMove> {
        self.check(m).err()
    }

    fn is_legal(&self, m: Move) -> bool {
        self.check(m).is_ok()
    }
}

/// The ply of the classical mark on each square in reading order, `-` for none: `31--2----`.
impl fmt::Display for Quantum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Square::all().try_for_each(|square| match self.classical(square) {
            Some(ply) => write!(f, "{ply}"),
            None => f.write_str("-"),
        })
    }
}

/// The classical marks, the spooky pairs and what is due.
impl fmt::Debug for Quantum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Quantum({self}")?;
        for ply in self.spooky().iter() {
            write!(f, " {ply}:{}", self.pair_at(ply.index()))?;
        }
        write!(f, " {:?})", self.phase)
    }
}
