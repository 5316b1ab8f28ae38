//! A collapse told step by step: who settles where, pushed by whom.

use super::ply::Ply;
use super::state::{Phase, Quantum};
use crate::square::Square;

/// One move settling in a collapse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settled {
    /// The move.
    pub ply: Ply,
    /// Where it settles.
    pub square: Square,
    /// Its distance from the chosen move along the entanglement; 0 for the chosen move itself.
    pub step: u8,
    /// The move that took its other square; `None` for the chosen move.
    pub pushed_by: Option<Ply>,
}

/// All that a choice settles, in ascending order of step and then of ply.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Collapse {
    steps: Vec<Settled>,
}

impl Collapse {
    /// The chosen move first, then those it pushes, and so on.
    #[must_use]
    pub fn steps(&self) -> &[Settled] {
        &self.steps
    }
}

impl Quantum {
    /// What settles where if the newest move settles on `chosen`; `None` where that is no legal choice.
    #[must_use]
    pub fn collapse(&self, chosen: Square) -> Option<Collapse> {
        let newest = self.newest()?;
        if self.phase() != Phase::Measure || !self.pair(newest)?.contains(chosen) {
            return None;
        }
        let mut steps = vec![Settled { ply: newest, square: chosen, step: 0, pushed_by: None }];
        let mut waiting = self.spooky();
        waiting.remove(newest);
        for step in 1..9 {
            // Without the newest pair the entanglement is a tree: a move is pushed from one of its squares only.
            let push = |ply: Ply| {
                let pair = self.pair(ply)?;
                let pusher = steps.iter().find(|pusher| pair.contains(pusher.square))?;
                Some(Settled { ply, square: pair.other(pusher.square)?, step, pushed_by: Some(pusher.ply) })
            };
            let pushed: Vec<Settled> = waiting.iter().filter_map(push).collect();
            pushed.iter().for_each(|settled| waiting.remove(settled.ply));
            steps.extend(pushed);
        }
        Some(Collapse { steps })
    }
}
