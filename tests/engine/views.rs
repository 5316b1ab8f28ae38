//! What the outside sees of a position: literal JSON for a few of them.

use quantum_tictactoe::variant::{AnyRecord, View, ensemble_view};
use serde_json::{Value, json};

/// The view at the end of a record, the cursor set back by some moves.
fn check(record: &str, back: usize, expected: Value) {
    let mut record: AnyRecord = record.parse().expect("a record");
    record.go_to(record.len() - back);
    let view = serde_json::to_value(View::of(&record)).expect("plain data");
    assert_eq!(view, expected, "{}", serde_json::to_string_pretty(&view).expect("text"));
}

fn empty() -> Value {
    json!({ "classical": null, "spooky": [] })
}

fn spooky(numbers: &[u8]) -> Value {
    json!({ "classical": null, "spooky": numbers })
}

fn classical(side: &str, ply: u8) -> Value {
    json!({ "classical": { "side": side, "ply": ply }, "spooky": [] })
}

#[test]
fn an_empty_board() {
    let expected = json!({
        "variant": "quantum",
        "index": 0,
        "length": 0,
        "ply": 0,
        "turn": { "side": "x", "phase": "place" },
        "squares": vec![empty(); 9],
        "targets": [1, 2, 3, 4, 5, 6, 7, 8, 9],
        "pairs": [],
        "components": [],
        "closing": [],
        "choices": [],
        "lastMove": null,
        "lastCollapse": null,
        "outcome": null,
    });
    check("", 0, expected);
}

#[test]
fn two_entanglements() {
    let expected = json!({
        "variant": "quantum",
        "index": 3,
        "length": 3,
        "ply": 3,
        "turn": { "side": "o", "phase": "place" },
        "squares": [
            spooky(&[1]), spooky(&[1, 3]), spooky(&[3]), empty(), spooky(&[2]), empty(), empty(), spooky(&[2]), empty()
        ],
        "targets": [1, 2, 3, 4, 5, 6, 7, 8, 9],
        "pairs": [
            { "ply": 1, "side": "x", "squares": [1, 2], "settled": null, "component": 1, "onCycle": false },
            { "ply": 2, "side": "o", "squares": [5, 8], "settled": null, "component": 2, "onCycle": false },
            { "ply": 3, "side": "x", "squares": [2, 3], "settled": null, "component": 1, "onCycle": false },
        ],
        "components": [
            { "id": 1, "squares": [1, 2, 3], "plies": [1, 3], "cycle": null },
            { "id": 2, "squares": [5, 8], "plies": [2], "cycle": null },
        ],
        "closing": ["12", "13", "23", "58"],
        "choices": [],
        "lastMove": "23",
        "lastCollapse": null,
        "outcome": null,
    });
    check("12 58 23", 0, expected);
}

#[test]
fn an_open_cycle_with_a_stem() {
    let steps = |settled: [(u8, u8, u8, Option<u8>); 4]| {
        settled.map(|(ply, square, step, by)| json!({ "ply": ply, "square": square, "step": step, "pushedBy": by }))
    };
    let expected = json!({
        "variant": "quantum",
        "index": 4,
        "length": 5,
        "ply": 4,
        "turn": { "side": "x", "phase": "measure" },
        "squares": [
            spooky(&[1, 4]), spooky(&[1, 2, 3]), spooky(&[2, 4]), empty(), spooky(&[3]), empty(), empty(), empty(), empty()
        ],
        "targets": [1, 3],
        "pairs": [
            { "ply": 1, "side": "x", "squares": [1, 2], "settled": null, "component": 1, "onCycle": true },
            { "ply": 2, "side": "o", "squares": [2, 3], "settled": null, "component": 1, "onCycle": true },
            { "ply": 3, "side": "x", "squares": [2, 5], "settled": null, "component": 1, "onCycle": false },
            { "ply": 4, "side": "o", "squares": [1, 3], "settled": null, "component": 1, "onCycle": true },
        ],
        "components": [{
            "id": 1,
            "squares": [1, 2, 3, 5],
            "plies": [1, 2, 3, 4],
            "cycle": { "squares": [1, 2, 3], "plies": [1, 2, 4] },
        }],
        "closing": [],
        "choices": [
            {
                "square": 1,
                "move": "c1",
                "collapse": steps([(4, 1, 0, None), (1, 2, 1, Some(4)), (2, 3, 2, Some(1)), (3, 5, 2, Some(1))]),
            },
            {
                "square": 3,
                "move": "c3",
                "collapse": steps([(4, 3, 0, None), (2, 2, 1, Some(4)), (1, 1, 2, Some(2)), (3, 5, 2, Some(2))]),
            },
        ],
        "lastMove": "13",
        "lastCollapse": null,
        "outcome": null,
    });
    check("12 23 25 13 c1", 1, expected);
}

