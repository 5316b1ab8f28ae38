/** What a translation must say of sharing, saving and opening a game. */
import type { JsonError } from "../share/game-json";

export interface ShareWords {
  readonly title: string;
  readonly close: string;
  /** A game in one line. */
  readonly summary: {
    start(next: string): string;
    /** Somebody is to move, or to choose how a cycle collapses. */
    going(moves: number, collapses: number, next: string, chooses: boolean): string;
    won(x: SideAndPoints, o: SideAndPoints, moves: number, collapses: number): string;
    draw(moves: number, collapses: number): string;
  };
  readonly link: {
    readonly title: string;
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    /** Copying is not allowed: the field is there, its text selected. */
    readonly refused: string;
    readonly send: string;
    readonly sent: string;
    readonly notSent: string;
    readonly qr: string;
    readonly qrHide: string;
    readonly qrName: string;
    readonly qrHint: string;
    readonly qrFailed: string;
    /** Where the page is a file on a device. */
    readonly alone: string;
  };
  readonly save: {
    readonly title: string;
    readonly hint: string;
    readonly shade: string;
    readonly light: string;
    readonly dark: string;
    readonly png: string;
    readonly svg: string;
    readonly text: string;
    readonly json: string;
    saved(name: string): string;
    readonly failed: string;
  };
  readonly open: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly file: string;
    readonly empty: string;
    readonly tooLong: string;
    readonly unreadable: string;
    json(error: JsonError): string;
  };
  readonly byLink: {
    /** Beside the board while the other side is to move. */
    title(other: string): string;
    begin(other: string): string;
    hint(other: string): string;
    /** Goes with the link. */
    text(other: string): string;
    readonly paste: string;
    readonly unkept: string;
    readonly stale: { readonly title: string; text(link: number, own: number): string };
    /** The number of the move from which they differ, and what each has there. */
    readonly fork: { readonly title: string; text(number: number, link: string, own: string): string };
    readonly yours: string;
    readonly theirs: string;
    readonly keep: string;
    readonly open: string;
  };
}

type SideAndPoints = readonly [side: string, points: string];
