/** All the rules in English, loaded when somebody wants to read them. */
import type { FullRules } from "../words";

export const rules: FullRules = {
  sections: [
    {
      title: "A move is in two places",
      paragraphs: [
        "X and O take turns. A move puts a pair of marks on two different squares, both with the number of the move: X1, O2, X3 and so on. These marks are spooky: in the end the move will stand on one of its two squares, and a line joins them until then. Any number of spooky marks can share a square, and the same two squares can be chosen again.",
        "A move on two squares is in superposition. Moves that share a square are entangled: where one settles matters to the other. Each group of entangled moves has a line pattern of its own.",
      ],
    },
    {
      title: "A cycle makes it collapse",
      paragraphs: [
        "When a move joins two squares that were already connected, it closes a cycle, and before anything else is played the whole group collapses. The player who did not close the cycle chooses on which of its two squares the newest move settles. Every other mark there must then settle on its other square, which may push out others, until every move of the group has one square of its own.",
        "There are always two outcomes, and both are shown before you decide. Then the player who chose makes the next move.",
        "A settled mark is classical: it stays, and its square takes no other mark.",
      ],
    },
    {
      title: "The end",
      paragraphs: [
        "Three classical marks of one player in a row, column or diagonal win. A collapse can complete lines for both players at once; then the line whose highest number is lower wins, because it was complete first.",
        "If a single square is left, X's ninth move is one classical mark there. If the board is full and nobody has a line, the game is a draw.",
        "Points, if you like to count them: a win is 1 point, and ½ goes to the loser who has a line too. Two lines of X are worth 1½ points, or 2 if both were completed by the same move; that last figure is this game's choice.",
      ],
    },
    {
      title: "What it is not",
      paragraphs: [
        "This is a metaphor, not a simulation: there are no amplitudes, no phases and no interference. In nature nobody chooses the outcome of a measurement, it is random; and that a cycle triggers one is a rule of this game.",
      ],
    },
  ],
  credit:
    "The game was invented by Allan Goff: [Quantum tic-tac-toe: A teaching metaphor for superposition in quantum mechanics, American Journal of Physics 74 (2006), 962–973](https://doi.org/10.1119/1.2213635)",
};
