// The package with its small engine: the same names, for the rules, views and records of quantum tic-tac-toe.
//
// It refuses what only the full one has, with the code `full-engine`: another game (`RulesError`), its records and Goff's
// notation (`RecordError`), `Analyzer` and `Opponent` (`EngineError`). A game goes from one engine to the other as its
// record: `Match.fromRecord(match.record())`.
export * from "./index.js";
export { default } from "./index.js";
