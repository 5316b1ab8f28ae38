/** Errors, told apart by their names. */

/** An error as the engine tells it. */
interface Told {
  readonly name: string;
  readonly message: string;
  readonly fields: object;
}

/** The error that the engine tells. Its fields are its own, whatever has been done to `Error.prototype`. */
export function problem({ name, message, fields }: Told): Error {
  if (name === "TypeError") return typeError(message);
  if (name === "RangeError") return new RangeError(message);
  const error = new Error(message);
  for (const [key, value] of Object.entries({ name, ...fields })) {
    Object.defineProperty(error, key, { value, configurable: true, enumerable: true, writable: true });
  }
  return error;
}

export function typeError(message: string): TypeError {
  return new TypeError(message);
}

/** What only the full engine has. */
export function elsewhere(name: string): Error {
  const message = `only the full engine has ${name}: this is the small one`;
  return problem({ name: "EngineError", message, fields: { code: "full-engine" } });
}
