// What a game does through the package, in Node and in a worker.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import init, { Match } from "quantum-tictactoe";

await init();

test("a game is played, taken back and played again", () => {
  const match = new Match();
  assert.equal(match.legalMoves().length, 36);
  match.play("12");
  match.play("5-2");
  const open = match.play("1 5");
  assert.deepEqual(open.turn, { side: "o", phase: "measure" });
  assert.deepEqual(open.components, [
    { id: 1, squares: [1, 2, 5], plies: [1, 2, 3], cycle: { squares: [1, 2, 5], plies: [1, 2, 3] } },
  ]);
  assert.deepEqual(
    open.choices.map((choice) => [choice.square, choice.move, choice.collapse]),
    [
      [
        1,
        "c1",
        [
          { ply: 3, square: 1, step: 0, pushedBy: null },
          { ply: 1, square: 2, step: 1, pushedBy: 3 },
          { ply: 2, square: 5, step: 2, pushedBy: 1 },
        ],
      ],
      [
        5,
        "c5",
        [
          { ply: 3, square: 5, step: 0, pushedBy: null },
          { ply: 2, square: 2, step: 1, pushedBy: 3 },
          { ply: 1, square: 1, step: 2, pushedBy: 2 },
        ],
      ],
    ],
  );
  const settled = match.collapse(5);
  assert.deepEqual(settled.lastCollapse, open.choices[1].collapse);
  assert.equal(settled.lastMove, "c5");
  assert.deepEqual(settled.turn, { side: "o", phase: "place" });
  assert.equal(match.record(), "q1-12-25-15c5");
  assert.equal(match.record(3), "q1-12-25-15");
  assert.equal(match.text(), "12 25 15 c5");
  assert.deepEqual(match.moves(), ["12", "25", "15", "c5"]);

  assert.deepEqual(match.undo(), { ...open, length: 4 });
  assert.deepEqual(match.redo(), settled);
  assert.deepEqual(match.redo(), settled, "at the end redo changes nothing");
  assert.equal(match.goTo(0).ply, 0);
  assert.equal(match.undo().index, 0, "at the start undo changes nothing");
  match.goTo(3);
  match.play("c1");
  assert.equal(match.record(), "q1-12-25-15c1", "what followed the cursor is dropped");
  match.free();
});

test("the end has a winner, lines and points, and no legal moves", () => {
  const match = Match.fromRecord("15 35 45 56 57 59 15 c5");
  const { outcome, turn } = match.view();
  assert.equal(turn, null);
  assert.deepEqual(match.legalMoves(), []);
  assert.deepEqual(outcome, {
    winner: "x",
    lines: [
      { side: "x", squares: [1, 4, 7], completedAt: 5 },
      { side: "o", squares: [3, 6, 9], completedAt: 6 },
    ],
    points: { x: 1, o: 0.5 },
  });
});

test("the last square is a move of its own", () => {
  const match = Match.fromRecord("36 89 12 48 69 23 78 89 c8");
  assert.deepEqual(match.view().turn, { side: "x", phase: "last" });
  assert.deepEqual(match.legalMoves(), ["5"]);
  assert.equal(match.play("55").outcome.winner, "x");
  assert.equal(match.record(), "q1-36-89-12-48-69-23-78-89c8-5");
});

test("the ensemble is every classical game still possible", () => {
  const match = Match.fromRecord("12 25");
  const numbers = match.ensemble().map((board) => board.map((mark) => mark?.ply ?? 0).join(""));
  assert.deepEqual(numbers, ["120000000", "100020000", "010020000"]);
  assert.deepEqual(match.ensemble()[0][0], { side: "x", ply: 1 });
});

test("classic games have rules and names of their own", () => {
  const match = new Match("classic", { n: 4, wild: true, gravity: true });
  assert.deepEqual(match.view().rules, { n: 4, k: 4, misere: false, wild: true, gravity: true });
  assert.equal(match.play("O1").lastSquare, 13);
  assert.equal(match.record(), "t1.4.wg-1o");
  assert.equal(match.text(), "t1.4.wg: 1o");
  assert.deepEqual(match.view().turn, { side: "second", phase: "place" });
  assert.equal(new Match("classic").legalMoves().length, 9);
});

test("records are read in every form", () => {
  const goff = "X1+(1,2); O2+(2,3); X3+(3,1)[132|5]; O3@X1(1)!X1(1)!O2(2)!X3(3);";
  assert.equal(Match.fromRecord(goff).record(), "q1-12-23-13c3");
  assert.equal(Match.fromRecord("12 23 13 c3").record(), "q1-12-23-13c3");
  assert.equal(Match.fromRecord("").record(), "q1");
  assert.equal(Match.fromRecord("t1.3: 5 1").record(), "t1.3-5-1");
});

test("a worker plays from the bytes or the module that it is given", async () => {
  const bytes = await readFile(new URL("../quantum_tictactoe_bg.wasm", import.meta.url));
  const source = `
    import { parentPort, workerData } from "node:worker_threads";
    import init, { Match } from ${JSON.stringify(new URL("../quantum_tictactoe.js", import.meta.url).href)};
    await init({ module_or_path: workerData });
    parentPort.postMessage(Match.fromRecord("12 25 15").view());
  `;
  for (const workerData of [bytes, await WebAssembly.compile(bytes)]) {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { workerData });
    const view = await new Promise((resolve, reject) =>
      worker.once("message", resolve).once("error", reject),
    );
    assert.deepEqual(view, Match.fromRecord("12 25 15").view());
  }
});

test("memory stays flat over many games", async () => {
  const { memory } = await init();
  const play = () => {
    const match = Match.fromRecord("12 25 15 c5 34");
    match.view();
    match.ensemble();
    match.free();
  };
  for (let game = 0; game < 500; game += 1) play();
  const before = memory.buffer.byteLength;
  for (let game = 0; game < 5000; game += 1) play();
  assert.equal(memory.buffer.byteLength, before);
});
