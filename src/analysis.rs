//! What a solver says of a position: bounds while it works, values when it is done.

use crate::value::{Bounds, Value};

/// How far a solver has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress<M> {
    /// Whether all is proven and the [`Analysis`] is ready.
    pub done: bool,
    /// The positions looked at since the start.
    pub nodes: u64,
    /// Every legal move with what is proven of it, best first for the side to act: by what it has for certain, then by
    /// what it may hope for, then in move order. None if the game is over.
    pub moves: Vec<MoveBounds<M>>,
}

/// A move and what is proven of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveBounds<M> {
    /// The move.
    pub m: M,
    /// Bounds of the value of the position after it.
    pub bounds: Bounds,
}

/// A position solved, or judged as well as the solver can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis<M> {
    /// The position's value.
    pub value: Value,
    /// The positions looked at.
    pub nodes: u64,
    /// Whether all of it is proven; else values are estimates.
    pub exact: bool,
    /// Every legal move, best first for the side to act: by value, then the fastest win and the slowest loss, draws as
    /// the solver finds them, then in move order; estimates by the visits first. None if the game is over.
    pub moves: Vec<MoveValue<M>>,
    /// Best play, from the first of `moves` to the end of the game, the first chance turn or a repetition, or as far as it
    /// is known.
    pub line: Vec<M>,
}

/// A move and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue<M> {
    /// The move.
    pub m: M,
    /// The value of the position after it.
    pub value: Value,
    /// The moves to the end of the game, this one included, at least 1. Who gains plays as fast and who loses as slowly
    /// as the value allows; in a draw nobody hurries, and it is the length of one. Of the outcomes of a chance turn the
    /// longest counts. `None` of an estimate, and of a draw in a game that can go on for ever.
    pub moves_to_end: Option<u16>,
    /// How many of the random games that an estimate rests on began with it; 0 where all is proven.
    pub visits: u64,
}

/// Puts the least key first and keeps the order of equals. For a few dozen items: sorting by the standard library takes
/// several kilobytes of WebAssembly for each type that it is used with.
pub(crate) fn sort_few_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && key(&items[place]) < key(&items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few_by_key;

    #[test]
    fn a_few_are_sorted_as_the_standard_library_sorts_them() {
        for len in 0..60 {
            let mut items: Vec<(usize, usize)> = (0..len).map(|index| (index * index * 7 % 11, index)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            sort_few_by_key(&mut items, |item| item.0);
            assert_eq!(items, expected);
        }
    }
}
