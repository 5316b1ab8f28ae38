/** Bytes as text that may stand in a script: five letters for four bytes, where base64 needs five and a third. */

/** No quote, backslash or dollar sign is among them. */
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%#~";

/** The last group is filled up with zeros. */
export function toBase85(bytes: Uint8Array): string {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let text = "";
  for (let at = 0; at < whole.length; at += 4) {
    let group = "";
    for (let rest = view.getUint32(at), place = 0; place < 5; place += 1, rest = Math.floor(rest / 85)) {
      group = `${LETTERS[rest % 85]}${group}`;
    }
    text += group;
  }
  return text;
}

/** The first `length` bytes of what the text says. */
export function fromBase85(text: string, length: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer((text.length / 5) * 4));
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    value = value * 85 + LETTERS.indexOf(text[at] ?? "");
    if (at % 5 < 4) continue;
    view.setUint32(((at - 4) / 5) * 4, value);
    value = 0;
  }
  return new Uint8Array(view.buffer, 0, length);
}
