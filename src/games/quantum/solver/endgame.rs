//! The last three moves in closed form.
//!
//! With seven moves made, two entanglements are left, or as many squares alone. Moves 8 and 9 then settle on one square
//! of each, and everything else settles away from those two squares. So the results of all games to come are known once
//! they are known for each pair of squares, with 8 on the one and 9 on the other.

use super::goal::Goal;
use super::masks::{Mask, SettledBoard, full_board, squares};
use super::shape::Shape;
use crate::games::quantum::{Phase, Ply, Quantum};
use crate::side::Side;
use crate::square::{Square, Squares};

/// An entanglement that settles away from one of its squares, the root, which is left for another move.
#[derive(Clone, Copy, Default)]
struct Rooted {
    root: Mask,
    crosses: Mask,
    noughts: Mask,
    /// The square of move 7, if it is in here.
    seven: Mask,
}

/// An entanglement under each of its roots.
#[derive(Clone, Copy, Default)]
struct Roots {
    all: [Rooted; 9],
    len: usize,
}

impl Roots {
    fn push(&mut self, rooted: Rooted) {
        if let Some(place) = self.all.get_mut(self.len) {
            *place = rooted;
            self.len += 1;
        }
    }

    fn as_slice(&self) -> &[Rooted] {
        self.all.get(..self.len).unwrap_or_default()
    }
}

/// Whether X, about to place move 7, reaches the goal.
pub(super) fn six_made(shape: &Shape, goal: Goal) -> bool {
    let mut groups = [Roots::default(); 3];
    for (group, component) in groups.iter_mut().zip(shape.components()) {
        for square in squares(component) {
            let (root, crosses) = (1 << square, shape.crosses(square));
            group.push(Rooted { root, crosses, noughts: component & !crosses & !root, seven: 0 });
        }
    }
    let base = shape.settled();
    let [a, b, c] = &groups;
    let parted = [(a, b, c), (b, c, a), (c, a, b)];
    parted.iter().any(|(own, other, third)| closes_with_seven(&base, own, other, third, goal))
        || parted.iter().any(|(one, other, rest)| joins_with_seven(&base, one, other, rest, goal))
}

/// X closes a cycle in `own`: O chooses, so two roots must do.
fn closes_with_seven(base: &SettledBoard, own: &Roots, other: &Roots, third: &Roots, goal: Goal) -> bool {
    let reaches = |rooted: &&Rooted| {
        let settled = SettledBoard {
            crosses: base.crosses | rooted.crosses | rooted.root,
            noughts: base.noughts | rooted.noughts,
            seven: rooted.root,
            ..*base
        };
        if settled.has_line() {
            settled.result() >= goal.needed(2)
        } else {
            seven_made(&settled, other, third, goal.after(2))
        }
    };
    own.len > 1 && own.as_slice().iter().filter(reaches).nth(1).is_some()
}

fn joins_with_seven(base: &SettledBoard, one: &Roots, other: &Roots, rest: &Roots, goal: Goal) -> bool {
    let pairs = one.as_slice().iter().flat_map(|a| other.as_slice().iter().map(move |b| (a, b)));
    pairs.into_iter().any(|(a, b)| {
        let mut joined = Roots::default();
        // Whichever side the root is on, move 7 lands on the other, which settles away from it.
        for (own, beyond) in [(one, b), (other, a)] {
            for rooted in own.as_slice() {
                joined.push(Rooted {
                    root: rooted.root,
                    crosses: rooted.crosses | beyond.crosses | beyond.root,
                    noughts: rooted.noughts | beyond.noughts,
                    seven: beyond.root,
                });
            }
        }
        seven_made(base, &joined, rest, goal.after(1))
    })
}

/// Whether X reaches the goal with O about to place move 8. `base` is what is settled.
fn seven_made(base: &SettledBoard, a: &Roots, b: &Roots, goal: Goal) -> bool {
    let counts = Counts::of(base, a, b, goal.needed(3));
    // O joins the two on any pair of squares, X closes the cycle, and O chooses: X needs two roots.
    if counts.least_with_eight_on_a(a) + counts.least_with_eight_on_b(b) < 2 {
        return false;
    }
    // O closes a cycle in one of them, X chooses: O needs two roots that fail.
    let line = goal.needed(2);
    let later = if goal.needed(4) == goal.needed(3) { counts } else { Counts::of(base, a, b, goal.needed(4)) };
    let last = |len: usize| if len == 1 { (&counts, 1) } else { (&later, 2) };
    let fails = |rooted: &Rooted, (counts, needed): (&Counts, u8), by_root: fn(&Counts, usize) -> u8, index: usize| {
        let settled = SettledBoard {
            crosses: base.crosses | rooted.crosses,
            noughts: base.noughts | rooted.noughts | rooted.root,
            seven: base.seven | rooted.seven,
            eight: rooted.root,
            nine: 0,
        };
        if settled.has_line() { settled.result() < line } else { by_root(counts, index) < needed }
    };
    let closes = |own: &Roots, other: &Roots, by_root: fn(&Counts, usize) -> u8| {
        let mut failing = own.as_slice().iter().enumerate().filter(|(i, r)| fails(r, last(other.len), by_root, *i));
        own.len > 1 && failing.nth(1).is_some()
    };
    !closes(a, b, |counts, i| counts.with_eight_on_a[i]) && !closes(b, a, |counts, i| counts.with_eight_on_b[i])
}

