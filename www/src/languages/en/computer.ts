/** English for the computer as a player and adviser. */

import { lower } from "../grammar";
import type { Words } from "../words";

export const levels: Words["opponent"]["level"] = {
  random: "Random",
  beginner: "Beginner",
  casual: "Casual",
  strong: "Strong",
  perfect: "Perfect",
  expert: "Expert",
};

export const opponent: Words["opponent"] = {
  against: "Against",
  person: "Another person",
  computer: "Computer",
  level: levels,
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
  seated(players, level) {
    if (players === "both") return "Two people play.";
    const it = `The computer (${lower(levels[level])}) plays`;
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
};
