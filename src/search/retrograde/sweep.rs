//! The sweep backwards: first a look at every number, then from the ends on, one move further away at a time.
//!
//! A position that is not yet known counts the different positions after it that are not yet won for the other side. One
//! that becomes lost makes all positions before it won; one that becomes won lowers the counts of those before it, and
//! where nothing is left they are lost. Positions become known in the order of their distance from the end, so the first
//! way found is the shortest for who wins, and the last one the longest for who loses.

use std::collections::TryReserveError;

use super::fate::{Fate, Fates, one_more};
use super::numbered::{Next, NodeKind, Numbered};

/// Retrograde analysis under way. It takes two bytes a number, and four more for those of which it is not known yet what
/// follows from them.
#[derive(Clone, Debug)]
pub struct Sweep<N> {
    positions: N,
    cells: Vec<Cell>,
    /// What becomes known with so many moves to the end.
    layers: Vec<Layer>,
    phase: SweepPhase,
    steps: u64,
    moves: Vec<Next>,
    numbers: Vec<u32>,
}

#[derive(Clone, Debug, Default)]
struct Layer {
    /// Known positions, from which nothing has been concluded yet.
    known: Vec<u32>,
    /// Positions won by a move out of the numbers, unless they are won sooner.
    by_leaving: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SweepPhase {
    /// Looking at the position with this number.
    Looking(u32),
    /// Concluding from the positions with so many moves to the end.
    Spreading(usize),
    Done,
}

impl<N: Numbered> Sweep<N> {
    /// An analysis of these positions, not yet begun.
    ///
    /// # Errors
    /// There is no memory for it.
    pub fn new(positions: N) -> Result<Sweep<N>, TryReserveError> {
        let mut cells = Vec::new();
        cells.try_reserve_exact(positions.count() as usize)?;
        cells.resize(positions.count() as usize, Cell::NOTHING);
        let phase = SweepPhase::Looking(0);
        Ok(Sweep { positions, cells, layers: Vec::new(), phase, steps: 0, moves: Vec::new(), numbers: Vec::new() })
    }

    /// Goes on by no more than so many steps, in each of which one number is looked at, or a known one drawn conclusions
    /// from. True once all is known.
    ///
    /// # Errors
    /// There is no memory to go on; the analysis is of no use any more.
    pub fn step(&mut self, steps: u64) -> Result<bool, TryReserveError> {
        for _ in 0..steps {
            match self.phase {
                SweepPhase::Looking(number) if number < self.positions.count() => {
                    self.look(number)?;
                    self.phase = SweepPhase::Looking(number + 1);
                }
                SweepPhase::Looking(_) => self.phase = SweepPhase::Spreading(0),
                SweepPhase::Spreading(distance) => self.spread(distance)?,
                SweepPhase::Done => break,
            }
            self.steps += 1;
        }
        Ok(self.phase == SweepPhase::Done)
    }

    /// The steps so far: in all about two a position.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// What is known of a number so far: `None` if that is nothing, or it stands for no position. What is told of a win or
    /// a loss holds for good; draws are only told once all is known.
    #[must_use]
    pub fn fate(&self, number: u32) -> Option<Fate> {
        self.cells.get(number as usize)?.fate(self.phase == SweepPhase::Done)
    }

    /// The positions.
    #[must_use]
    pub fn positions(&self) -> &N {
        &self.positions
    }

    /// All fates, or `None` while the analysis is not done.
    ///
    /// # Errors
    /// There is no memory for them.
    pub fn fates(&self) -> Result<Option<Fates>, TryReserveError> {
        let fates = || Fates::new(self.cells.iter().map(|cell| cell.fate(true)));
        if self.phase == SweepPhase::Done { fates().map(Some) } else { Ok(None) }
    }

    /// Gives the positions back.
    #[must_use]
    pub fn into_positions(self) -> N {
        self.positions
    }

    fn look(&mut self, number: u32) -> Result<(), TryReserveError> {
        self.moves.clear();
        match self.positions.look(number, &mut self.moves) {
            NodeKind::Void => Ok(()),
            NodeKind::Ended(fate) => self.learn(number, fate),
            NodeKind::Open => self.count(number),
        }
    }

    /// Begins to count the moves of an open position.
    fn count(&mut self, number: u32) -> Result<(), TryReserveError> {
        let leaving = self.moves.iter().filter_map(|next| match next {
            Next::Outside(fate) => Some(fate.before()),
            Next::Inside(_) => None,
        });
        let outside = leaving.max_by_key(|fate| fate.merit());
        self.numbers.clear();
        self.numbers.extend(self.moves.iter().filter_map(|next| match next {
            Next::Inside(number) => Some(*number),
            Next::Outside(_) => None,
        }));
        distinct(&mut self.numbers);
        let safe = matches!(outside, Some(Fate::Win(_) | Fate::Draw)) || self.moves.is_empty();
        self.cells[number as usize] = Cell::open(self.numbers.len(), safe, outside.is_some());
        match outside {
            Some(Fate::Win(moves)) => push(&mut self.layer(moves)?.by_leaving, number),
            Some(fate) if self.numbers.is_empty() => self.learn(number, fate),
            Some(_) | None => Ok(()),
        }
    }