#[test]
fn the_end_after_a_collapse() {
    let pair = |ply: u8, side: &str, squares: [u8; 2], settled: Value, component: Value| {
        json!({
            "ply": ply,
            "side": side,
            "squares": squares,
            "settled": settled,
            "component": component,
            "onCycle": false,
        })
    };
    let expected = json!({
        "variant": "quantum",
        "index": 6,
        "length": 6,
        "ply": 5,
        "turn": null,
        "squares": [
            classical("x", 5), classical("x", 1), classical("x", 3), spooky(&[2]), spooky(&[2, 4]), spooky(&[4]), empty(),
            empty(), empty()
        ],
        "targets": [],
        "pairs": [
            pair(1, "x", [1, 2], json!(2), Value::Null),
            pair(2, "o", [4, 5], Value::Null, json!(2)),
            pair(3, "x", [2, 3], json!(3), Value::Null),
            pair(4, "o", [5, 6], Value::Null, json!(2)),
            pair(5, "x", [1, 3], json!(1), Value::Null),
        ],
        "components": [{ "id": 2, "squares": [4, 5, 6], "plies": [2, 4], "cycle": null }],
        "closing": [],
        "choices": [],
        "lastMove": "c1",
        "lastCollapse": [
            { "ply": 5, "square": 1, "step": 0, "pushedBy": null },
            { "ply": 1, "square": 2, "step": 1, "pushedBy": 5 },
            { "ply": 3, "square": 3, "step": 2, "pushedBy": 1 },
        ],
        "outcome": {
            "winner": "x",
            "lines": [{ "side": "x", "squares": [1, 2, 3], "completedAt": 5 }],
            "points": { "x": 1.0, "o": 0.0 },
        },
    });
    check("12 45 23 56 13 c1", 0, expected);
}

/// Fields of games that end otherwise: the last square, both lines, two lines, a draw.
#[test]
fn outcomes() {
    let check = |record: &str, fields: Value| {
        let record: AnyRecord = record.parse().expect("a record");
        let view = serde_json::to_value(View::of(&record)).expect("plain data");
        for (name, value) in fields.as_object().expect("fields") {
            assert_eq!(view[name], *value, "{name} of {}", record.text());
        }
    };
    check("36 89 12 48 69 23 78 89 c8", json!({ "turn": { "side": "x", "phase": "last" }, "closing": [], "ply": 8 }));
    let line = |side: &str, squares: [u8; 3], at: u8| json!({ "side": side, "squares": squares, "completedAt": at });
    check(
        "36 89 12 48 69 23 78 89 c8 5",
        json!({
            "turn": null,
            "lastMove": "5",
            "lastCollapse": null,
            "outcome": { "winner": "x", "lines": [line("x", [3, 5, 7], 9)], "points": { "x": 1.0, "o": 0.0 } },
        }),
    );
    check(
        "15 35 45 56 57 59 15 c1",
        json!({ "outcome": {
            "winner": "o",
            "lines": [line("x", [1, 4, 7], 7), line("o", [3, 6, 9], 6)],
            "points": { "x": 0.5, "o": 1.0 },
        }}),
    );
    check(
        "45 17 46 23 37 78 36 59 46 c6",
        json!({ "outcome": {
            "winner": "x",
            "lines": [line("x", [4, 5, 6], 9), line("x", [3, 5, 7], 7)],
            "points": { "x": 1.5, "o": 0.0 },
        }}),
    );
    check(
        "12 12 c1 45 45 c5 69 69 c6 78 38 37 c3",
        json!({ "turn": null, "outcome": { "winner": null, "lines": [], "points": { "x": 0.0, "o": 0.0 } } }),
    );
}

#[test]
fn classical_games_still_possible() {
    let record: AnyRecord = "12 12 c1 45".parse().expect("a record");
    let AnyRecord::Quantum(record) = record else { panic!("not quantum") };
    let ensemble = serde_json::to_value(ensemble_view(record.position())).expect("plain data");
    let mark = |side: &str, ply: u8| json!({ "side": side, "ply": ply });
    let (two, one, three) = (mark("o", 2), mark("x", 1), mark("x", 3));
    assert_eq!(
        ensemble,
        json!([
            [two, one, null, three, null, null, null, null, null],
            [two, one, null, null, three, null, null, null, null],
        ])
    );
}

#[cfg(feature = "classic")]
#[test]
fn classic_games() {
    let rules = |n: u8, k: u8, on: &str| {
        let has = |letter| on.contains(letter);
        json!({ "n": n, "k": k, "misere": has('m'), "wild": has('w'), "gravity": has('g') })
    };
    let expected = json!({
        "variant": "classic",
        "index": 0,
        "length": 0,
        "rules": rules(3, 3, ""),
        "turn": { "side": "first", "phase": "place" },
        "squares": vec![Value::Null; 9],
        "targets": (1..=9).map(|square| json!({ "place": square, "square": square })).collect::<Vec<_>>(),
        "lastMove": null,
        "lastSquare": null,
        "outcome": null,
    });
    check("t1.3", 0, expected);

    let mut squares = vec![Value::Null; 16];
    squares[12] = json!("o");
    let expected = json!({
        "variant": "classic",
        "index": 1,
        "length": 2,
        "rules": rules(4, 3, "wg"),
        "turn": { "side": "second", "phase": "place" },
        "squares": squares,
        "targets": [
            { "place": 1, "square": 9 },
            { "place": 2, "square": 14 },
            { "place": 3, "square": 15 },
            { "place": 4, "square": 16 },
        ],
        "lastMove": "1o",
        "lastSquare": 13,
        "outcome": null,
    });
    check("t1.4.3wg: 1o 1x", 1, expected);

    let expected = json!({
        "variant": "classic",
        "index": 6,
        "length": 6,
        "rules": rules(3, 3, "m"),
        "turn": null,
        "squares": ["x", "x", "o", null, "x", "o", null, null, "o"],
        "targets": [],
        "lastMove": "9",
        "lastSquare": 9,
        "outcome": {
            "winner": "first",
            "lines": [{ "mark": "o", "squares": [3, 6, 9] }],
            "points": { "first": 1.0, "second": 0.0 },
        },
    });
    check("t1.3.m: 1 3 2 6 5 9", 0, expected);
}
