//! The example programs, run as programs: what they print and how they refuse.

use std::env;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The folder of the built examples. `cargo test` builds them as programs only when it is asked for everything, so
/// they are built here; in the profile of the tests little is left to do.
fn programs() -> &'static PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let test = env::current_exe().expect("a path");
        let target = test.ancestors().nth(3).expect("a target folder, a profile and its deps");
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.args(["build", "--quiet", "--offline", "--examples", "--profile", "test"]);
        build.args(["--manifest-path", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")]);
        assert!(build.arg("--target-dir").arg(target).status().expect("cargo starts").success());
        target.join("debug").join("examples")
    })
}

/// What a program prints and complains about, and whether it succeeds.
fn run(name: &str, arguments: &[&str], input: &str) -> (String, String, bool) {
    let mut command = Command::new(programs().join(format!("{name}{}", env::consts::EXE_SUFFIX)));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    child.stdin.take().expect("an input").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("plain text");
    (text(output.stdout), text(output.stderr), output.status.success())
}

#[test]
fn perft() {
    let check = |game: &str, depth: &str, printed: &str| {
        assert_eq!(run("perft", &[game, depth], ""), (printed.into(), String::new(), true));
    };
    check("quantum", "0", "0 1\n");
    check("quantum", "4", "0 1\n1 36\n2 1296\n3 45432\n4 1531656\n");
    check("quantum:q1", "1", "0 1\n1 36\n");
    check("classic", "3", "0 1\n1 9\n2 72\n3 504\n");
    check("classic:t1.3.g", "9", "0 1\n1 3\n2 9\n3 27\n4 78\n5 210\n6 456\n7 890\n8 982\n9 622\n");
    check("classic:t1.4.g", "3", "0 1\n1 4\n2 16\n3 64\n");
}

#[test]
fn perft_refuses() {
    let check = |arguments: &[&str], complaint: &str| {
        assert_eq!(run("perft", arguments, ""), (String::new(), format!("{complaint}\n"), false));
    };
    check(&[], "usage: perft GAME DEPTH, as in: perft quantum 6");
    check(&["quantum"], "usage: perft GAME DEPTH, as in: perft quantum 6");
    check(&["chess", "3"], "chess: there is no such game");
    check(&["classic:t1.4.5", "3"], "classic:t1.4.5: a line has at least 3 and at most 4 squares on a board of side 4");
    check(&["quantum", "six"], "six: invalid digit found in string");
    check(&["quantum", "-1"], "-1: invalid digit found in string");
}

#[test]
fn replay() {
    let cases = [
        ("", "---------", "play x"),
        ("q1", "---------", "play x"),
        ("12", "---------", "play o"),
        ("12 25 15", "---------", "measure o 1 5"),
        ("q1-12-25-15c1", "31--2----", "play o"),
        ("12 12", "---------", "measure x 1 2"),
        ("36 89 12 48 69 23 78 89 c8", "3614-5782", "last x"),
        ("36 89 12 48 69 23 78 89 c8 5", "361495782", "over x 1 0"),
        ("15 35 45 56 57 59 15 c5", "1-23745-6", "over x 1 0.5"),
        ("15 35 45 56 57 59 15 c1", "7-23145-6", "over o 0.5 1"),
        ("45 17 46 23 37 78 36 59 46 c6", "247319568", "over x 1.5 0"),
        ("12 23 36 69 89 78 47 45 15 c5", "123894765", "over x 2 0"),
        ("12 12 c1 45 45 c5 69 69 c6 78 38 37 c3", "219346785", "over - 0 0"),
        ("X1+(1,2); O2+(1,2); X2@X1(1)!X1(1)!O2(2);", "12-------", "play x"),
        ("t1.3.w-5x-6o", "----xo---", "play first"),
        ("t1.3: 5", "----x----", "play second"),
        ("t1.3-1-4-2-5-3", "xxxoo----", "over first 1 0"),
        ("t1.3.m-1-4-2-5-3", "xxxoo----", "over second 0 1"),
        ("t1.3-1-2-3-5-4-6-8-7-9", "xoxxoooxx", "over - 0 0"),
        ("t1.3-1-4-2-5-3-6", "xxxoo----", "error move 6: the game is over"),
        ("q1-12-12c1-13", "21-------", "error move 4: square 1 is classical"),
        ("51", "---------", "error move 1: a record writes the lower square first"),
        ("12\t25", "---------", "error move 1: this is not a move"),
        ("t1.3-5-5", "----x----", "error move 2: square 5 already has a mark"),
    ];
    let input: String = cases.iter().map(|(record, ..)| format!("{record}\n")).collect();
    let (printed, complaints, succeeded) = run("replay", &[], &input);
    let lines: Vec<&str> = printed.lines().collect();
    for ((record, board, state), line) in cases.iter().zip(&lines) {
        assert_eq!(*line, format!("{record}\t{board}\t{state}"));
    }
    assert_eq!((lines.len(), complaints.as_str(), succeeded), (cases.len(), "", true));
}

