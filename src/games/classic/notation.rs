//! How records of classic tic-tac-toe are written: `t1.3-5-1`, `t1.5.4wg-3x`.

use super::moves::Move;
use super::rules::Rules;
use super::state::Classic;
use crate::position::{Notation, ParseMoveError, RulesError};

impl Notation for Classic {
    fn head(&self) -> String {
        let rules = self.rules();
        let mut options = String::new();
        if rules.k() != rules.n() {
            options.push_str(&rules.k().to_string());
        }
        let letters = [(rules.misere(), 'm'), (rules.wild(), 'w'), (rules.gravity(), 'g')];
        options.extend(letters.iter().filter(|(on, _)| *on).map(|(_, letter)| letter));
        let dot = if options.is_empty() { "" } else { "." };
        format!("t1.{}{dot}{options}", rules.n())
    }

    fn from_head(head: &str) -> Result<Classic, RulesError> {
        let rules = head.strip_prefix("t1.").ok_or(RulesError::UNKNOWN_GAME)?;
        let (n, options) = rules.split_once('.').unwrap_or((rules, ""));
        let n = digit(n).ok_or(RulesError::NOT_CANONICAL)?;
        let k = options.get(..1).and_then(digit).unwrap_or(n);
        let has = |letter| options.contains(letter);
        let rules = Rules::new(n, k)?.with_misere(has('m')).with_wild(has('w')).with_gravity(has('g'));
        let start = Classic::new(rules);
        if start.head() == head { Ok(start) } else { Err(RulesError::NOT_CANONICAL) }
    }

    fn parse_typed(&self, text: &str) -> Result<Move, ParseMoveError> {
        Move::parse_typed(text)
    }
}

fn digit(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| text.len() == 1)
}
