/** The page for teachers and the sheets to print, in English. */

import type { ReadingPage } from "../page-blocks.ts";
import { honestSentences } from "./honest.ts";

export const plan: ReadingPage = {
  title: "A lesson of 45 minutes",
  description:
    "A lesson plan on superposition, entanglement and measurement with quantum tic-tac-toe: aims, steps, what to say, misconceptions.",
  lead: "Superposition, entanglement and measurement with a board game. For ages 14 and up, one device for two pupils, or paper.",
  noScript: "With JavaScript the boards are shown here.",
  blocks: [
    { kind: "heading", text: "Aims", name: "aims" },
    {
      kind: "list",
      items: [
        "Tell superposition (one move on two squares) from entanglement (moves that share a square).",
        "Count the ordinary games that are still possible, and say why entangled moves leave fewer.",
        "Follow a collapse around its cycle, and say who chose what.",
        "Name two things that the game says of nature, and two that it does not.",
      ],
    },
    { kind: "heading", text: "Prior knowledge", name: "before" },
    {
      kind: "text",
      text: "Ordinary tic-tac-toe, and multiplying small numbers. No quantum physics.",
    },
    { kind: "heading", text: "Material", name: "material" },
    {
      kind: "text",
      text: "The board on the wall: *Projector view* stands under *More* and below every lesson. It leaves the board and what is asked, as large as they go; *Next* goes on in it and Escape leaves it. The lessons linked below open in it. For the pupils one device a pair, or the [worksheet](./worksheet.html), one a head. After the first visit no network is needed. Any game can be printed with its boards: *More*, then *Print this game*.",
    },
    { kind: "heading", text: "Steps", name: "steps" },
    {
      kind: "table",
      caption: "The lesson minute by minute",
      head: ["Minutes", "What happens", "Say or ask"],
      rows: [
        [
          "0–5",
          "One ordinary game on the wall, then [lesson 1](./?view=projector&lesson=1).",
          "“At every moment we know where each mark is. Now we give that up.”",
        ],
        [
          "5–12",
          "[Lessons 2](./?view=projector&lesson=2), [4 and 5](./?view=projector&lesson=4): one move on two squares, two moves apart.",
          "“Where is X1?” Take “on both until something decides”. “How many games are possible? And with O2 elsewhere?” 2, then 2 × 2.",
        ],
        [
          "12–20",
          "[Lesson 6](./?view=projector&lesson=6): a shared square.",
          "“Two times two is four. Why are there only three?” Name it: entangled.",
        ],
        [
          "20–28",
          "[Lessons 3](./?view=projector&lesson=3), [7 and 8](./?view=projector&lesson=7): a cycle, and its two ways round.",
          "“Whoever closes it does not choose. Walk around it both ways before you press.”",
        ],
        [
          "28–38",
          "Games in pairs. The quick ones do [puzzles](./?puzzle=today) or the [worksheet](./worksheet.html).",
          "“Say your move with its number. Say who chooses, and why.”",
        ],
        [
          "38–45",
          "[Lesson 13](./?view=projector&lesson=13), then the last question on paper.",
          "“What of this is nature, and what is a rule of the game?”",
        ],
      ],
    },
    { kind: "heading", text: "Typical misconceptions", name: "misconceptions" },
    {
      kind: "list",
      items: [
        "**“The line between two marks is entanglement.”** It joins one move in superposition. Entanglement is between moves, at a shared square.",
        "**“X1 is really on one of them, we only don't know which.”** Nothing in the game has decided yet, and a choice will. In nature it is stranger still.",
        "**“5 of 6 games means a chance of 5/6.”** It is a share of the possible games. A player chooses, and chooses on purpose.",
        "**“Who measures decides the result.”** In the game, yes. In nature the result is random.",
        "**“Entangled things can signal.”** Results fit each other; nothing can be read at one of them alone.",
      ],
    },
    { kind: "heading", text: "What the game is not", name: "not" },
    { kind: "list", items: honestSentences.map(({ sentence }) => sentence) },
  ],
};
