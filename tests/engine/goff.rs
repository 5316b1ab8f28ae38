//! Games as Allan Goff writes them: read where they are consistent, refused where they contradict the rules or themselves.

use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::quantum::{Move, Ply, Quantum, read_goff};
use quantum_tictactoe::record::{Record, RecordErrorKind};
use quantum_tictactoe::side::Side;
use quantum_tictactoe::variant::AnyRecord;

/// A game up to the last square, the fifth.
const TO_THE_LAST: &str = "X1+(3,6); O2+(8,9); X3+(1,2); O4+(4,8); X5+(6,9); O6+(2,3); X7+(7,8); O8+(8,9); X8@O8(8); ";
const THREE: &str = "X1+(1,2); O2+(2,3); X3+(3,1); ";

#[test]
fn consistent() {
    let three = |rest: &str| format!("{THREE}{rest}");
    let last = |rest: &str| format!("{TO_THE_LAST}{rest}");
    let cases = [
        // As published, with squares and score in brackets and the whole collapse.
        (three("[132|5]O3@X1(1)!X1(1)!O2(2)!X3(3);"), "12 23 13 c3"),
        ("X1+(1,2); O2+(2,3); X3+(3,1)[132|5]; O3@X1(1)!X1(1)!O2(2)!X3(3);".into(), "12 23 13 c3"),
        (three("O3@X1(1)!X3(3)!O2(2)!X1(1);"), "12 23 13 c3"),
        (three("O3@X1(1)!X1(1)!O2(2)!X3(3); {X=1,O=0.5}"), "12 23 13 c3"),
        (three("O3@X1(1)!X1(1)!O2(2)!X3(3){X=1,O=0.5};"), "12 23 13 c3"),
        // Without the list, any mark of the cycle tells the outcome.
        (three("O3@X1(1);"), "12 23 13 c3"),
        (three("O3@X1(2);"), "12 23 13 c1"),
        (three("O3@O2(2);"), "12 23 13 c3"),
        (three("O3@O2(3)"), "12 23 13 c1"),
        (three("O3@X3(3)"), "12 23 13 c3"),
        (three("O3@X3(1)"), "12 23 13 c1"),
        // Blanks, empty statements and a missing last semicolon do no harm.
        ("X1+(1,2);O2+(2,3)".into(), "12 23"),
        ("X1 + ( 1 , 2 ) ;\n\tO2+(3, 2);\r\n".into(), "12 23"),
        ("X1+(1,2);;".into(), "12"),
        ("X1+(2,1);".into(), "12"),
        ("X1+(1,2)[?!@+];".into(), "12"),
        // A cycle of two, and a stem that collapses with it.
        ("X1+(1,2); O2+(1,2); X2@X1(1)!X1(1)!O2(2);".into(), "12 12 c2"),
        ("X1+(1,2); O2+(2,5); X3+(1,2); O3@X1(1)!X1(1)!X3(2)!O2(5);".into(), "12 25 12 c2"),
        // The last square, with or without its collapse on itself.
        (last("X9+(5,5); O9@X9(5)!X9(5);"), "36 89 12 48 69 23 78 89 c8 5"),
        (last("X9+(5,5); O9@X9(5);"), "36 89 12 48 69 23 78 89 c8 5"),
        (last("X9+(5,5)"), "36 89 12 48 69 23 78 89 c8 5"),
    ];
    for (goff, text) in cases {
        assert_eq!(goff.parse::<AnyRecord>().map(|record| record.text()).as_deref(), Ok(text), "{goff}");
    }
}

