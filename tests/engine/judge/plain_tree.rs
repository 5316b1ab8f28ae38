//! Plain tree search by upper confidence bounds: what a better one has to beat.

use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Position, Turn};
use quantum_tictactoe::side::Side;

use super::legal_moves;

struct Node<P: Position> {
    position: P,
    children: Vec<Child<P>>,
}

/// A move's visits, its wins less losses for the first side, and the node behind it.
struct Child<P: Position> {
    m: P::Move,
    visits: f64,
    total: f64,
    node: Option<Node<P>>,
}

impl<P: Position> Node<P> {
    fn new(position: P) -> Node<P> {
        let children =
            legal_moves(&position).into_iter().map(|m| Child { m, visits: 0.0, total: 0.0, node: None }).collect();
        Node { position, children }
    }

    /// One playout: its result for the first side.
    fn descend(&mut self, random: &mut Random) -> f64 {
        let Turn::Side(side) = self.position.turn() else { panic!("no chance turns") };
        if self.children.is_empty() {
            return result(&self.position);
        }
        let sign = if side == Side::First { 1.0 } else { -1.0 };
        let all: f64 = self.children.iter().map(|child| child.visits).sum();
        let bound = |child: &Child<P>| sign * child.total / child.visits + (all.ln() / child.visits).sqrt();
        let fresh: Vec<usize> = (0..self.children.len()).filter(|index| self.children[*index].visits == 0.0).collect();
        let best =
            (0..self.children.len()).max_by(|a, b| bound(&self.children[*a]).total_cmp(&bound(&self.children[*b])));
        let Child { m, visits, total, node } = &mut self.children[random.pick(&fresh).or(best).expect("a move")];
        let mut next = self.position.clone();
        next.play_unchecked(*m);
        let value = if *visits == 0.0 {
            while let Some(m) = random.pick(&legal_moves(&next)) {
                next.play_unchecked(m);
            }
            result(&next)
        } else {
            node.get_or_insert_with(|| Node::new(next)).descend(random)
        };
        *visits += 1.0;
        *total += value;
        value
    }
}

fn result<P: Position>(position: &P) -> f64 {
    match position.outcome().expect("over").winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => -1.0,
        None => 0.0,
    }
}

/// The most visited move after so many playouts, of a game without draws by history.
pub fn plain_choice<P: Position>(position: &P, playouts: u64, random: &mut Random) -> P::Move {
    let mut root = Node::new(position.clone());
    (0..playouts).for_each(|_| _ = root.descend(random));
    root.children.into_iter().max_by(|a, b| a.visits.total_cmp(&b.visits)).expect("not over").m
}
