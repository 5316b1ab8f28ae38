/** The preview of a board in a frame, which is asked what it makes of its switches, as any other page would ask it. */
import { h } from "../board/view/dom";

export interface Preview {
  readonly element: HTMLIFrameElement;
  /** Shows the board of an address; tells the height that it would like to have, and why it can't begin with a record. */
  open(
    address: string,
    record: string,
    onHeight: (height: number) => void,
    onBroken: (reason: string) => void,
  ): void;
}

/** A message of the board, as far as it is needed here. */
interface Message {
  readonly quantumTicTacToe?: number;
  readonly type?: string;
  readonly code?: string;
  readonly height?: number;
  readonly message?: string;
}

export function preview(title: string): Preview {
  const element = h("iframe", { class: "embed-preview", title });
  let shown = "";
  let height = 1000;
  let hear: (message: Message) => void = () => {};
  let ask = "";
  /** Whether the answer to that record is awaited; what else is refused concerns the player. */
  let asking = false;
  let reason = "";
  addEventListener("message", ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== element.contentWindow || data?.quantumTicTacToe !== 1 || data.type !== "ready") return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<Message>) => hear(event.data);
    element.contentWindow?.postMessage({ quantumTicTacToe: 1, type: "hello" }, "*", [port2]);
    asking = ask !== "";
    if (asking) port1.postMessage({ quantumTicTacToe: 1, type: "load", record: ask });
  });
  return {
    element,
    open(address, record, onHeight, onBroken) {
      ask = record;
      hear = ({ type, code, height: wanted, message = "" }) => {
        if (asking && (type === "change" || type === "error")) {
          asking = false;
          // Where a lesson already has the board, nothing is known of the record.
          reason = type === "error" && code !== "lesson-on" ? message : "";
          if (reason !== "") onBroken(reason);
        }
        if (type !== "resize" || !wanted) return;
        element.style.height = `${wanted}px`;
        // What somebody opens in the preview is no wish of the board as it begins.
        if (document.activeElement === element) return;
        height = wanted;
        onHeight(height);
      };
      onHeight(height);
      if (address === shown) {
        if (reason !== "") onBroken(reason);
        return;
      }
      shown = address;
      asking = false;
      reason = "";
      // To replace is no step of the page's history.
      element.contentWindow?.location.replace(address);
    },
  };
}
