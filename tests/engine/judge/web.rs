//! Positions without a game, and plain value iteration: what retrograde analysis is judged by.

use quantum_tictactoe::playout::Random;
use quantum_tictactoe::search::retrograde::{Fate, Next, NodeKind, Numbered};

/// Positions without a game: what each number stands for, and its moves.
#[derive(Clone, Debug)]
pub struct Web(pub Vec<(NodeKind, Vec<Next>)>);

impl Numbered for Web {
    fn count(&self) -> u32 {
        self.0.len() as u32
    }

    fn look(&self, number: u32, moves: &mut Vec<Next>) -> NodeKind {
        let (look, next) = &self.0[number as usize];
        moves.extend(next);
        *look
    }

    fn before(&self, number: u32, numbers: &mut Vec<u32>) {
        let leads_here = |(_, moves): &&(NodeKind, Vec<Next>)| moves.contains(&Next::Inside(number));
        let from = self.0.iter().enumerate().filter(|(_, node)| leads_here(node));
        from.for_each(|(n, _)| numbers.extend([n as u32, n as u32]));
    }
}

impl Web {
    /// So many numbers, now and then none or the end of the game, the others with a few moves, some of them outwards.
    pub fn random(count: u32, random: &mut Random) -> Web {
        let fate = |random: &mut Random, most: u32| match random.below(3) {
            0 => Fate::Win(random.below(most) as u16),
            1 => Fate::Loss(random.below(most) as u16),
            _ => Fate::Draw,
        };
        let kinds: Vec<u32> = (0..count).map(|_| random.below(10)).collect();
        let ends: Vec<u32> = (0..count).filter(|n| kinds[*n as usize] > 0).collect();
        let node = |kind: &u32| match kind {
            0 => (NodeKind::Void, vec![]),
            1 | 2 if ends.len() > 1 => (NodeKind::Ended(fate(random, 3)), vec![]),
            _ => {
                let leaves = random.below(8) == 0;
                let next = (0..1 + random.below(4)).map(|_| match random.pick(&ends) {
                    Some(number) if !leaves || random.below(2) == 0 => Next::Inside(number),
                    _ => Next::Outside(fate(random, 9)),
                });
                (NodeKind::Open, next.collect())
            }
        };
        Web(kinds.iter().map(node).collect())
    }
}

/// The fates by plain value iteration: nothing is known at first, then again and again the best of each position's moves.
pub fn value_iteration<N: Numbered>(positions: &N) -> Vec<Option<Fate>> {
    let nodes: Vec<(NodeKind, Vec<Next>)> = (0..positions.count())
        .map(|number| {
            let mut moves = Vec::new();
            (positions.look(number, &mut moves), moves)
        })
        .collect();
    let first = nodes.iter().map(|(look, _)| match look {
        NodeKind::Void => None,
        NodeKind::Ended(fate) => Some(*fate),
        NodeKind::Open => Some(Fate::Draw),
    });
    let mut fates: Vec<Option<Fate>> = first.collect();
    for _ in 0..=nodes.len() + 10 {
        let next = nodes.iter().zip(&fates).map(|((look, moves), fate)| match look {
            NodeKind::Open => moves.iter().map(|next| after(*next, &fates).before()).max_by_key(|fate| fate.merit()),
            NodeKind::Ended(_) | NodeKind::Void => *fate,
        });
        let next: Vec<Option<Fate>> = next.collect();
        if next == fates {
            return fates;
        }
        fates = next;
    }
    panic!("no fixpoint");
}

fn after(next: Next, fates: &[Option<Fate>]) -> Fate {
    match next {
        Next::Inside(number) => fates[number as usize].expect("moves lead to positions"),
        Next::Outside(fate) => fate,
    }
}