/// With 8 on each square, on how many squares of the other entanglement 9 gives X enough.
#[derive(Clone, Copy)]
struct Counts {
    with_eight_on_a: [u8; 9],
    with_eight_on_b: [u8; 9],
}

impl Counts {
    #[inline]
    fn of(base: &SettledBoard, a: &Roots, b: &Roots, needed: i8) -> Counts {
        let mut counts = Counts { with_eight_on_a: [0; 9], with_eight_on_b: [0; 9] };
        for (i, on_a) in a.as_slice().iter().enumerate() {
            for (j, on_b) in b.as_slice().iter().enumerate() {
                let seven = base.seven | on_a.seven | on_b.seven;
                let crosses = base.crosses | on_a.crosses | on_b.crosses;
                let enough =
                    |eight: Mask, nine: Mask| u8::from(full_board(crosses | nine, seven, eight, nine) >= needed);
                counts.with_eight_on_a[i] += enough(on_a.root, on_b.root);
                counts.with_eight_on_b[j] += enough(on_b.root, on_a.root);
            }
        }
        counts
    }

    fn least_with_eight_on_a(&self, a: &Roots) -> u8 {
        self.with_eight_on_a.iter().take(a.len).copied().min().unwrap_or_default()
    }

    fn least_with_eight_on_b(&self, b: &Roots) -> u8 {
        self.with_eight_on_b.iter().take(b.len).copied().min().unwrap_or_default()
    }
}

/// Whether X reaches the goal from a position with seven or eight moves made in which a pair or the last mark is due.
pub(super) fn late(position: &Quantum, goal: Goal) -> bool {
    let mut base = SettledBoard {
        crosses: position.classical_squares(Side::First).bits(),
        noughts: position.classical_squares(Side::Second).bits(),
        ..SettledBoard::default()
    };
    for square in Square::all() {
        match position.classical(square).map(Ply::number) {
            Some(7) => base.seven = 1 << square.index(),
            Some(8) => base.eight = 1 << square.index(),
            _ => {}
        }
    }
    let mut groups = [Roots::default(); 2];
    let mut left = position.free_squares();
    for group in &mut groups {
        let Some(first) = left.iter().next() else { break };
        let own: Squares = left.iter().filter(|square| position.connected(first, *square)).collect();
        own.iter().for_each(|root| group.push(rooted(position, root, &mut base.eight)));
        left = Squares::from_bits(left.bits() & !own.bits());
    }
    let [a, b] = &groups;
    if position.ply_count() == 7 {
        return seven_made(&base, a, b, goal);
    }
    let needed = goal.needed(if position.phase() == Phase::Last { 1 } else { 2 });
    let reaches = |root: Square| {
        let mut eight = base.eight;
        let rooted = rooted(position, root, &mut eight);
        let crosses = base.crosses | rooted.crosses | rooted.root;
        full_board(crosses, base.seven | rooted.seven, eight, rooted.root) >= needed
    };
    // X closes the cycle and O chooses: two roots must do. On the last square there is one.
    let roots = position.free_squares();
    roots.iter().filter(|root| reaches(*root)).count() >= roots.len().min(2)
}

/// The entanglement of a square, settled away from it; `eight` is the square of move 8 if that is in it.
fn rooted(position: &Quantum, root: Square, eight: &mut Mask) -> Rooted {
    let mut rooted = Rooted { root: 1 << root.index(), ..Rooted::default() };
    let mut waiting = position.spooky();
    loop {
        let taken = rooted.root | rooted.crosses | rooted.noughts;
        let settled = waiting.iter().find_map(|ply| {
            let [low, high] = position.pair(ply)?.squares().map(|square| 1 << square.index());
            match (taken & low != 0, taken & high != 0) {
                (true, false) => Some((ply, high)),
                (false, true) => Some((ply, low)),
                _ => None,
            }
        });
        let Some((ply, square)) = settled else { return rooted };
        waiting.remove(ply);
        match ply.side() {
            Side::First => rooted.crosses |= square,
            Side::Second => rooted.noughts |= square,
        }
        match ply.number() {
            7 => rooted.seven = square,
            8 => *eight = square,
            _ => {}
        }
    }
}
