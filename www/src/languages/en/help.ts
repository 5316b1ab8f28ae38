/** The page of help, in English: the whole rules, worked examples, history, and what the game is not. */

import type { ReadingPage } from "../page-blocks.ts";
import { honestSentences } from "./honest.ts";

export const help: ReadingPage = {
  title: "Rules and history",
  description:
    "Quantum tic-tac-toe: what changes against the ordinary game, worked examples to step through, history, and what the game does not say of nature.",
  lead: "Quantum tic-tac-toe is played on the board that everybody knows, with one change: a move takes two squares at once, and only a measurement decides between them.",
  noScript: "With JavaScript the boards are shown here.",
  blocks: [
    { kind: "heading", text: "The game", name: "play" },
    {
      kind: "text",
      text: "X and O take turns, and their moves are numbered from 1 to 9: X has the odd numbers, O the even ones. A move is a pair of small marks on two squares, drawn with a line between them. Such a move is *in superposition*: in the end it will stand on one of the two, but until then it is on both. Any number of such marks can share a square.",
    },
    {
      kind: "text",
      text: "Moves that share a square are *entangled*: where one settles matters to the other. When a new move joins two squares that were connected already, it closes a *cycle*, and the whole entangled group collapses: each of its moves takes one square and keeps it. Settled marks are large, and called classical. Three of them in a row win.",
    },
    {
      kind: "text",
      text: "[Play it](./), take the [lessons](./?lesson), solve the [puzzles](./?puzzle) or answer the [quiz](./?quiz). Teachers find a [plan and sheets to print](./teach.html).",
    },
    {
      kind: "example",
      title: "From the first move to a collapse",
      record: "q1-12-25-34-48-15c5-37",
      from: 1,
      text: "X5 closes the cycle 1, 2, 5, so O chooses, and then makes the next move. X3 and O4 are a group of their own and stay in superposition.",
    },
    { kind: "heading", text: "What changes against ordinary tic-tac-toe", name: "changes" },
    {
      kind: "table",
      caption: "Ordinary and quantum tic-tac-toe",
      head: ["", "Ordinary", "Quantum"],
      rows: [
        [
          "A turn",
          "One mark on one empty square.",
          "Two marks with the number of the move, on two different squares without a classical mark. The same two squares may be chosen again.",
        ],
        [
          "The collapse",
          "There is none: a mark stays where it is written.",
          "Each move of the group that holds the cycle settles on one of its two squares: those in the cycle, and those that hang from it. Other groups stay as they are.",
        ],
        [
          "Who decides",
          "Whoever moves decides about the own mark, and that is all.",
          "The player who did not close the cycle chooses on which of its two squares the newest move settles. All else follows. There are always two outcomes, and they always differ. Then the same player moves.",
        ],
        [
          "How to win",
          "Three marks in a row, column or diagonal.",
          "The same, with classical marks only. Small marks never count.",
        ],
        [
          "Lines for both",
          "Impossible: the first line ends the game.",
          "One collapse can complete lines for both. Each line counts as complete at its highest number, and the lower of these wins. They are never equal, because X has the odd numbers and O the even ones. Two lines of one player are one win.",
        ],
        [
          "The end",
          "A line, or a full board, which is a draw. At most nine marks.",
          "A line after a collapse or after the last mark, or nine classical marks without one, which is a draw. If a single square is left, X's ninth move is one classical mark there.",
        ],
        [
          "Board and options",
          "Three by three; here also four by four and five by five, misère, wild, and gravity.",
          "Always three by three, without options. Points can be counted beside the result.",
        ],
      ],
    },
    { kind: "heading", text: "Worked examples", name: "examples" },
    {
      kind: "example",
      title: "A cycle of two",
      record: "q1-12-12c1-35",
      from: 1,
      text: "Both moves are on squares 1 and 2: the shortest cycle. X chose that O2 takes 1, so X1 must go to 2.",
    },
    {
      kind: "example",
      title: "A stem",
      record: "q1-12-25-56-15c1",
      from: 3,
      text: "X3 is not in the cycle 1, 2, 5 but hangs from it at square 5. The cycle fills its own squares, so X3 goes to 6 whatever X chooses.",
    },
    {
      kind: "example",
      title: "Lines for both",
      record: "q1-15-35-45-56-57-59-15c5",
      from: 6,
      text: "X's column 1-4-7 is complete at move 5, O's column 3-6-9 at move 6. X wins, 1 point to ½. With the other choice X's line would need X7, and O would win.",
    },
    {
      kind: "example",
      title: "The last square",
      record: "q1-36-89-12-48-69-23-78-89c8-5",
      from: 8,
      text: "Eight marks are classical and only square 5 is free: X9 is one mark, and here it completes the diagonal 3-5-7.",
    },
    {
      kind: "example",
      title: "A draw",
      record: "q1-18-89-14-28-13-14c4-67-67c7-5",
      from: 8,
      text: "All nine squares are classical, and no row, column or diagonal belongs to one player.",
    },
    { kind: "heading", text: "Points", name: "points" },
    {
      kind: "text",
      text: "In Goff's paper games are scored: 1 point for a win, ½ for the loser who has a line too, 1½ for X with two lines complete at different numbers. Here the single winner is the result, and points can be shown beside it. Three things are choices of this project: 2 points for two lines complete at the same number, sides that change after each game of a match, and that the last mark and every collapse are moves that a player makes, never made by the program.",
    },
    { kind: "heading", text: "What is known", name: "known" },
    {
      kind: "list",
      items: [
        "With best play X wins, by half a point where points count. Of the 36 first moves only 1–9 and 3–7 win, all others draw.",
        "After 1–9 nine replies hold X to half a point: 13, 15, 17, 35, 37, 39, 57, 59 and 79. All others lose a whole point.",
        "There are 18,227,289,232,224 games by the marks that are placed, more than 18 trillion.",
        "No position stands for more than 27 ordinary games at once.",
      ],
    },
    { kind: "heading", text: "History", name: "history" },
    {
      kind: "text",
      text: "Allan Goff invented the game to teach quantum mechanics without its mathematics, and described it in *Quantum tic-tac-toe: A teaching metaphor for superposition in quantum mechanics*, American Journal of Physics 74(11), 962–973 (2006), [doi 10.1119/1.2213635](https://doi.org/10.1119/1.2213635). Takumi Ishizeki and Akihiro Matsuura (*Solving Quantum Tic-Tac-Toe*) proved by search that X wins when the earlier of two lines counts, and that neither side can force a line that is alone. Ananya Kumar and Ang Yan Sheng (*Generalized Quantum Tic-Tac-Toe*) counted the games and generalized the rules. The solver on this page finds the same results anew, in your browser.",
    },
    { kind: "heading", text: "What this game is not", name: "not" },
    {
      kind: "text",
      text: "The game is a good way to begin to think about superposition, and a bad place to stop. Six things have to be said with it:",
    },
    { kind: "list", items: honestSentences.map(({ title, sentence }) => `**${title}.** ${sentence}`) },
    { kind: "heading", text: "Writing games down", name: "records" },
    {
      kind: "text",
      text: "A game is a line of text, and every link to a game holds one: `12` is a move on squares 1 and 2, `c5` a collapse in which the newest move takes square 5, a single digit the last mark. [A whole game](./#q1-15-35-45-56-57-59-15c5) is `15 35 45 56 57 59 15 c5`. Games written in Goff's own notation can be pasted under More.",
    },
  ],
};
