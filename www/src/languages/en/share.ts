/** English for sharing, saving and opening a game. */
import type { ShareWords } from "../share-words";

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
const length = (moves: number, collapses: number) =>
  `${counted(moves, "move")}${collapses === 0 ? "" : `, ${counted(collapses, "collapse")}`}`;

export const share: ShareWords = {
  title: "Share, save, open",
  close: "Close",
  summary: {
    start: (next) => `Quantum tic-tac-toe: a new game, ${next} to move`,
    going: (moves, collapses, next, chooses) =>
      `Quantum tic-tac-toe: ${length(moves, collapses)}, ${next} ${chooses ? "chooses" : "to move"}`,
    won: ([x, xPoints], [o, oPoints], moves, collapses) =>
      `Quantum tic-tac-toe: ${x} ${xPoints}, ${o} ${oPoints} in ${length(moves, collapses)}`,
    draw: (moves, collapses) => `Quantum tic-tac-toe: a draw in ${length(moves, collapses)}`,
  },
  link: {
    title: "Link",
    label: "Link to this game",
    copy: "Copy",
    copied: "Link copied.",
    refused: "Copying is not allowed here. The link is selected: copy it yourself.",
    send: "Send…",
    sent: "Handed over.",
    notSent: "It could not be sent. The link is selected: copy it yourself.",
    qr: "Show QR code",
    qrHide: "Hide QR code",
    qrName: "QR code of the link in the field above",
    qrHint: "A phone's camera opens the game with it.",
    alone:
      "This page is a file on your device, so its link opens only here. For others save the game as text: every copy of the page opens that.",
    qrFailed: "The QR code could not be made. The link is in the field above.",
  },
  byLink: {
    title: (other) => `Send ${other} the link`,
    begin: (other) => `${other} begins. Send ${other} the link, and open the one that comes back here.`,
    hint: (other) =>
      `Your move is in it. When ${other} has moved, a link comes back: open it here, or paste it.`,
    text: (other) => `Quantum tic-tac-toe: you are ${other}, and it is your move.`,
    paste: "Paste the answer",
    unkept: "This browser keeps nothing, so an old link will not be noticed here.",
    stale: {
      title: "This link is older than your game",
      text: (link, own) =>
        link === own
          ? `It ends at move ${link}, before the collapse that your game has already.`
          : `It ends after move ${link}, and your game has come to move ${own}.`,
    },
    fork: {
      title: "This link parts from your game",
      text: (number, link, own) =>
        `They differ at move ${number}. Your game: ${own} The link: ${link} ` +
        "Perhaps somebody took a move back, or it is another game that began in the same way.",
    },
    yours: "Your game",
    theirs: "The link",
    keep: "Keep my game",
    open: "Open the link anyway",
  },
  save: {
    title: "Save",
    hint: "The picture shows the board as it stands now; text and JSON hold the whole game.",
    shade: "Picture",
    light: "Light",
    dark: "Dark",
    png: "PNG",
    svg: "SVG",
    text: "Text",
    json: "JSON",
    saved: (name) => `Saved as ${name}.`,
    failed: "The file could not be made.",
  },
  open: {
    title: "Open a game",
    label: "Paste a game",
    hint: "A link, moves such as 12 25 15 c5, Goff's notation, or JSON from here. A file can be dropped on the field.",
    submit: "Open",
    file: "Choose a file",
    empty: "Paste a game first, or choose a file.",
    tooLong: "That is far too long for a game.",
    unreadable: "The file could not be read.",
    json: (error) => {
      switch (error.code) {
        case "too-long":
          return "That is far too long for a game.";
        case "not-json":
          return "This begins like JSON, but is not whole.";
        case "not-an-object":
        case "other-name":
          return "This JSON is not a game of quantum tic-tac-toe.";
        case "other-version":
          return "This game was saved in another version of the format. Here version 1 is read.";
        case "other-game":
          return "It holds another game, and this page opens only quantum tic-tac-toe from JSON.";
        case "missing-key":
          return `The entry “${cut(error.key)}” is missing.`;
        case "unknown-key":
          return `A saved game has no entry “${cut(error.key)}”.`;
        case "wrong-type":
          return `The entry “${cut(error.key)}” holds something of the wrong kind.`;
        case "contradiction":
          return `The entry “${cut(error.key)}” says something else than the moves.`;
        case "bad-record":
          return "The record cannot be played.";
      }
    },
  },
};

function cut(key: string): string {
  return key.length > 20 ? `${key.slice(0, 20)}…` : key;
}
