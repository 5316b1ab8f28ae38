/** The engine's objects as JavaScript holds them: none is used after its `free`, and none freed twice. */
import { typeError } from "./problem.ts";

export interface Handles {
  /** Lets an object stand for the one that the engine knows by this number. */
  adopt(object: object, id: unknown): void;
  /** The engine's number of an object. Throws `TypeError` if it has been freed, or never was one. */
  id(object: unknown): number;
  free(object: unknown): void;
  /** Like `free`, but what has been freed stays freed without a word. */
  dispose(object: unknown): void;
}

/** Objects of one kind; `drop` frees one in the engine. */
export function handles(kind: string, drop: (id: number) => void): Handles {
  /** Where an object has its ticket: a number, which proxies and objects that inherit from it show as it is. */
  const place = Symbol(kind);
  let last = 0;
  const ids = new Map<number, number>();
  const forget = (ticket: number) => {
    const id = ids.get(ticket);
    if (!ids.delete(ticket) || id === undefined) return;
    drop(id);
  };
  const forgotten = typeof FinalizationRegistry === "function" ? new FinalizationRegistry(forget) : null;

  const ticketOf = (object: unknown): number => {
    const isObject = (typeof object === "object" && object !== null) || typeof object === "function";
    const ticket: unknown = isObject ? Reflect.get(object, place) : undefined;
    if (typeof ticket !== "number") throw typeError(`this is no ${kind}`);
    return ticket;
  };
  const idOf = (object: unknown): number => {
    const id = ids.get(ticketOf(object));
    if (id === undefined) throw typeError(`this ${kind} has been freed`);
    return id;
  };

  return {
    adopt(object, id) {
      last += 1;
      ids.set(last, Number(id));
      Object.defineProperty(object, place, { value: last });
      forgotten?.register(object, last);
    },
    id: idOf,
    free(object) {
      idOf(object);
      forget(ticketOf(object));
    },
    dispose: (object) => forget(ticketOf(object)),
  };
}
