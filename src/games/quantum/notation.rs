//! How records of quantum tic-tac-toe are written: links `q1-12-25-15c5-34`, text `12 25 15 c5 34`.

use super::moves::Move;
use super::state::{Phase, Quantum};
use crate::position::{Notation, ParseMoveError, RulesError};

impl Notation for Quantum {
    const IMPLIED_HEAD: Option<&'static str> = Some("q1");

    const MISPLACED: ParseMoveError =
        ParseMoveError::new("not-canonical", "a link writes a collapse directly behind its pair");

    fn head(&self) -> String {
        "q1".into()
    }

    fn from_head(head: &str) -> Result<Quantum, RulesError> {
        if head == "q1" { Ok(Quantum::new()) } else { Err(RulesError::UNKNOWN_GAME) }
    }

    fn is_glued(m: Move) -> bool {
        matches!(m, Move::Measure(_))
    }

    fn split_token(token: &str) -> (&str, &str) {
        let at = token.find('c').filter(|at| *at > 0).unwrap_or(token.len());
        token.split_at_checked(at).unwrap_or((token, ""))
    }

    fn parse_typed(&self, text: &str) -> Result<Move, ParseMoveError> {
        Move::parse_typed(text, self.phase() == Phase::Last)
    }
}
