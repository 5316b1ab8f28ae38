/** What the game does not say of nature: six sentences, in English, for the lessons and for pages to read and print. */

export interface Honest {
  readonly title: string;
  readonly sentence: string;
}

export const honest = {
  title: "What this game is not",
  metaphor: {
    title: "A metaphor, not a simulation",
    sentence:
      "The game is a metaphor and simulates nothing: it has no amplitudes, no phases and no interference.",
  },
  ignorance: {
    title: "Not knowing is not superposition",
    sentence:
      "A list of games that are still possible looks as if one of them were true and we only did not know which; a real superposition is more than that.",
  },
  chance: {
    title: "Nobody chooses",
    sentence: "In nature nobody chooses how a measurement comes out: the outcome is random.",
  },
  trigger: {
    title: "Cycles are a rule",
    sentence: "That a closed cycle brings about the measurement is a rule of this game, not of nature.",
  },
  partner: {
    title: "No change from afar",
    sentence:
      "Here a move of O can change the shares of X's moves; in nature nothing done to one particle changes the odds that are seen on its partner alone.",
  },
  messages: {
    title: "Correlations, not messages",
    sentence: "Entanglement makes results agree with each other; it carries no message.",
  },
} as const;

/** The six, in the order in which they are read. */
export const honestSentences: readonly Honest[] = [
  honest.metaphor,
  honest.ignorance,
  honest.chance,
  honest.trigger,
  honest.partner,
  honest.messages,
];
