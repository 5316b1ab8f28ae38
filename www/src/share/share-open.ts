/** Opening a game from text: pasted, dropped, or from a file. What cannot be opened is said beside the field. */
import { viewOf } from "../board/course";
import { recordIn, tidied } from "../board/record-text";
import { isRefusal, type Refusal } from "../board/types";
import { button, h, named, set } from "../board/view/dom";
import { needsFull } from "../engine/engine";
import { gameOf } from "../games/index";
import { fromJson, LONGEST, looksLikeJson } from "./game-json";
import { go, sideIn } from "./link";
import { type Desk, type Section, titled } from "./share-dialog";

/** `done` is called when another game has been opened. */
export function openSection({ words, share, game, focusBoard }: Desk, done: () => void): Section {
  const { open } = share;
  const field = h("textarea", {
    class: "qt-field",
    dir: "ltr",
    rows: "3",
    autocomplete: "off",
    spellcheck: "false",
  });
  const refused = h("p", { class: "qt-hint qt-refused", role: "alert" });
  const name = named(refused);
  const object = (what: string) => {
    refused.textContent = what;
    set(field, "aria-invalid", what === "" ? null : "true");
    set(field, "aria-describedby", what === "" ? null : name);
    if (what !== "") field.focus();
  };

  const submit = () => {
    const board = game();
    const found = recordOf(field.value);
    if ("needed" in found) {
      const { value } = field;
      found.needed.then(
        () => {
          if (field.value === value && field.isConnected) submit();
        },
        () => object(words.missing.engine),
      );
      return;
    }
    if ("problem" in found) return object(found.problem);
    done();
    // The dialog gives the focus back to what opened it, but now the board is what matters.
    focusBoard();
    const side = field.value.includes("#") ? sideIn(field.value.trim()) : null;
    // Pasted on a fresh page, a link of a game by link is what it would be if it had been followed.
    if (side && board.state.here === null) board.playHere(side);
    // Another game of this page has a board of its own.
    if (gameOf(found.record).name !== board.inner.game.name) go(found.record);
    else board.record = found.record;
    field.value = "";
  };
  /** The record in a text of any kind, or why there is none, or what has to come before it can be read. */
  const recordOf = (
    text: string,
  ): { record: string } | { problem: string } | { needed: Promise<unknown> } => {
    const { engine, rules, game: page, state } = game().inner;
    const [found, read] = [engine(), rules()];
    if (!found || !read) return { problem: words.missing[state().missing ?? "engine"] };
    const broken = (refusal: Refusal) =>
      needsFull(refusal)
        ? { needed: found.full() }
        : { problem: page.voice.broken({ ...refusal, view: viewOf(state()) }) };
    if (text.trim() === "") return { problem: open.empty };
    if (text.length > LONGEST) return { problem: open.tooLong };
    if (looksLikeJson(text)) {
      const json = fromJson(found, text);
      if (!("code" in json)) return json;
      return json.code === "bad-record" ? broken(json.refusal) : { problem: open.json(json) };
    }
    const plain = tidied(text);
    const record = recordIn(plain) ?? plain;
    const result = read.read(record);
    if (!isRefusal(result)) return { record };
    return result.code === "other-game" && result.legalPrefix
      ? { record: result.legalPrefix }
      : broken(result);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LONGEST * 4) return object(open.tooLong);
    try {
      field.value = await file.text();
    } catch {
      return object(open.unreadable);
    }
    submit();
  };

  field.addEventListener("input", () => object(""));
  field.addEventListener("dragover", (event) => event.preventDefault());
  field.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void take(file);
  });
  const chooser = h("input", { type: "file", class: "qt-hidden", tabindex: "-1", "aria-hidden": "true" });
  chooser.addEventListener("change", () => {
    void take(chooser.files?.[0]);
    chooser.value = "";
  });

  const form = h(
    "form",
    {},
    h("label", { class: "qt-label" }, open.label, field),
    refused,
    h(
      "div",
      { class: "qt-row" },
      h("button", { type: "submit", class: "qt-button" }, open.submit),
      button(open.file, "qt-button", () => chooser.click()),
      chooser,
    ),
    h("p", { class: "qt-hint" }, open.hint),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return {
    element: titled(open.title, form),
    refresh() {
      object("");
      field.value = "";
    },
  };
}
