/** What the quiz says, in English; loaded with it. */
import type { Sentences } from "../../board/exercise";
import type { QuizWords } from "../study-words";
import { honest } from "./honest";

interface Written {
  readonly title: string;
  readonly steps: readonly [Sentences];
}

const question = (title: string, sentences: Omit<Sentences, "title" | "hints">, hint: string): Written => ({
  title,
  steps: [{ title, hints: [{ text: hint }], ...sentences }],
});

export const quiz: QuizWords = [
  question(
    "A shared square",
    {
      text: "Moves are entangled when they share a square.",
      task: "Pick the square that is shared by two moves.",
      verdicts: {
        right: "X1 and O2 share square 2. X3 shares no square, so it is entangled with nothing.",
        square: "Only one move is there, or none. Look for a square with two numbers.",
      },
    },
    "Look for a square with two small marks.",
  ),
  question(
    "Entangled, or not?",
    {
      text: "X1 is on 1 and 2, O2 is on 4 and 5.",
      task: "What is entangled here?",
      options: ["The two marks of X1", "X1 and O2", "Nothing"],
      verdicts: {
        right: "Each move is in superposition, and no two moves share a square.",
        "option-0": "Those are one move in superposition. Entanglement is between moves.",
        "option-1": "They share no square, so neither says anything about the other.",
      },
    },
    "Superposition is one move on two squares. Entanglement needs two moves.",
  ),
  question(
    "Entangle",
    {
      text: "X1 is on 1 and 5.",
      task: "Place O2 so that it is entangled with X1, but without closing a cycle.",
      verdicts: {
        right: "One shared square is enough: where X1 settles now matters to O2.",
        apart: "O2 shares no square with X1, so the two are not entangled.",
        cycle: "O2 shares both squares. That is a cycle of two moves, and it has to collapse at once.",
      },
    },
    "One square of O2 is 1 or 5, the other is neither.",
  ),
  question(
    "Who chooses?",
    {
      text: "O4 has just closed the cycle 1, 3, 6, 9.",
      task: "Who chooses how it collapses?",
      options: ["X", "O", "Chance"],
      verdicts: {
        right: "The player who did not close the cycle chooses: O closed it, so X does.",
        "option-1": "O closed it. Whoever closes a cycle leaves the choice to the other player.",
        "option-2": "In nature it would be chance. In this game a player chooses.",
      },
    },
    "Who closed it, and who did not?",
  ),
  question(
    "Follow the push",
    {
      text: "The same cycle: X1 on 1 and 3, O2 on 3 and 6, X3 on 6 and 9, O4 on 1 and 9. Suppose X puts O4 on 9.",
      task: "Pick the square where X1 lands.",
      verdicts: {
        right: "O4 on 9 pushes X3 to 6, that pushes O2 to 3, and that X1 to 1.",
        square: "Follow it mark by mark: O4 on 9, so X3 on 6, so O2 on 3, and so on.",
      },
    },
    "X3 must leave square 9. Where does it go, and whom does it push?",
  ),
  question(
    "Three apart",
    {
      text: "Three moves, and no two of them share a square.",
      task: "How many classical games are possible?",
      options: ["Three", "Six", "Eight"],
      verdicts: {
        right: "Two times two times two: eight.",
        "option-0": "Three moves, but each of them can settle in two ways.",
        "option-1": "The ways do not add up, they multiply.",
      },
    },
    "Each move has two ways, whatever the others do.",
  ),
  question(
    "Two groups",
    {
      text: "X1 and O2 are entangled by square 2. X3 is alone.",
      task: "How many classical games are possible?",
      options: ["Five", "Six", "Eight"],
      verdicts: {
        right: "Three for the group of X1 and O2, times two for X3: six.",
        "option-0": "Three and two is right, but groups multiply.",
        "option-2": "Eight would be three moves apart. X1 and O2 can't both be on 2.",
      },
    },
    "Count each group, then multiply.",
  ),
  question(
    "A possible game",
    {
      text: "X1 is on 1 and 2, O2 on 2 and 3, X3 on 3 and 4.",
      task: "Which of these boards can come out of it?",
      verdicts: {
        right: "Each move is on one of its own two squares, and no square has two.",
        "option-1": "O2 is on 2 and 3. It can never end on 4.",
        "option-2": "X1 is on 1 and 2. It can never end on 3.",
      },
    },
    "Check for each mark whether the square is one of its own.",
  ),
  question(
    "Stems",
    {
      text: "X5 and X1 are on the same two squares, 1 and 2: a cycle of two. O2, X3 and O4 hang from it in a row: a stem.",
      task: "Pick the squares where O's marks land, whatever O chooses.",
      verdicts: {
        right: "X1 and X5 fill 1 and 2, so O2 must go to 3, X3 to 5, and O4 to 6.",
        few: "There are two marks of O: O2 and O4.",
        square:
          "Both squares of the cycle will be filled by X1 and X5. That pushes the stem outwards, one after the other.",
      },
    },
    "O2 can't stay on 2. Whom does it push?",
  ),
  question(
    "Around a longer way",
    {
      text: "X1 joins 1 and 4, O2 joins 4 and 5, X3 joins 5 and 9. O4, on 2 and 8, is apart.",
      task: "Close a cycle with X5.",
      verdicts: {
        right: "Its two squares were connected already, so there is a way around now.",
        open: "One of its squares is entangled now, the other was not connected to it. No cycle.",
        apart: "Neither square was connected to anything. No cycle.",
      },
    },
    "The squares 1, 4, 5 and 9 are connected.",
  ),
  question(
    "Two lines",
    {
      text: "The collapse gave X the column 1-4-7 with X3, X5 and X7, and O the column 3-6-9 with O2, O4 and O6.",
      task: "Who has won?",
      options: ["X", "O", "Nobody"],
      verdicts: {
        right: "O's line is complete at move 6, X's at move 7. The lower number wins.",
        "option-0": "X's line needed X7. O's was complete at move 6.",
        "option-2": "Two lines are never complete at the same number, so one of them wins.",
      },
    },
    "The highest number of each line counts, and the lower of the two wins.",
  ),
  question(
    "The last square",
    {
      text: "Eight marks are classical, and only square 5 is free. X is to move.",
      task: "What does X play?",
      options: [
        "A pair, with a square that is taken",
        "One classical mark on 5",
        "Nothing: the game is a draw",
      ],
      verdicts: {
        right: "A pair no longer fits, so the ninth move is one classical mark. Here it completes a line.",
        "option-0": "A square with a classical mark takes no other.",
        "option-2": "The board is not full yet, and the last mark can make a line.",
      },
    },
    "A pair needs two free squares.",
  ),
  question(
    "A share",
    {
      text: "X1 is on 1 and 2, O2 on 2 and 3: three games are possible.",
      task: "In how many of them is O2 on 3?",
      options: ["One", "Two", "Three"],
      verdicts: {
        right: "In two: X1 on 1 with O2 on 3, and X1 on 2 with O2 on 3. The third has O2 on 2.",
        "option-0": "There are two of them: X1 can be on 1 or on 2 beside it.",
        "option-2": "In one of the three O2 is on 2, with X1 on 1.",
      },
    },
    "Write down the three games.",
  ),
  question(
    "Game and nature",
    {
      text: "The cycle 1, 2, 5 is closed, so it must collapse.",
      task: "What of this is like a measurement in nature?",
      options: [
        "That a closed cycle brings it about",
        "That a player chooses the outcome",
        "That all entangled marks settle together, in a way that fits",
      ],
      verdicts: {
        right: `Results that fit each other are what entanglement means. ${honest.trigger.sentence}`,
        "option-0": honest.trigger.sentence,
        "option-1": honest.chance.sentence,
      },
    },
    "Two of the answers are rules that were made for a game.",
  ),
  question(
    "Shares and odds",
    {
      text: "X1 and O2 share square 2. Before O2 was placed, X1 was on 1 in one of two games; now it is on 1 in two of three.",
      task: "Could a move of O change the odds of X1 like this in nature, from afar?",
      options: ["No", "Yes, if they are entangled", "Yes, always"],
      verdicts: {
        right: honest.partner.sentence,
        "option-1": honest.partner.sentence,
        "option-2": honest.partner.sentence,
      },
    },
    "What is seen on one particle alone does not depend on what is done to its partner.",
  ),
];
