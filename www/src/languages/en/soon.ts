/** English for what is said once a game is under way. */
import type { Reason } from "../../engine/engine";
import type { Square } from "../../games/quantum/types";
import { lower, upper } from "../grammar";
import type { Ending, LineName, List, Merit, Point, PointWords, SoonWords, WhyWords } from "../words";
import { and, byPoints as by, moveOf, or } from "./phrases";

const why: WhyWords = {
  line: (line, marks) => `${line.side} has the ${lineOf(line)}: ${and(marks)}.`,
  number: (line, numbers) =>
    `A line is complete with its highest number. Of ${and(numbers)} that is ${line.completedAt}, so the ` +
    `${lineOf(line)} was complete at move ${line.completedAt}.`,
  only: (winner, loser) => `${loser} has no line, so ${winner} wins.`,
  earlier: (first, second) =>
    `${first.completedAt} is lower than ${second.completedAt}: ${first.side}'s line was there first, ` +
    `so ${first.side} wins.`,
  double: (first, second) =>
    first.completedAt === second.completedAt
      ? `Both lines are ${first.side}'s, and move ${first.completedAt} completed them together. It is one win.`
      : `Both lines are ${first.side}'s, complete at moves ${first.completedAt} and ${second.completedAt}. ` +
        "It is one win.",
  full: "All nine squares are classical, so no move is left.",
  noLine: "No row, column or diagonal belongs to one player: a draw.",
  points: (x, xPoints, o, oPoints) => `Points: ${x} ${xPoints}, ${o} ${oPoints}.`,
};

const history: PointWords = {
  told: (point) => `Looking back: ${pointOf(point)}.`,
  back: (point) => `Looking back: ${pointOf(point)}`,
  inGame: "Back in the game.",
  beforeFirst: "No move has been made yet.",
  place: (point, index, present) => `${upper(pointOf(point))} · step ${index} of ${present}`,
  value: (index, present, what) => `${index} of ${present}: ${what}`,
  drops: (collapse, moves) => `This drops ${and(dropped(collapse, moves))}: play anyway?`,
};

export const soon = {
  chose(it, mark, square, reason, draw) {
    const said = because(reason, draw);
    return `${it} chose ${mark} on ${square}${said === "" ? "" : `: ${said}`}.`;
  },
  found: (move, merit) => `Hint: ${moveOf(move)}. ${upper(meritOf(merit))}.`,
  whole: (ending) => `${headline(ending)} ${reason(ending.lines)}`,
  refusal,
  broken: (number, move, code, squares) =>
    `Move ${number}${move === "" ? "" : `, “${move}”,`} can't be played: ${lower(refusal(code, squares, []))}`,
  why,
  history,
  explain: {
    title: (step, of) => `Collapse, step ${step} of ${of}`,
    chosen: (side, mark, square) => `${side} chose: ${mark} takes square ${square}.`,
    pushed: (mark, square, moved) =>
      `${mark} took square ${square}, so ${and(moved.map((other) => `${other.mark} must go to ${other.square}`))}.`,
  },
  answer: {
    noMove: "No move has been made.",
    noCycle: "No cycle is open.",
    noGroups: "Nothing is entangled.",
    cycleIs: (squares, marks) => `The cycle runs through squares ${and(squares)}, by ${and(marks)}.`,
    group: (number, marks, squares) => `Group ${number}: ${and(marks)} in squares ${and(squares)}.`,
  },
} satisfies SoonWords;

const lineOf = ({ kind, squares }: LineName): string => `${kind} ${squares.join("-")}`;
const completed = (line: LineName): string => `move ${line.completedAt} (${line.marks.join(", ")})`;

function dropped(collapse: string | null, moves: readonly [number, number] | null): string[] {
  const [from, to] = moves ?? [0, 0];
  const numbers = moves === null ? [] : [from === to ? `move ${from}` : `moves ${from} to ${to}`];
  return [...(collapse === null ? [] : [`the collapse of ${collapse}`]), ...numbers];
}

