/** The field for typed moves, records and links of any game. */
import type { Words } from "../../languages/words";
import { h, named, set, setText } from "./dom";

export interface TypedField {
  readonly element: HTMLElement;
  focus(): void;
  /** Something else has been said meanwhile: an objection to the field's text is over. */
  settle(): void;
}

/** What came of a text. */
export interface Typed {
  /** Whether it changed the game, and the field can be emptied. */
  readonly taken: boolean;
  /** Why not, if that was said. */
  readonly objection: string | null;
}

export function typedField(words: Words["typed"], submit: (text: string) => Typed): TypedField {
  const field = h("input", {
    type: "text",
    class: "qt-field",
    dir: "ltr",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  // Whoever has scrolled down to the field does not see the sentence above the board.
  const refused = h("p", { class: "qt-hint qt-refused" });
  const name = named(refused);
  refused.hidden = true;
  const element = h(
    "form",
    { class: "qt-section qt-typed" },
    h("label", { class: "qt-label" }, words.label, field),
    h("button", { type: "submit", class: "qt-button" }, words.submit),
    refused,
    h("p", { class: "qt-hint" }, words.hint),
  );
  const object = (objection: string | null) => {
    setText(refused, objection ?? "");
    refused.hidden = objection === null;
    set(field, "aria-invalid", objection === null ? null : "true");
    set(field, "aria-describedby", objection === null ? null : name);
  };
  field.addEventListener("input", () => object(null));
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const { taken, objection } = submit(field.value);
    if (taken) field.value = "";
    if (objection === null) return;
    object(objection);
    refused.scrollIntoView({ block: "nearest" });
  });
  return {
    element,
    focus: () => field.focus(),
    settle() {
      if (!refused.hidden) object(null);
    },
  };
}