#[test]
fn openings() {
    let (printed, complaints, succeeded) = run("openings", &[], "");
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!((lines.len(), complaints.as_str(), succeeded), (10, "", true), "{printed}");
    assert_eq!(lines[3], "| 13 17 39 79 | 0 | – | 1 of 36: 25 | 0 | – | 1 of 36: 25 |");
    assert_eq!(lines[6], "| 19 37 | 1 | 12 | 36 of 36: all | 0.5 | 10 | 9 of 36: 13 15 17 35 37 39 57 59 79 |");
    let strength = include_str!("../../docs/strength.md");
    assert!(strength.contains(&printed), "docs/strength.md has the table that the program prints");
}

#[test]
fn cross_table() {
    let (printed, complaints, succeeded) = run("cross_table", &["classic", "2"], "");
    assert_eq!((printed.lines().count(), complaints.as_str(), succeeded), (7, "", true), "{printed}");
    let head =
        "| % of the points against | random | beginner | casual | strong | perfect |\n|---|--:|--:|--:|--:|--:|\n";
    assert!(printed.starts_with(head), "{printed}");
    let check = |arguments: &[&str], complaint: &str| {
        assert_eq!(run("cross_table", arguments, ""), (String::new(), format!("{complaint}\n"), false));
    };
    check(&["chess"], "chess: there is no such game");
    check(&["quantum", "many"], "many: invalid digit found in string");
    check(&["quantum", "0"], "a pair of levels plays at least one game");
    check(&["quantum", "1", "2"], "usage: cross_table [GAME [GAMES]], as in: cross_table quantum 400");
}

/// The documented cross table keeps its promise: in order, and two thirds of the points against the level below.
#[test]
fn the_documented_levels_are_in_order() {
    let strength = include_str!("../../docs/strength.md");
    let levels = ["random", "beginner", "casual", "strong", "perfect"];
    let table = strength.split("points against | random").nth(1).expect("a cross table");
    let row = |name: &str| {
        let line = table.lines().find(|line| line.starts_with(&format!("| {name} |"))).expect(name);
        let cells: Vec<Option<f64>> = line.split('|').skip(2).map(|cell| cell.trim().parse().ok()).collect();
        cells
    };
    for (upper, name) in levels.iter().enumerate() {
        for (lower, share) in row(name).into_iter().take(upper).enumerate() {
            let (share, below) = (share.expect(name), levels[lower]);
            let least = if lower + 1 == upper { 65.0 } else { 50.0 };
            assert!(share > least, "{name} makes {share} % against {below}");
        }
    }
}

/// The guide's game is short, and has all that a game of the crate has.
#[test]
fn nim() {
    let source = include_str!("../../examples/nim.rs");
    let game =
        source.split("// The game begins here.\n").nth(1).and_then(|rest| rest.split("// The game ends here.").next());
    assert!(game.expect("the game").lines().count() <= 70);
    let printed = "n1.21: 3 has 81 lines of four moves
it is worth -1 to the first side, and the best answer is 2
";
    let (out, complaints, succeeded) = run("nim", &[], "");
    assert!(out.starts_with(printed), "{out}");
    assert_eq!((complaints.as_str(), succeeded), ("", true));
    let last = out.lines().last().expect("a line");
    let sticks: u32 = last.strip_prefix("n1.21-").expect(last).split('-').map(|m| m.parse::<u32>().expect(last)).sum();
    assert_eq!(sticks, 21, "{last} is a whole game");
    for level in ["beginner", "casual", "strong", "expert"] {
        assert!(out.contains(&format!("\n{level} takes ")), "{out}");
    }
}
