//! The cases with known right answers, `tests/cases/*.json`, for both games.

#[cfg(feature = "classic")]
use quantum_tictactoe::classic::{Classic, Move, Rules};
use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::{Phase, Quantum};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::side::Side;
use quantum_tictactoe::square::Square;
use serde_json::{Value, json};

#[test]
fn quantum() {
    let cases = read(include_str!("../cases/quantum.json"));
    cases.iter().for_each(check_quantum);
    assert_eq!(cases.len(), 35);
}

#[cfg(feature = "classic")]
#[test]
fn classic() {
    let cases = read(include_str!("../cases/classic.json"));
    cases.iter().for_each(check_classic);
    assert_eq!(cases.len(), 14);
}

fn read(text: &str) -> Vec<Value> {
    serde_json::from_str(text).expect("a list of cases")
}

/// The answers of the engine, in the form of the case, are the case.
fn check_quantum(case: &Value) {
    let record: Record<Quantum> = text(&case["moves"]).parse().unwrap_or_else(|error| panic!("{case}: {error}"));
    let position = record.position();
    let mut answers = json!({
        "moves": case["moves"],
        "why": case["why"],
        "board": position.to_string(),
        "ensemble": position.ensemble().len(),
        "legal": position.legal_move_count(),
    });
    match position.outcome() {
        Some(outcome) => {
            let points = [outcome.score.first, outcome.score.second].map(|score| whole_or_half(score.halves()));
            answers["winner"] = outcome.winner.map_or(Value::Null, |side| json!(x_or_o(side)));
            answers["points"] = json!({ "x": points[0], "o": points[1] });
        }
        None => answers["to_act"] = json!(x_or_o(position.side_to_act())),
    }
    if position.phase() == Phase::Measure {
        answers["measure"] = json!(position.choices().expect("two choices").squares().map(Square::number));
    }
    assert_eq!(answers, *case);
}

fn x_or_o(side: Side) -> &'static str {
    match side {
        Side::First => "x",
        Side::Second => "o",
    }
}

/// The cases write whole points without a decimal point.
fn whole_or_half(halves: u8) -> Value {
    if halves.is_multiple_of(2) { json!(halves / 2) } else { json!(f64::from(halves) / 2.0) }
}

#[cfg(feature = "classic")]
fn check_classic(case: &Value) {
    let rules = classic_rules(&case["rules"]);
    let mut position = Classic::new(rules);
    for m in list(&case["moves"]) {
        position = position.play(classic_move(m, rules)).unwrap_or_else(|error| panic!("{case}: {error}"));
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let legal: Vec<Move> = list(&case["legal_moves"]).iter().map(|m| classic_move(m, rules)).collect();
    assert_eq!(moves, legal, "{case}");
    assert_eq!(json!(moves.len()), case["n_legal"], "{case}");

    let board: String = list(&case["board"])
        .iter()
        .map(|code| match code.as_u64() {
            Some(1) => 'x',
            Some(2) => 'o',
            _ => '-',
        })
        .collect();
    assert_eq!(position.to_string(), board, "{case}");

    let outcome = match &case["outcome"] {
        Value::Null => None,
        Value::String(draw) if draw == "draw" => Some(Outcome::DRAW),
        winner => Some(Outcome::won_by(side(winner))),
    };
    assert_eq!(position.outcome(), outcome, "{case}");
    if !case["to_move"].is_null() {
        assert_eq!(position.side_to_act(), side(&case["to_move"]), "{case}");
    }
    assert_eq!(case["to_move"].is_null(), outcome.is_some(), "{case}");
}

#[cfg(feature = "classic")]
fn classic_rules(case: &Value) -> Rules {
    let n = case["n"].as_u64().expect("a side") as u8;
    let k = case["k"].as_u64().map_or(n, |k| k as u8);
    let on = |name: &str| case[name].as_bool().expect("true or false");
    Rules::new(n, k).expect("rules").with_misere(on("misere")).with_wild(on("wild")).with_gravity(on("gravity"))
}

/// `[place]`, under wild rules `[place, mark]`, counted from 0, X being 1.
#[cfg(feature = "classic")]
fn classic_move(m: &Value, rules: Rules) -> Move {
    let mark = if rules.wild() { ["", "x", "o"][m[1].as_u64().expect("a mark") as usize] } else { "" };
    format!("{}{mark}", m[0].as_u64().expect("a place") + 1).parse().expect("a move")
}

fn side(person: &Value) -> Side {
    Side::BOTH[person.as_u64().expect("0 or 1") as usize]
}

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}
