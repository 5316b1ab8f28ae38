//! What becomes of a position with best play, and many such answers in little room.

use std::collections::TryReserveError;

/// What becomes of a position with best play, for the side to move; with the moves to the end, the winner in a hurry and
/// the loser not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// Won within so many moves.
    Win(u16),
    /// Lost, at best within so many moves.
    Loss(u16),
    /// Neither side can force an end in its favour.
    Draw,
}

impl Fate {
    /// The most moves that a fate can tell; longer ways count as so many.
    pub const MOST_MOVES: u16 = 0x3FFF;

    /// How good it is for the side to move, the greater the better: a fast win before a slow one, a slow loss before a
    /// fast one.
    #[must_use]
    pub const fn merit(self) -> i32 {
        match self {
            Fate::Win(moves) => 1 + (u16::MAX - moves) as i32,
            Fate::Draw => 0,
            Fate::Loss(moves) => moves as i32 - 1 - u16::MAX as i32,
        }
    }

    /// What a move to a position of this fate is to the side that makes it.
    #[must_use]
    pub const fn before(self) -> Fate {
        match self {
            Fate::Win(moves) => Fate::Loss(one_more(moves)),
            Fate::Loss(moves) => Fate::Win(one_more(moves)),
            Fate::Draw => Fate::Draw,
        }
    }
}

pub(super) const fn one_more(moves: u16) -> u16 {
    if moves < Fate::MOST_MOVES { moves + 1 } else { Fate::MOST_MOVES }
}

/// The fates of numbered positions, in one byte each where no way to the end is longer than 126 moves, else in two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fates(Entries);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Entries {
    Bytes(Vec<u8>),
    Words(Vec<u16>),
}

/// The first of the numbers for won and for lost positions, by size of an entry; smaller ones are no position and a draw.
const NONE: u16 = 0;
const DRAW: u16 = 1;
const WON: u16 = 2;
const LOST_BYTE: u16 = 0x81;
const LOST_WORD: u16 = 0x8000;
/// The most moves that a byte has room for.
const MOST_IN_BYTE: u16 = LOST_BYTE - WON - 1;

impl Fates {
    /// The fates in order of their numbers; `None` where a number stands for no position.
    ///
    /// # Errors
    /// There is no memory for them.
    pub fn new(fates: impl Iterator<Item = Option<Fate>> + Clone) -> Result<Fates, TryReserveError> {
        let moves = |fate: Option<Fate>| match fate {
            Some(Fate::Win(moves) | Fate::Loss(moves)) => moves,
            Some(Fate::Draw) | None => 0,
        };
        let (mut count, mut longest) = (0, 0);
        for fate in fates.clone() {
            count += 1;
            longest = longest.max(moves(fate));
        }
        let entries = if longest <= MOST_IN_BYTE {
            let mut bytes = Vec::new();
            bytes.try_reserve_exact(count)?;
            bytes.extend(fates.map(|fate| entry(fate, LOST_BYTE) as u8));
            Entries::Bytes(bytes)
        } else {
            let mut words = Vec::new();
            words.try_reserve_exact(count)?;
            words.extend(fates.map(|fate| entry(fate, LOST_WORD)));
            Entries::Words(words)
        };
        Ok(Fates(entries))
    }

    /// How many numbers there are.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.0 {
            Entries::Bytes(bytes) => bytes.len(),
            Entries::Words(words) => words.len(),
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes that they take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        match &self.0 {
            Entries::Bytes(bytes) => bytes.len(),
            Entries::Words(words) => 2 * words.len(),
        }
    }

    /// The fate of the position with this number; `None` where it stands for no position.
    #[must_use]
    pub fn get(&self, number: u32) -> Option<Fate> {
        let number = number as usize;
        let (entry, lost) = match &self.0 {
            Entries::Bytes(bytes) => (u16::from(*bytes.get(number)?), LOST_BYTE),
            Entries::Words(words) => (*words.get(number)?, LOST_WORD),
        };
        match entry {
            NONE => None,
            DRAW => Some(Fate::Draw),
            _ if entry < lost => Some(Fate::Win(entry - WON)),
            _ => Some(Fate::Loss(entry - lost)),
        }
    }
}

const fn entry(fate: Option<Fate>, lost: u16) -> u16 {
    match fate {
        None => NONE,
        Some(Fate::Draw) => DRAW,
        Some(Fate::Win(moves)) => WON + moves,
        Some(Fate::Loss(moves)) => lost + moves,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fate_comes_back() {
        let check = |most: u16, bytes_each: usize| {
            let ways = (0..=most).flat_map(|moves| [Some(Fate::Win(moves)), Some(Fate::Loss(moves))]);
            let all = ways.chain([None, Some(Fate::Draw)]);
            let fates = Fates::new(all.clone()).expect("small");
            assert_eq!((fates.len(), fates.bytes()), (all.clone().count(), bytes_each * all.clone().count()));
            all.enumerate().for_each(|(n, fate)| assert_eq!(fates.get(n as u32), fate));
            assert_eq!(fates.get(fates.len() as u32), None);
        };
        check(0, 1);
        check(MOST_IN_BYTE, 1);
        check(MOST_IN_BYTE + 1, 2);
        check(Fate::MOST_MOVES, 2);
    }

    #[test]
    fn better_is_more() {
        let order = [Fate::Loss(0), Fate::Loss(9), Fate::Draw, Fate::Win(9), Fate::Win(1)];
        assert!(order.windows(2).all(|pair| pair[0].merit() < pair[1].merit()));
        let before = [Fate::Win(1), Fate::Win(10), Fate::Draw, Fate::Loss(10), Fate::Loss(2)];
        assert_eq!(order.map(Fate::before), before);
        assert_eq!(Fate::Win(Fate::MOST_MOVES).before(), Fate::Loss(Fate::MOST_MOVES));
    }
}
