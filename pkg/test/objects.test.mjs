// Objects of the engine are never used after their `free`, nor freed twice, whatever stands between, and no error of
// JavaScript leaves the engine with less of its stack.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import init, { Analyzer, Match, Opponent } from "quantum-tictactoe";

const { memory, __stack_pointer: stack } = await init();

/** More than the engine's stack could hold if each use left something on it. */
const THOUSANDS = 40_000;

const kinds = [
  ["Match", () => Match.fromRecord("12 25"), (match) => match.view()],
  ["Analyzer", () => new Analyzer(), (analyzer) => analyzer.start("12")],
  ["Opponent", () => new Opponent({ level: "random", seed: 1 }), (opponent) => opponent.step(1)],
];

for (const [kind, make, use] of kinds) {
  const freed = { name: "TypeError", message: `this ${kind} has been freed` };

  test(`${kind}: use after free and a second free are a TypeError, thousands of times`, () => {
    const object = make();
    object.free();
    for (let turn = 0; turn < THOUSANDS; turn += 1) {
      assert.throws(() => use(object), freed);
      assert.throws(() => object.free(), freed);
    }
    use(make());
  });

  test(`${kind}: through a proxy it can be used, and is freed once`, () => {
    const object = make();
    const proxy = new Proxy(object, {});
    use(proxy);
    proxy.free();
    for (const either of [object, proxy]) {
      assert.throws(() => use(either), freed);
      assert.throws(() => either.free(), freed);
    }
  });

  test(`${kind}: an object that inherits from another one shares its fate`, () => {
    const object = make();
    const heir = Object.create(object);
    use(heir);
    object.free();
    assert.throws(() => use(heir), freed);
    assert.throws(() => heir.free(), freed);
  });

  test(`${kind}: a copy, or what else is none, is told so`, () => {
    const object = make();
    const { prototype } = Object.getPrototypeOf(object).constructor;
    const copy = Object.assign(Object.create(prototype), object);
    const others = [copy, { ...object }, structuredClone(object), {}, null, undefined, 7, "12"];
    const methods = Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
    for (const other of others) {
      for (const method of methods) {
        assert.throws(() => prototype[method].call(other, "12"), {
          name: "TypeError",
          message: `this is no ${kind}`,
        });
      }
    }
    use(object);
    object.free();
  });

  test(`${kind}: one kind is not taken for another`, () => {
    const object = make();
    for (const [other, , useOther] of kinds) {
      if (other === kind) continue;
      const methods = { Match: Match.prototype, Analyzer: Analyzer.prototype, Opponent: Opponent.prototype };
      const disguised = Object.create(methods[other], Object.getOwnPropertyDescriptors(object));
      assert.throws(() => useOther(disguised), { name: "TypeError", message: `this is no ${other}` });
    }
    object.free();
  });

  test(`${kind}: freed by name, [Symbol.dispose] does nothing more`, () => {
    const object = make();
    object[Symbol.dispose]();
    object[Symbol.dispose]();
    assert.throws(() => use(object), freed);
  });

  test(`${kind}: the place of a freed one is another's, and the freed one does not reach it`, () => {
    const first = make();
    first.free();
    const second = make();
    assert.throws(() => first.free(), freed);
    assert.throws(() => use(first), freed);
    use(second);
    second.free();
  });
}

test("frozen objects can be used and freed", () => {
  const match = Object.freeze(new Match());
  match.play("12");
  assert.equal(match.record(), "q1-12");
  match.free();
});

test("options that throw leave the engine as it is, thousands of times", () => {
  const thrown = new RangeError("no");
  const refuse = () => {
    throw thrown;
  };
  const traps = ["ownKeys", "get", "getPrototypeOf", "getOwnPropertyDescriptor"];
  const hostile = traps.map(
    (trap) => new Proxy({ n: 4, level: "random", objective: "win" }, { [trap]: refuse }),
  );
  for (let turn = 0; turn < THOUSANDS / 10; turn += 1) {
    for (const options of hostile) {
      assert.throws(() => new Match("classic", options), thrown);
      assert.throws(() => new Analyzer(options), thrown);
      assert.throws(() => new Opponent(options), thrown);
    }
  }
  assert.equal(new Match().legalMoves().length, 36);
  assert.equal(new Analyzer().analyze("t1.3").value, 0);
});

test("an overflow of JavaScript's stack, thousands of times, leaves the engine as it is", () => {
  const match = Match.fromRecord("12 25 15");
  const before = stack.value;
  let overflows = 0;
  const deeper = () => {
    match.view();
    deeper();
  };
  while (overflows < 2000) {
    try {
      deeper();
    } catch (error) {
      // One that was cut short in the middle of its work may be lost, and says so.
      if (!/call stack/.test(error.message)) assert.match(error.message, /was cut short: make a new one$/);
      overflows += 1;
    }
  }
  assert.equal(stack.value, before);
  assert.equal(Match.fromRecord("12 25 15").view().choices.length, 2);
});

test("what is never freed is given back when nobody holds it", () => {
  const script = `
    import init, { Match } from "quantum-tictactoe";
    const { memory } = await init();
    const round = async () => {
      for (let made = 0; made < 2000; made += 1) Match.fromRecord("12 25 15 c5 34");
      gc();
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    for (let turn = 0; turn < 10; turn += 1) await round();
    const before = memory.buffer.byteLength;
    for (let turn = 0; turn < 60; turn += 1) await round();
    console.log(memory.buffer.byteLength - before);
  `;
  const flags = ["--expose-gc", "--input-type=module", "--eval", script];
  const cwd = new URL(".", import.meta.url);
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { cwd, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  assert.equal(stdout.trim(), "0");
});

test("with a frozen Error.prototype a refusal is what it always is", () => {
  const script = `
    import init, { Match } from "quantum-tictactoe";
    await init();
    Object.freeze(Error.prototype);
    const match = new Match();
    for (let turn = 0; turn < 5000; turn += 1) {
      try {
        match.play("11");
      } catch (error) {
        if (error.name !== "MoveError" || error.code !== "same-square") throw error;
      }
    }
    match.play("12");
    console.log(match.record());
  `;
  const cwd = new URL(".", import.meta.url);
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd,
    encoding: "utf8",
  });
  assert.equal(stdout.trim(), "q1-12", stderr);
});

test("names of unknown fields, however long or many, are not kept", () => {
  const before = memory.buffer.byteLength;
  const long = "n".repeat(20_000_000);
  const word = (index) => [...String(index)].map((digit) => "abcdefghij"[digit]).join("");
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [word(index), 1]));
  for (const options of [{ [long]: 1 }, many, { "n\n#": 1 }, { "": 1 }]) {
    for (const make of [(o) => new Match("classic", o), (o) => new Analyzer(o), (o) => new Opponent(o)]) {
      assert.throws(
        () => make(options),
        ({ name, message }) =>
          name === "TypeError" && message.length < 100 && message.startsWith("there is no field "),
      );
    }
  }
  assert.equal(memory.buffer.byteLength, before);
});
