/** What a page and the board in its frame say to each other, in version 1. Everything else is ignored. */
import type { Details, Told } from "./events";

const VERSION = 1;

/** From the frame. `ready` is posted to the window above, everything after `hello` goes through its port. */
export type FromFrame =
  | { readonly type: "ready" | "change"; readonly record: string }
  | Exclude<Told, { readonly type: "ready" }>
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
  /** The board can be played: the window above may say hello now, or has done so already. */
  open(record: () => string): void;
}

/** The frame's end. `load` opens a record, or answers what is wrong with it. */
export function linkTo(
  own: Window,
  load: (record: string) => Details["error"] | null,
  onHello: () => void,
): Link {
  let port: MessagePort | null = null;
  let record: (() => string) | null = null;
  const tell = (message: FromFrame) => port?.postMessage(envelope(message));
  const greet = () => {
    if (!record || !port) return;
    tell({ type: "ready", record: record() });
    onHello();
  };
  own.addEventListener("message", ({ source, data, ports: [offered] }) => {
    if (source !== own.parent || own.parent === own || messageFrom(data)?.type !== "hello" || !offered)
      return;
    port?.close();
    port = offered;
    port.onmessage = (event) => {
      const message = messageFrom(event.data);
      if (message?.type !== "load" || !record) return;
      const error = load(message.record);
      if (error) tell({ type: "error", detail: error });
    };
    greet();
  });
  return {
    tell,
    open(now) {
      record = now;
      greet();
      // Nothing in it is a secret, and who is above may be anybody.
      if (own.parent !== own) own.parent.postMessage(envelope({ type: "ready", record: now() }), "*");
    },
  };
}
