//! The same game, told to a solver otherwise: neither order of search nor knowledge of bounds may change a result.

use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::position::{Keyed, Position, Refusal, Solvable, Turn, refuse_unlisted};
use quantum_tictactoe::value::{Objective, Value};

/// A position whose most promising moves come last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reversed<P>(pub P);

/// A position of which nothing is known but its rules: neither symmetries nor bounds nor promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blind<P>(pub P);

impl<P: Position> Position for Reversed<P> {
    type Move = P::Move;
    type Illegal = Refusal;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn legal_moves(&self, moves: &mut Vec<P::Move>) {
        self.0.legal_moves(moves);
    }

    fn play_unchecked(&mut self, m: P::Move) {
        self.0.play_unchecked(m);
    }

    fn refusal(&self, m: P::Move) -> Option<Refusal> {
        refuse_unlisted(self, m)
    }

    fn weight(&self, m: P::Move) -> u32 {
        self.0.weight(m)
    }

    fn longest(&self) -> u16 {
        self.0.longest()
    }
}

impl<P: Keyed> Keyed for Reversed<P> {
    type Key = P::Key;

    fn key(&self) -> P::Key {
        self.0.key()
    }
}

impl<P: Solvable> Solvable for Reversed<P> {
    fn bounds(&self, objective: Objective) -> (Value, Value) {
        self.0.bounds(objective)
    }

    fn promise(&self, m: P::Move) -> i32 {
        -self.0.promise(m)
    }
}

impl<P: Position> Position for Blind<P> {
    type Move = P::Move;
    type Illegal = Refusal;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn legal_moves(&self, moves: &mut Vec<P::Move>) {
        self.0.legal_moves(moves);
    }

    fn play_unchecked(&mut self, m: P::Move) {
        self.0.play_unchecked(m);
    }

    fn refusal(&self, m: P::Move) -> Option<Refusal> {
        refuse_unlisted(self, m)
    }

    fn weight(&self, m: P::Move) -> u32 {
        self.0.weight(m)
    }
}

impl<P: Position + Copy> Keyed for Blind<P> {
    type Key = Blind<P>;

    fn key(&self) -> Blind<P> {
        *self
    }
}

impl<P: Position + Copy> Solvable for Blind<P> {
    fn bounds(&self, _: Objective) -> (Value, Value) {
        (Value::from_halves(-4), Value::from_halves(4))
    }

    fn promise(&self, _: P::Move) -> i32 {
        0
    }
}