#[test]
fn refused() {
    let three = |rest: &str| format!("{THREE}{rest}");
    let last = |rest: &str| format!("{TO_THE_LAST}{rest}");
    let at_three = THREE.len();
    let to_the_last = "q1-36-89-12-48-69-23-78-89c8";
    let cases = [
        // Contradictions: between choice and list, an incomplete or doubled list, a choice that nothing gives.
        (three("O3@X1(1)!X1(2)!O2(3)!X3(1);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O3@X1(1)!X1(1)!O2(2)!X3(1);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O3@X1(1)!X1(1)!O2(2);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O3@X1(1)!X1(1);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O3@X1(1)!X1(1)!X1(1)!O2(2);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O3@X1(1)!X1(1)!O2(2)!X3(3)!O4(4);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O3@X1(9);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("X3@X1(1);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O2@X1(1);"), "contradiction", 3, at_three, "q1-12-23-13"),
        (three("O3@X5(1);"), "contradiction", 3, at_three, "q1-12-23-13"),
        ("X1+(1,2); O2+(2,5); X3+(1,2); O3@O2(5);".into(), "contradiction", 3, 30, "q1-12-25-12"),
        ("X3+(1,2);".into(), "contradiction", 0, 0, "q1"),
        ("X1+(1,2); X3+(1,2);".into(), "contradiction", 1, 10, "q1-12"),
        // Labels whose mark and number disagree, and other text.
        ("X2+(1,2);".into(), "not-a-move", 0, 0, "q1"),
        ("X1+(1,2); X2+(1,2);".into(), "not-a-move", 1, 10, "q1-12"),
        ("X1+(1,2); O1+(1,2);".into(), "not-a-move", 1, 10, "q1-12"),
        ("X1+(1,2); O2+(1;2);".into(), "not-a-move", 1, 10, "q1-12"),
        ("X1+(1,2); O2+(1,2".into(), "not-a-move", 1, 10, "q1-12"),
        ("X1+(1,2); O2+(0,2);".into(), "not-a-move", 1, 10, "q1-12"),
        ("X1+(1,2); O2+(1,10);".into(), "not-a-move", 1, 10, "q1-12"),
        ("X1+(1,2); O2+(1,é);".into(), "not-a-move", 1, 10, "q1-12"),
        ("X1+(1,2) O2+(2,3);".into(), "not-a-move", 0, 0, "q1"),
        ("X1+(1,2)[;".into(), "not-a-move", 0, 0, "q1"),
        ("X".into(), "not-a-move", 0, 0, "q1"),
        ("X@".into(), "not-a-move", 0, 0, "q1"),
        ("X1+(1,2); 25".into(), "not-a-move", 1, 10, "q1-12"),
        (three("O3@X1(1)!;"), "not-a-move", 3, at_three, "q1-12-23-13"),
        (three("O3@;"), "not-a-move", 3, at_three, "q1-12-23-13"),
        (three("O3@O1(1);"), "not-a-move", 3, at_three, "q1-12-23-13"),
        // Illegal moves.
        ("X1+(1,1);".into(), "same-square", 0, 0, "q1"),
        (three("O4+(5,6);"), "collapse-due", 3, at_three, "q1-12-23-13"),
        ("X1+(1,2); X1@X1(1);".into(), "contradiction", 1, 10, "q1-12"),
        ("X1+(1,2); O1@X1(1);".into(), "no-cycle", 1, 10, "q1-12"),
        ("X1@X1(1);".into(), "no-cycle", 0, 0, "q1"),
        (three("O3@X1(1); O4+(1,5);"), "classical-square", 4, at_three + 10, "q1-12-23-13c3"),
        (three("O3@X1(1); O3@X1(1);"), "no-cycle", 4, at_three + 10, "q1-12-23-13c3"),
        (three("O3@X3(1); O3@X3(1);"), "no-cycle", 4, at_three + 10, "q1-12-23-13c1"),
        // The last square.
        (last("X9+(5,6);"), "last-square-due", 9, TO_THE_LAST.len(), to_the_last),
        (last("X9+(6,6);"), "classical-square", 9, TO_THE_LAST.len(), to_the_last),
        (last("X9+(5,5); O9@X9(4);"), "no-cycle", 10, TO_THE_LAST.len() + 10, "q1-36-89-12-48-69-23-78-89c8-5"),
        (last("X9+(5,5); O9@X1(3);"), "no-cycle", 10, TO_THE_LAST.len() + 10, "q1-36-89-12-48-69-23-78-89c8-5"),
        (last("X9+(5,5); O9@X9(5)!X1(3);"), "no-cycle", 10, TO_THE_LAST.len() + 10, "q1-36-89-12-48-69-23-78-89c8-5"),
        (last("X9+(5,5); X9+(5,5);"), "game-over", 10, TO_THE_LAST.len() + 10, "q1-36-89-12-48-69-23-78-89c8-5"),
        // The place is counted in characters, whatever stands in brackets.
        ("X1+(1,2)[é🎲]; O2+(2,2);".into(), "same-square", 1, 14, "q1-12"),
    ];
    for (goff, code, index, at, legal_prefix) in cases {
        let error = goff.parse::<AnyRecord>().expect_err(&goff);
        let expected = (code, index, at, legal_prefix);
        assert_eq!((error.code(), error.index, error.at, error.legal_prefix.as_str()), expected, "{goff}: {error}");
        assert!(matches!(error.kind, RecordErrorKind::Illegal(_)));
        assert!(legal_prefix.parse::<AnyRecord>().is_ok());
    }
}

/// Every game can be written in this notation, with the whole collapse or one mark of the cycle, and is read back.
#[test]
fn random_games() {
    let mut random = Random::new(5);
    for _ in 0..5_000 {
        let mut record = Record::<Quantum>::default();
        while let Some(m) = {
            let count = record.position().legal_move_count().max(1) as u32;
            record.position().nth_legal_move(random.below(count) as usize)
        } {
            record.play(m).expect("legal");
        }
        let goff = written(&record, &mut random);
        assert_eq!(read_goff(&goff).as_deref(), Ok(record.moves()), "{goff}");
        assert_eq!(goff.parse(), Ok(AnyRecord::Quantum(record)), "{goff}");
    }
}

fn written(record: &Record<Quantum>, random: &mut Random) -> String {
    let mut position = Quantum::new();
    let mut goff = String::new();
    for m in record.moves() {
        let numbered = Ply::new(position.ply_count() + 1).map(label).unwrap_or_default();
        goff.push_str(&match m {
            Move::Spooky(pair) => format!("{numbered}+({},{}); ", pair.high(), pair.low()),
            Move::Classical(square) => format!("{numbered}+({square},{square}); O9@X9({square})!X9({square});"),
            Move::Measure(square) => {
                let collapse = position.collapse(*square).expect("a choice");
                let cycle = position.cycle().expect("a cycle");
                let marks: Vec<String> =
                    collapse.steps().iter().map(|step| format!("{}({})", label(step.ply), step.square)).collect();
                let on_cycle: Vec<&String> = marks
                    .iter()
                    .zip(collapse.steps())
                    .filter(|(_, step)| cycle.plies.contains(&step.ply))
                    .map(|(mark, _)| mark)
                    .collect();
                let named = on_cycle[random.below(on_cycle.len() as u32) as usize];
                let chooser = if position.side_to_act() == Side::First { "X" } else { "O" };
                let list = if random.below(2) == 0 { String::new() } else { format!("!{}", marks.join("!")) };
                format!("{chooser}{}@{named}{list};", position.ply_count())
            }
        });
        position = position.play(*m).expect("legal");
    }
    goff
}

fn label(ply: Ply) -> String {
    format!("{}{ply}", if ply.side() == Side::First { "X" } else { "O" })
}