function refusal(code: string, squares: readonly Square[], marks: List): string {
  const [square] = squares;
  switch (code) {
    case "classical-square":
      if (square === undefined) return "One of the squares is classical already.";
      return `Square ${square} is classical${marks[0] ? `: ${marks[0]} is settled there. Pick another` : ""}.`;
    case "same-square":
      return "A pair needs two different squares.";
    case "collapse-due":
      return squares.length === 0
        ? "A cycle is open and has to collapse first."
        : `The cycle has to collapse first: choose square ${or(squares)}.`;
    case "not-on-newest-move":
      return "The newest move can settle only on one of its own two squares.";
    case "no-cycle":
      return "There is no cycle to collapse: a move takes two squares.";
    case "last-square-due":
      return "Only one square is left, and it takes a single mark.";
    case "pair-due":
      return "A move takes two squares, such as 15.";
    case "away":
      return "The other side plays elsewhere: send the link, and open the one that comes back.";
    case "locked":
      return "This board is only for looking at.";
    case "game-over":
      return "The game is over.";
    case "not-a-move":
    case "empty-move":
      return "That is not a move: a move is two squares, such as 15.";
    case "too-long":
      return "That is far too long for a game.";
    case "not-canonical":
      return "A link writes each move in one way only, the lower square first; this is another.";
    default:
      return "That can't be played here.";
  }
}

function pointOf(point: Point): string {
  switch (point.kind) {
    case "start":
      return "the start";
    case "mark":
      return `after ${point.mark}`;
    case "collapse":
      return `the collapse of ${point.mark}`;
    case "move":
      return `after move ${point.number}`;
  }
}

function headline({ winner, points: worth }: Ending): string {
  if (winner === null) return worth ? "A draw, no points:" : "A draw:";
  if (!worth) return `${winner} wins:`;
  const unit = worth.winner === "1" || worth.winner === "½" ? "point" : "points";
  return `${winner} wins: ${worth.winner} ${unit}, ${worth.loser} ${worth.other}.`;
}

function reason([first, second]: readonly LineName[]): string {
  if (!first) return "the board is full and nobody has three in a row.";
  const begun = `${first.side}'s ${lineOf(first)}`;
  if (!second) return `${begun} was complete at ${completed(first)}.`;
  if (first.side !== second.side) {
    return (
      `${begun} was complete at ${completed(first)}, ${second.side}'s ${lineOf(second)} at ${completed(second)}. ` +
      "The lower number counts first."
    );
  }
  return first.completedAt === second.completedAt
    ? `${begun} (${first.marks.join(", ")}) and ${lineOf(second)} (${second.marks.join(", ")}) were both complete ` +
        `at move ${first.completedAt}.`
    : `${begun} was complete at ${completed(first)}, and ${lineOf(second)} at ${completed(second)}.`;
}

function meritOf({ merit, points, chooser }: Merit): string {
  const good = goodness(merit, points);
  return chooser === null ? good : `${good}, whatever ${chooser} chooses`;
}

function goodness(merit: Merit["merit"], points: string | null): string {
  switch (merit.kind) {
    case "single":
      return "the only move there is";
    case "wins":
      if (points === null) {
        if (merit.now) return "it wins at once";
        if (merit.only) return "the only one that wins";
        return merit.all ? "every way wins, this one as soon as any" : "it wins";
      }
      if (merit.now) return `it wins at once, by ${by(points)}`;
      if (merit.only) return `the only one that wins, by ${by(points)}`;
      return merit.all
        ? `every way wins by ${by(points)}, this one as soon as any`
        : `it wins by ${by(points)}`;
    case "most":
      return points === null
        ? "the only one that wins"
        : `the only one that wins by as much as ${by(points)}`;
    case "draws":
      if (merit.only) return "the only one that holds the draw";
      return merit.all ? "every way draws" : "it holds the draw";
    case "loses":
      if (points === null) return "every way loses; this one takes longest";
      if (merit.only) return `every way loses, this one least: by ${by(points)}`;
      return `every way loses by ${by(points)}${merit.all ? "" : " or more"}; this one takes longest`;
  }
}

function because(reason: Reason, draw: boolean): string {
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
}
