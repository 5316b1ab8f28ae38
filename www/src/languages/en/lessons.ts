/** What the lessons say, in English; loaded with them. Text and task of a step have at most 80 words together. */
import type { LessonWords } from "../study-words";
import { honest } from "./honest";

export const lessons: LessonWords = [
  {
    title: "The game you know",
    steps: [
      {
        title: "Three in a row",
        text: "Begin with the tic-tac-toe you know: a mark is on one square, and three in a row win. X is on 1 and 5, O is on 2 and 3, and X is to move.",
        task: "Complete a line for X.",
        hints: [
          { text: "A line is a row, a column or a diagonal." },
          { text: "Look at the diagonal through 1 and 5." },
        ],
        leave: "Play the classic game",
        verdicts: {
          right:
            "1, 5 and 9 are a diagonal: X has won the classic game. In the quantum game a move takes two squares, so it is not that simple.",
          square:
            "A line needs three squares, and X has only 1 and 5. Which square is in line with both of them?",
        },
      },
      {
        title: "Stop a line",
        text: "Now O is to move. X is on 1 and 5, O on 2. This is the classic game still: each mark has one square, and everybody knows which.",
        task: "Take the square for O that X would win on.",
        hints: [
          { text: "Where would X complete a line?" },
          { text: "The diagonal from 1 has one square left." },
        ],
        leave: "Play the classic game",
        verdicts: {
          right:
            "O had to take 9. In the classic game that is all there is to see. Next, a mark on two squares at once.",
          square: "Then X takes 9 and has the diagonal 1, 5, 9. O must be there first.",
        },
      },
    ],
  },
  {
    title: "Two squares at once",
    steps: [
      {
        title: "A superposition",
        text: "In the quantum game a move takes two squares. X1 will stand on one of them in the end; until something decides it is on both. One move on two squares is in superposition. The line joins what is one move.",
        task: "Place X1 on the centre, 5, and on a corner.",
        hints: [{ text: "Press 5, then 1, 3, 7 or 9.", squares: [5] }],
        verdicts: {
          right: "X1 is in superposition: one move, two squares, one number. It is not two marks.",
          other:
            "That is a superposition too, but not on the centre and a corner. Corners are 1, 3, 7 and 9.",
        },
      },
      {
        title: "Two moves apart",
        text: "O answers, on two squares as well. If O2 shares no square with X1, the two moves have nothing to do with each other: wherever X1 ends, both squares of O2 stay open to it.",
        task: "Place O2 on two squares that X1 does not use.",
        hints: [{ text: "X1 uses 1 and 2. All others are free." }],
        verdicts: {
          right: "Two superpositions, and no entanglement: neither move says anything about the other.",
          shares:
            "O2 shares a square with X1. If X1 settles there, O2 must go to its other square: the two are entangled now. Here they should stay apart.",
          cycle:
            "O2 is on the same two squares as X1. That closes a cycle: one must take one square, one the other. Here they should stay apart.",
        },
      },
    ],
  },
  {
    title: "The whole game",
    steps: [
      {
        title: "Close a cycle",
        text: "X1 joins 1 and 2, and O2 joins 2 and 5. They share square 2, so they are entangled. A move that joins two squares which are connected already closes a cycle.",
        task: "Close a cycle with X3.",
        hints: [
          { text: "Which squares are connected, also by more than one line?" },
          { text: "From 1 a way leads over 2 to 5." },
        ],
        verdicts: {
          right:
            "The cycle is closed. Nothing else is played before it collapses, and O decides how: whoever closes a cycle does not choose.",
          extends:
            "X3 is entangled with the others now, but one of its squares was not connected yet. No cycle.",
          apart: "X3 shares no square with the others, so there is no way around.",
        },
      },
      {
        title: "Choose",
        text: "X3 has closed the cycle 1, 2, 5. O chooses on which of its two squares X3 settles. Whatever else is there is pushed to its other square, which may push the next.",
        task: "Choose for O so that X1 lands on square 2: press 1 or 5, look, and press it again.",
        hints: [{ text: "X1 has to go to 2 if something pushes it out of 1." }],
        verdicts: {
          right:
            "X3 took 1, so X1 had to go to 2, and O2 to 5. All three are classical now, and they stay. O moves next.",
          other: "X3 took 5, so O2 had to go to 2, and X1 to 1. For X1 on 2 something must push it out of 1.",
        },
      },
      {
        title: "Win",
        text: "Only classical marks make a line. O chooses where X7 lands, and either way the game is over. When both players get a line, the one with the lower highest number was complete first, and wins.",
        task: "Choose the outcome in which O wins.",
        hints: [{ text: "Compare both little boards: who has lines, and with which numbers?" }],
        verdicts: {
          right:
            "O's column 3-6-9 was complete at move 6, X's column 1-4-7 only with X7. The lower number wins: O. That is the whole game.",
          other: "Now X's column 1-4-7 was complete at move 5, O's column at move 6. X was first and wins.",
        },
      },
    ],
  },
  {
    title: "Two games at once",
    steps: [
      {
        title: "Count the games",
        text: "X1 is on 1 and 2. Think of all ordinary games that this can still become: in each of them X1 stands on one square only.",
        task: "How many classical games are still possible?",
        options: ["One", "Two", "Nine"],
        hints: [{ text: "Write one down for each place where X1 can end." }],
        verdicts: {
          right: "Two: X1 on 1, or X1 on 2. The quantum position holds both.",
          "option-0": "That would be so if we knew where X1 is. It can still end on 1 or on 2.",
          "option-2": "X1 cannot end just anywhere, only on one of its own two squares.",
        },
      },
    ],
  },
  {
    title: "Four games, apart",
    steps: [
      {
        title: "Multiply",
        text: "X1 is on 1 and 2, O2 is on 4 and 5. They share no square. Each can settle in two ways, and none of the ways gets into the way of another.",
        task: "How many classical games are possible?",
        options: ["Two", "Three", "Four"],
        hints: [{ text: "For each place of X1 count the places of O2." }],
        verdicts: {
          right: "Two for X1 times two for O2: four. What multiplies like this is called separable.",
          "option-0":
            "Two is right for one of the moves alone. Each of them goes with either place of the other.",
          "option-1": "Three would be right if one of the four were impossible. Here no two marks can meet.",
        },
      },
      {
        title: "No news",
        text: "Separable moves tell nothing about each other. Suppose a collapse has just put X1 on square 1.",
        task: "What does that tell about O2?",
        options: ["O2 is on 4", "O2 is on 5", "Nothing new"],
        hints: [{ text: "Count the games that are left for O2." }],
        verdicts: {
          right: "O2 can still end on 4 or on 5. Without a shared square there is no entanglement.",
          "option-0": "O2 can still go to 5: nothing is in its way there.",
          "option-1": "O2 can still go to 4: nothing is in its way there.",
        },
      },
    ],
  },
  {
    title: "Three games, entangled",
    steps: [
      {
        title: "One has vanished",
        text: "X1 is on 1 and 2, O2 is on 2 and 5: they share square 2. Two times two would be four games, but one of the four cannot be, because a square holds only one mark in the end.",
        task: "Which of the four has vanished?",
        options: ["X1 on 1, O2 on 2", "X1 on 1, O2 on 5", "X1 on 2, O2 on 2", "X1 on 2, O2 on 5"],
        hints: [{ text: "In which of them would two marks need the same square?" }],
        verdicts: {
          right:
            "They can't both be on 2. Three games are left, and three is not two times two: the moves are entangled.",
          "option-0": "That one is possible: each mark has a square of its own.",
          "option-1": "That one is possible: each mark has a square of its own.",
          "option-3": "That one is possible: each mark has a square of its own.",
        },
      },
      {
        title: "One tells of the other",
        text: "Entangled moves tell of each other: knowing where one is can settle the other. Suppose that X1 turns out to be on square 2.",
        task: "Pick the square where O2 must be.",
        hints: [{ text: "O2 is on 2 or 5, and one of them is taken." }],
        verdicts: {
          right: "With X1 on 2, O2 must be on 5. With X1 on 1 it could be on either: that says less.",
          square: "O2 can only be on its own two squares, 2 and 5, and X1 is on 2.",
        },
      },
    ],
  },
  {
    title: "Trace the cycle",
    steps: [
      {
        title: "One way round",
        text: "X3 has closed the cycle 1, 2, 5. Walk around it: suppose X3 is on 5. Then O2, which is on 2 and 5, cannot stay on 5.",
        task: "Pick the square where O2 must go.",
        hints: [{ text: "Each mark is pushed to the other of its own two squares." }],
        verdicts: {
          right: "O2 goes to 2. That pushes X1 from 2 to 1, where X3 would have been: the walk closes.",
          square: "O2 has only two squares, 2 and 5, and X3 is on 5.",
        },
      },
      {
        title: "The other way round",
        text: "Now the other way: suppose X3 is on 1. It pushes X1 from 1 to 2. The walk goes on from there.",
        task: "Pick the square where O2 must go now.",
        hints: [{ text: "X1 is on 2 now. Who else is there?" }],
        verdicts: {
          right: "X1 on 2 pushes O2 to 5. A cycle can be walked in two ways, so it has exactly two outcomes.",
          square: "X1 came to 2, so O2 must leave 2 for its other square.",
        },
      },
    ],
  },
  {
    title: "The collapse",
    steps: [
      {
        title: "Push the right way",
        text: "O4 has closed the cycle 1, 2, 3, 6, and X chooses. The chosen square pushes the next mark, and so on around. Think it through before you press: both outcomes settle all four moves.",
        task: "Choose for X so that O2 lands on square 2.",
        hints: [
          { text: "O2 is on 2 and 3. Who must be on 3 to push it to 2?" },
          { text: "X3 is on 3 and 6. What pushes it to 3?" },
        ],
        verdicts: {
          right: "O4 on 6 pushes X3 to 3, that pushes O2 to 2, and that X1 to 1.",
          other:
            "O4 on 1 pushed X1 to 2, and that pushed O2 to 3. For O2 on 2 the push has to come from the other side.",
        },
      },
    ],
  },
  {
    title: "A stem",
    steps: [
      {
        title: "Hanging from the cycle",
        text: "The cycle runs through 1, 2 and 5. X3, on 5 and 6, is not part of it but hangs from it at square 5: a stem. Whatever X chooses, the cycle fills all of its own squares.",
        task: "Pick the square where X3 lands in either case.",
        hints: [{ text: "Square 5 will be taken by a mark of the cycle, one way or the other." }],
        verdicts: {
          right: "Three marks fill the three squares of the cycle, so X3 is pushed out to 6 either way.",
          square: "X3 is on 5 and 6 only, and 5 belongs to the cycle: one of its marks will fill it.",
        },
      },
    ],
  },
  {
    title: "Two groups",
    steps: [
      {
        title: "What stays spooky",
        text: "There are two entanglements here: X1, O2 and X5 with the cycle 1, 2, 5, and X3 with O4 on 3, 4 and 8. Each has a line pattern of its own. A collapse settles only the group with the cycle.",
        task: "Pick all squares that still hold spooky marks after the collapse.",
        hints: [{ text: "Which squares does the other group use? There are three." }],
        verdicts: {
          right: "X3 and O4 are not entangled with the cycle, so they stay in superposition.",
          few: "There are more: X3 is on 3 and 4, O4 on 4 and 8.",
          square: "One of those will be classical, or is empty. Take the squares of X3 and O4.",
        },
      },
    ],
  },
  {
    title: "Both have a line",
    steps: [
      {
        title: "Who was first?",
        text: "Suppose O chooses X7 on 5. Then X has the column 1-4-7 with X1, X3 and X5, and O the column 3-6-9 with O2, O4 and O6. A line is complete at its highest number.",
        task: "Who wins?",
        options: ["X", "O", "Nobody: it is a draw"],
        hints: [{ text: "Compare the highest number of each line." }],
        verdicts: {
          right: "X's line was complete at move 5, O's at move 6. The lower number counts first.",
          "option-1": "O's line is complete at move 6. X's was there at move 5 already.",
          "option-2":
            "Two lines can never be complete at the same number: X has the odd ones, O the even ones.",
        },
      },
      {
        title: "Half a point",
        text: "Goff's paper counts points as well. The line that was complete first is worth one point. The loser's line, complete in the same collapse, is worth something too. This is the board after that choice.",
        task: "How many points does O get?",
        options: ["None", "Half a point", "One point"],
        hints: [{ text: "Less than the winner, more than without a line." }],
        verdicts: {
          right: "X gets 1 point, O ½. Under More you can have points shown beside the result.",
          "option-0": "That would be so if O had no line. O's line counts for something.",
          "option-2": "The whole point goes to the line that was complete first.",
        },
      },
    ],
  },
  {
    title: "The chain",
    steps: [
      {
        title: "Shares",
        text: "Five moves in a chain, 1-2-3-4-5-6, cover six squares. In each possible game one of these six squares stays empty, so there are six games. X5 is on 5 and 6.",
        task: "In how many of the six is X5 on square 6?",
        options: ["Three", "Four", "Five"],
        hints: [{ text: "X5 is on 5 only if 6 is the square that stays empty." }],
        verdicts: {
          right:
            "In five of six: X5 is on 5 only when 6 stays empty. This is a share of the classical games, not a chance: a player may choose.",
          "option-0": "Half would be right for a move that is alone. The chain pushes X5 outwards.",
          "option-1": "One more. Ask which of the six squares stays empty when X5 is on 5.",
        },
      },
      {
        title: "One more link",
        text: "With each link the newest move leans more to its new end: 1/2, 2/3, 3/4, 4/5, 5/6 of the games. Lengthen the chain at the end where it is 5/6 now.",
        task: "Place O6 on 6 and on a new square, so that the new end has 6/7.",
        hints: [{ text: "One square is 6, the other has no mark yet.", squares: [6] }],
        verdicts: {
          right: "Six moves cover seven squares now, and O6 is on its new end in six of the seven games.",
          elsewhere: "That lengthens the chain, but not at square 6.",
          apart: "That is a group of its own: alone, O6 is on each of its squares in half of the games.",
          cycle: "That closes a cycle. Now a player decides, and no shares are counted.",
        },
      },
    ],
  },
  {
    title: "What the game leaves out",
    steps: [
      {
        title: "A metaphor",
        text: `${honest.metaphor.sentence} ${honest.ignorance.sentence}`,
        task: "What does the list of possible games show?",
        options: [
          "A quantum state with everything in it",
          "What the rules still allow, and no more",
          "Which of the games is the true one",
        ],
        hints: [{ text: "The list has counts, but no phases." }],
        verdicts: {
          right:
            "It lists what the rules allow. Superposition in nature also has phases, which can cancel: that is not in the list.",
          "option-0": "A quantum state has amplitudes with phases. The list has only counts.",
          "option-2":
            "None of them is hidden as the true one: a choice will decide, and it has not been made.",
        },
      },
      {
        title: "Who decides?",
        text: `${honest.chance.sentence} ${honest.trigger.sentence}`,
        task: "In nature, who decides how a measurement comes out?",
        options: ["Whoever did not prepare the system", "Whoever measures", "Nobody"],
        hints: [{ text: "In the game a player chooses. Does nature have one?" }],
        verdicts: {
          right: "Nobody: the outcome is random, and only its odds follow from the state.",
          "option-0":
            "That is the rule of this game, made so that the choice is fair. Nature knows no such player.",
          "option-1": "Who measures decides what is measured, but not how it comes out.",
        },
      },
      {
        title: "Near and far",
        text: `${honest.partner.sentence} ${honest.messages.sentence}`,
        task: "Can entangled particles be used to send a message?",
        options: ["Yes, at once", "No", "Yes, but slowly"],
        hints: [{ text: "Each result alone looks random." }],
        verdicts: {
          right: "No. Only when both results are put side by side does it show that they agree.",
          "option-0":
            "Nothing that is done to one of them shows at the other alone, so nothing can be read there.",
          "option-2":
            "Not slowly either: what shows at one alone does not depend on what is done to the other.",
        },
      },
    ],
  },
];
