/** English for the computer as a player and adviser. */
import type { Words } from "../words";

/** How far somebody is ahead at the end. */
const by = (points: string): string =>
  points === "½" ? "half a point" : points === "1" ? "1 point" : `${points} points`;

export const opponent: Words["opponent"] = {
  against: "Against",
  person: "Another person",
  computer: "Computer",
  level: {
    random: "Random",
    beginner: "Beginner",
    casual: "Casual",
    strong: "Strong",
    perfect: "Perfect",
  },
  side: "You play",
  as: "as",
  watch: "Watch",
  pause: "Pause",
  goOn: "Go on",
  step: "One step",
  you: (side) => `You (${side})`,
  it: (side) => `${side} (computer)`,
  thinking: (it) => `${it} is thinking…`,
  waits: (it) => `${it} is to move`,
  yourTurn: "Your turn.",
  yourChoice: "You choose.",
  youWin: "You win",
  itWins: "The computer wins",
  chose: (it, mark, square, reason) =>
    `${it} chose ${mark} on ${square}${reason === "" ? "" : `: ${reason}`}.`,
  reason: (reason, draw) => {
    switch (reason) {
      case "wins-now":
        return "it wins at once";
      case "wins":
        return "it wins, whatever comes";
      case "only-winning":
        return "the only choice that wins";
      case "only-holding":
        return `the only choice that ${draw ? "holds the draw" : "saves half a point"}`;
      case "prevents":
        return "the other choice loses at once";
      case "holds":
        return "it holds the draw";
      case "least-loss":
        return "both lose, and this one is no worse";
      case "only-move":
        return "";
      case "guess":
        return "more a guess than a plan";
    }
  },
  seated: (players, level) => {
    if (players === "both") return "Two people play.";
    const it = `The computer (${level.toLowerCase()}) plays`;
    return players === "none"
      ? `${it} both sides.`
      : `${it} ${players === "x" ? "O" : "X"}, you play ${players === "x" ? "X" : "O"}.`;
  },
  paused: "Paused.",
  goesOn: "It goes on.",
  notYourTurn: (it) => `${it} has the move now.`,
  watching: "The computer plays both sides. To play yourself, choose X or O.",
  failed: "The computer player could not be loaded. Two people can go on.",
};

export const hint: Words["hint"] = {
  ask: "Hint",
  none: "No hint can be worked out now.",
  squares: (squares) =>
    squares.length > 1 ? `squares ${squares.join(" and ")}` : `square ${squares.join()}`,
  found: (move, merit) => `Hint: ${move}. ${merit[0]?.toUpperCase()}${merit.slice(1)}.`,
  merit: {
    single: "the only move there is",
    winsNow: (points) => `it wins at once, by ${by(points)}`,
    wins: (points, only, all) =>
      only
        ? `the only one that wins, by ${by(points)}`
        : all
          ? `every way wins by ${by(points)}, this one as soon as any`
          : `it wins by ${by(points)}`,
    most: (points) => `the only one that wins by as much as ${by(points)}`,
    draws: (only, all, other) => {
      if (only) return "the only one that holds the draw";
      const much = all ? "every way draws" : "it holds the draw";
      return other === null
        ? much
        : `${much}${all ? "; this one" : " and"} leaves ${other} the fewest good answers in proportion`;
    },
    loses: (points, only, all) =>
      only
        ? `every way loses, this one least: by ${by(points)}`
        : `every way loses by ${by(points)}${all ? "" : " or more"}; this one takes longest`,
    closing: (other) => `whatever ${other} chooses`,
  },
};
