//! Tables by which the position is read quickly.

use crate::square::Pair;

/// What six bits of `pairs` say; numbers from [`Pair::COUNT`] on are never stored.
pub(super) const PAIR_AT: [Pair; 64] = {
    let Some(first) = Pair::from_index(0) else { unreachable!() };
    let mut table = [first; 64];
    let mut index = 0;
    while let Some(pair) = Pair::from_index(index) {
        table[index] = pair;
        index += 1;
    }
    table
};

/// Two places among the free squares, of the `n`-th pair of them; `NONE` past the last.
#[derive(Clone, Copy)]
pub(super) struct Places(u8, u8);

impl Places {
    const NONE: Places = Places(0, 0);

    pub const fn as_option(self) -> Option<(u8, u8)> {
        if self.1 == 0 { None } else { Some((self.0, self.1)) }
    }
}

/// By the number of free squares and the place of a pair in ascending order.
pub(super) const NTH_PAIR: [[Places; Pair::COUNT]; 10] = {
    let mut table = [[Places::NONE; Pair::COUNT]; 10];
    let mut free = 2;
    while free < 10 {
        let (mut first, mut n) = (0, 0);
        while first < free {
            let mut second = first + 1;
            while second < free {
                table[free][n] = Places(first as u8, second as u8);
                n += 1;
                second += 1;
            }
            first += 1;
        }
        free += 1;
    }
    table
};

/// For each set of squares, their indices in ascending order, a nibble each.
pub(super) const IN_ORDER: [u64; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let (mut square, mut n) = (0, 0);
        while square < 9 {
            if set >> square & 1 == 1 {
                table[set] |= square << (4 * n);
                n += 1;
            }
            square += 1;
        }
        set += 1;
    }
    table
};