    /// Draws conclusions from one position so far from the end, or goes on to those further away.
    fn spread(&mut self, distance: usize) -> Result<(), TryReserveError> {
        let Some(layer) = self.layers.get_mut(distance) else {
            self.layers = Vec::new();
            self.phase = SweepPhase::Done;
            return Ok(());
        };
        // Those that leave come first: what follows from the others would make them winners a move later.
        let number = if let Some(number) = layer.by_leaving.pop() {
            let cell = &mut self.cells[number as usize];
            if !cell.is_open() {
                return Ok(());
            }
            *cell = Cell::known(Fate::Win(distance as u16));
            number
        } else if let Some(number) = layer.known.pop() {
            number
        } else {
            *layer = Layer::default();
            self.phase = SweepPhase::Spreading(distance + 1);
            return Ok(());
        };
        let fate = self.cells[number as usize].fate(false).unwrap_or(Fate::Draw).before();
        let mut before = std::mem::take(&mut self.numbers);
        before.clear();
        self.positions.before(number, &mut before);
        distinct(&mut before);
        let result = before.iter().try_for_each(|number| self.conclude(*number, fate));
        self.numbers = before;
        result
    }

    /// Learns of an open position that one of its moves comes to this.
    fn conclude(&mut self, number: u32, fate: Fate) -> Result<(), TryReserveError> {
        let Some(cell) = self.cells.get_mut(number as usize).filter(|cell| cell.is_open()) else { return Ok(()) };
        match fate {
            Fate::Win(_) => self.learn(number, fate),
            Fate::Loss(moves) if cell.one_less() => {
                let moves = if cell.can_leave() { moves.max(self.longest_leaving(number)) } else { moves };
                self.learn(number, Fate::Loss(moves))
            }
            Fate::Loss(_) | Fate::Draw => Ok(()),
        }
    }

    /// The most moves that a lost position has to the end if the next one leaves the numbers.
    fn longest_leaving(&mut self, number: u32) -> u16 {
        self.moves.clear();
        self.positions.look(number, &mut self.moves);
        let ways = self.moves.iter().map(|next| match next {
            Next::Outside(Fate::Win(moves)) => one_more(*moves),
            Next::Outside(_) | Next::Inside(_) => 0,
        });
        ways.max().unwrap_or(0)
    }

    fn learn(&mut self, number: u32, fate: Fate) -> Result<(), TryReserveError> {
        self.cells[number as usize] = Cell::known(fate);
        if let Fate::Win(moves) | Fate::Loss(moves) = fate {
            push(&mut self.layer(moves)?.known, number)?;
        }
        Ok(())
    }

    fn layer(&mut self, moves: u16) -> Result<&mut Layer, TryReserveError> {
        let place = usize::from(moves.min(Fate::MOST_MOVES));
        if self.layers.len() <= place {
            self.layers.try_reserve(place + 1 - self.layers.len())?;
            self.layers.resize_with(place + 1, Layer::default);
        }
        Ok(&mut self.layers[place])
    }
}

fn push(numbers: &mut Vec<u32>, number: u32) -> Result<(), TryReserveError> {
    numbers.try_reserve(1)?;
    numbers.push(number);
    Ok(())
}

/// Puts numbers in order and leaves each once.
fn distinct(numbers: &mut Vec<u32>) {
    numbers.sort_unstable();
    numbers.dedup();
}

/// What is known of a number, in two bytes: the two highest bits tell what kind of knowledge the others hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell(u16);

impl Cell {
    const NOTHING: Cell = Cell(Cell::OTHER);
    const DRAW: Cell = Cell(Cell::OTHER | 1);

    const KINDS: u16 = 0xC000;
    const OPEN: u16 = 0;
    const WON: u16 = 0x4000;
    const LOST: u16 = 0x8000;
    const OTHER: u16 = 0xC000;
    /// Of an open position: a move out of the numbers saves it from losing.
    const SAFE: u16 = 0x2000;
    /// Of an open position: there are moves out of the numbers.
    const LEAVES: u16 = 0x1000;
    const COUNT: u16 = 0x0FFF;

    /// An open position with so many different ones after it. Where there are more than can be counted, the count stands
    /// still at the most; no board game comes near.
    fn open(count: usize, safe: bool, leaves: bool) -> Cell {
        let count = (count.min(usize::from(Cell::COUNT))) as u16;
        Cell(Cell::OPEN | count | if safe { Cell::SAFE } else { 0 } | if leaves { Cell::LEAVES } else { 0 })
    }

    const fn known(fate: Fate) -> Cell {
        match fate {
            Fate::Draw => Cell::DRAW,
            Fate::Win(moves) => Cell(Cell::WON | at_most(moves)),
            Fate::Loss(moves) => Cell(Cell::LOST | at_most(moves)),
        }
    }

    const fn is_open(self) -> bool {
        self.0 & Cell::KINDS == Cell::OPEN
    }

    const fn can_leave(self) -> bool {
        self.0 & Cell::LEAVES != 0
    }

    /// Counts one less. Whether nothing is left, and the position is lost.
    const fn one_less(&mut self) -> bool {
        let count = self.0 & Cell::COUNT;
        if count == 0 || count == Cell::COUNT {
            return false;
        }
        self.0 -= 1;
        count == 1 && self.0 & Cell::SAFE == 0
    }

    /// The fate, where it is known; what is still open at the end is a draw.
    const fn fate(self, at_end: bool) -> Option<Fate> {
        match self.0 & Cell::KINDS {
            Cell::WON => Some(Fate::Win(self.0 & !Cell::KINDS)),
            Cell::LOST => Some(Fate::Loss(self.0 & !Cell::KINDS)),
            Cell::OTHER if self.0 == Cell::DRAW.0 => Some(Fate::Draw),
            Cell::OPEN if at_end => Some(Fate::Draw),
            _ => None,
        }
    }
}

const fn at_most(moves: u16) -> u16 {
    if moves < Fate::MOST_MOVES { moves } else { Fate::MOST_MOVES }
}
