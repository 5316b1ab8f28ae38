/** What a page and the board in its frame say to each other, in version 1. Everything else is ignored. */
import type { Told } from "../board/game";
import type { Seats } from "../board/players";
import type { Problem } from "./events";

const VERSION = 1;

/** From the frame. Its greeting is posted to the window above, everything after `hello` goes through its port. */
export type FromFrame =
  | { readonly type: "ready" | "change"; readonly record: string }
  | Told
  | ({ readonly type: "players" } & Seats)
  | { readonly type: "resize"; readonly height: number };

/** To the frame. `hello` is posted to its window and brings a port; `load` comes through that. */
export type ToFrame = { readonly type: "hello" } | { readonly type: "load"; readonly record: string };

/** A message as it is sent: flat, with the version under the protocol's own name. */
export function envelope({ type, ...rest }: FromFrame): Readonly<Record<string, unknown>> {
  const content = "detail" in rest ? rest.detail : rest;
  return { quantumTicTacToe: VERSION, type, ...content };
}

/** Reads a message to the frame; null for anything that is not one, of this version. */
export function messageFrom(data: unknown): ToFrame | null {
  if (typeof data !== "object" || data === null) return null;
  const { quantumTicTacToe, type, record } = data as Partial<Record<string, unknown>>;
  if (quantumTicTacToe !== VERSION) return null;
  if (type === "hello") return { type };
  return type === "load" && typeof record === "string" && record.length <= 10_000 ? { type, record } : null;
}

export interface Link {
  /** Tells what happened to whoever has said hello. */
  tell(message: FromFrame): void;
  /** The greeting is another one now: the window above may say hello, or has done so already. */
  announce(): void;
}

/** What a frame says first: that the board can be played, or why not; null while neither is known. */
export type Greeting =
  | { readonly type: "ready"; readonly record: string }
  | { readonly type: "error"; readonly detail: Problem };

/** The frame's end. `load` opens a record, or answers what is wrong with it. */
export function linkTo(
  own: Window,
  greeting: () => Greeting | null,
  load: (record: string) => Problem | null,
  onHello: () => void,
): Link {
  let port: MessagePort | null = null;
  const tell = (message: FromFrame) => port?.postMessage(envelope(message));
  const greet = () => {
    const message = greeting();
    if (!message || !port) return;
    tell(message);
    onHello();
  };
  own.addEventListener("message", ({ source, data, ports: [offered] }) => {
    if (source !== own.parent || own.parent === own || messageFrom(data)?.type !== "hello" || !offered)
      return;
    port?.close();
    port = offered;
    port.onmessage = (event) => {
      const message = messageFrom(event.data);
      if (message?.type !== "load") return;
      const error = load(message.record);
      if (error) tell({ type: "error", detail: error });
    };
    greet();
  });
  return {
    tell,
    announce() {
      greet();
      const message = greeting();
      // Nothing in it is a secret, and who is above may be anybody.
      if (message && own.parent !== own) own.parent.postMessage(envelope(message), "*");
    },
  };
}
