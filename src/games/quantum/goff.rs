//! Reads games as Allan Goff writes them, for example
//! `X1+(1,2); O2+(2,3); X3+(3,1)[132|5]; O3@X1(1)!X1(1)!O2(2)!X3(3);`.
//!
//! `+` places a pair (twice the same square is the last-square move), `@` names a mark of the cycle and where it
//! settles, the `!` list is the whole collapse. What stands in brackets, a score in braces and the collapse of the
//! last square after itself are read over.

use super::collapse::Settled;
use super::moves::{IllegalMove, Move};
use super::ply::Ply;
use super::state::{Phase, Quantum};
use crate::position::{Position, Refusal};
use crate::side::Side;
use crate::square::{Pair, Square};

/// Where and why a text in Goff's notation is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoffError {
    /// The moves before it.
    pub moves: Vec<Move>,
    /// Where the statement begins, in bytes from 0.
    pub at: usize,
    /// Why.
    pub refusal: Refusal,
}

/// The moves of a game in Goff's notation.
///
/// # Errors
/// The first statement that is not of this form, is illegal, or contradicts itself.
pub fn read_goff(text: &str) -> Result<Vec<Move>, GoffError> {
    let mut position = Quantum::new();
    let mut moves = Vec::new();
    let mut at = 0;
    for part in text.split_inclusive(';') {
        let begin = at + part.len() - part.trim_start().len();
        at += part.len();
        match read_statement(part, &position) {
            Ok(None) => {}
            Ok(Some(m)) => {
                position.play_unchecked(m);
                moves.push(m);
            }
            Err(refusal) => return Err(GoffError { moves, at: begin, refusal }),
        }
    }
    Ok(moves)
}

/// The legal move that a statement makes, or none where it only repeats what has happened.
fn read_statement(part: &str, position: &Quantum) -> Result<Option<Move>, Refusal> {
    let statement = without_asides(part.trim().trim_end_matches(';')).ok_or_else(malformed)?;
    if statement.is_empty() {
        return Ok(None);
    }
    let m = if let Some((label, squares)) = statement.split_once('+') {
        read_pair(label, squares, position)?
    } else {
        let (label, collapse) = statement.split_once('@').ok_or_else(malformed)?;
        match read_collapse(label, collapse, position)? {
            Some(m) => m,
            None => return Ok(None),
        }
    };
    position.check(m)?;
    Ok(Some(m))
}

/// Leaves out blanks, `[…]` and `{…}`.
fn without_asides(text: &str) -> Option<String> {
    let mut kept = String::new();
    let mut closing = None;
    for c in text.chars() {
        match (closing, c) {
            (Some(end), _) if c == end => closing = None,
            (Some(_), _) => {}
            (None, '[') => closing = Some(']'),
            (None, '{') => closing = Some('}'),
            (None, _) if c.is_whitespace() => {}
            (None, _) => kept.push(c),
        }
    }
    closing.is_none().then_some(kept)
}

fn read_pair(label: &str, squares: &str, position: &Quantum) -> Result<Move, Refusal> {
    let (a, b) = squares
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
        .and_then(|rest| rest.split_once(','))
        .and_then(|(a, b)| Some((read_square(a)?, read_square(b)?)))
        .ok_or_else(malformed)?;
    let ply = read_label(label).ok_or_else(malformed)?;
    if ply.number() != position.ply_count() + 1 && position.phase() != Phase::Over {
        return Err(contradiction(format!("move {} comes next, not {label}", position.ply_count() + 1)));
    }
    match Pair::new(a, b) {
        Some(pair) => Ok(Move::Spooky(pair)),
        None if matches!(position.phase(), Phase::Last | Phase::Over) => Ok(Move::Classical(a)),
        None => Err(Refusal::new("same-square", "a pair needs two different squares", [a.number()])),
    }
}

/// The choice that a statement makes; none where it repeats how the last square was filled.
fn read_collapse(label: &str, collapse: &str, position: &Quantum) -> Result<Option<Move>, Refusal> {
    let mut marks = collapse.split('!').map(read_mark);
    let chosen = marks.next().flatten().ok_or_else(malformed)?;
    let listed: Vec<(Ply, Square)> = marks.collect::<Option<_>>().ok_or_else(malformed)?;
    let Some(newest) = position.newest() else { return Err(IllegalMove::NoCycle.into()) };
    let chooser = if newest.side() == Side::First { 'O' } else { 'X' };
    if label != format!("{chooser}{newest}") {
        return Err(contradiction(format!("the choice is written {chooser}{newest}, not {label}")));
    }
    let Some(pair) = position.choices() else {
        let stands = chosen.0 == newest && position.classical(chosen.1) == Some(newest);
        let repeated = newest.number() == 9 && stands && listed.iter().all(|mark| *mark == chosen);
        return if repeated { Ok(None) } else { Err(IllegalMove::NoCycle.into()) };
    };
    let cycle = position.cycle().map(|cycle| cycle.plies).unwrap_or_default();
    if !cycle.contains(&chosen.0) {
        return Err(contradiction(format!("move {} is not on the cycle", chosen.0)));
    }
    let fits = |square: &Square| {
        position.collapse(*square).is_some_and(|collapse| {
            let has = |(ply, square): &(Ply, Square)| {
                collapse.steps().iter().any(|step| (step.ply, step.square) == (*ply, *square))
            };
            let is_listed = |step: &Settled| listed.contains(&(step.ply, step.square));
            let whole = listed.len() == collapse.steps().len() && collapse.steps().iter().all(is_listed);
            has(&chosen) && (listed.is_empty() || whole)
        })
    };
    match pair.squares().iter().find(|square| fits(square)) {
        Some(square) => Ok(Some(Move::Measure(*square))),
        None => Err(contradiction("no choice gives this collapse".into())),
    }
}

/// `X3`: the mark and its number, which say the same.
fn read_label(label: &str) -> Option<Ply> {
    let (mark, number) = (label.get(..1)?, label.get(1..)?);
    let ply = Ply::new(number.parse().ok().filter(|_| number.len() == 1)?)?;
    (mark == if ply.side() == Side::First { "X" } else { "O" }).then_some(ply)
}

/// `X3(1)`: a mark and where it settles.
fn read_mark(mark: &str) -> Option<(Ply, Square)> {
    let (label, square) = mark.strip_suffix(')')?.split_once('(')?;
    Some((read_label(label)?, read_square(square)?))
}

fn read_square(digit: &str) -> Option<Square> {
    Square::new(digit.parse().ok().filter(|_| digit.len() == 1)?)
}

fn malformed() -> Refusal {
    Refusal::new("not-a-move", "this is not a move in Goff's notation", [])
}

fn contradiction(message: String) -> Refusal {
    Refusal::new("contradiction", message, [])
}
