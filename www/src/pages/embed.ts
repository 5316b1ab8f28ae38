/** Makes a board for another page: switches, a preview, and the snippets to copy. */

import { recordIn, tidied } from "../board/record-text";
import { button, h } from "../board/view/dom";
import { adopt } from "../board/view/style";
import { parts } from "../host/show";
import type { EmbedWords } from "../languages/page-words";
import type { Words } from "../languages/words";
import style from "./embed.css?inline";
import { homeFolder } from "./home";
import { preview } from "./preview";

/** The switches as the query of the frame and the attributes of the element have them; what is usual is left out. */
type Switches = readonly (readonly [name: string, value: string])[];

export async function embedMaker(page: HTMLElement, { parts: { embed } }: Words): Promise<void> {
  const words = await embed();
  adopt(page, style);
  const players = choice(words.players, "both", words.playersOf);
  const level = choice(words.level, "casual", words.levelOf);
  const colours = choice(words.colours, "auto", words.coloursOf);
  const opens = choice(words.opens, "game", words.opensOf);
  const start = h("input", {
    type: "text",
    class: "embed-field",
    dir: "ltr",
    autocomplete: "off",
    spellcheck: "false",
  });
  const locked = box(words.locked, false);
  const still = box(words.still, false);
  const boxes = parts.map((part) => ({ part, ...box(words.parts[part], true) }));
  const startHint = h("span", { class: "embed-hint" });
  const shown = preview(words.preview);
  const forFrame = snippet(words, words.frame, page);
  const forElement = snippet(words, words.element, page, words.elementHint);

  const form = h(
    "form",
    { class: "embed-form" },
    players.element,
    level.element,
    h("label", { class: "embed-label" }, words.start, start, startHint),
    opens.element,
    colours.element,
    h("div", { class: "embed-boxes" }, locked.element, still.element),
    h(
      "fieldset",
      { class: "embed-parts" },
      h("legend", {}, words.shown),
      h("div", { class: "embed-boxes" }, ...boxes.map(({ element }) => element)),
    ),
  );
  const update = () => {
    const chosen = boxes.filter(({ input }) => input.checked).map(({ part }) => part);
    const record = recordOf(start.value);
    const exercise = opens.select.value;
    const switches: Switches = [
      ...usual("players", players.select.value, "both"),
      ...(players.select.value === "both" ? [] : usual("level", level.select.value, "casual")),
      ...usual("start", record, ""),
      ...(exercise === "game" ? [] : [[exercise, exercise === "puzzle" ? "today" : "1"] as const]),
      ...usual("theme", colours.select.value, "auto"),
      ...(locked.input.checked ? ([["locked", ""]] as const) : []),
      ...(still.input.checked ? ([["motion", "none"]] as const) : []),
      ...(chosen.length === parts.length ? [] : ([["show", chosen.join(" ")]] as const)),
    ];
    level.element.hidden = players.select.value === "both";
    const query = new URLSearchParams([["embed", "1"], ...switches.map(([name, value]) => [name, value])]);
    const address = new URL(`${homeFolder()}?${query}`, location.href).href;
    startHint.textContent = words.startHint;
    start.removeAttribute("aria-invalid");
    const write = (height: number) => forFrame.set(frameSnippet(address, words.boardTitle, height));
    shown.open(address, record, write, (reason) => {
      startHint.textContent = words.startBroken(reason);
      start.setAttribute("aria-invalid", "true");
    });
    forElement.set(elementSnippet(switches));
    // Of the exercises only lessons are an attribute.
    forElement.element.hidden = exercise === "puzzle" || exercise === "quiz";
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", update);
  page.append(h("div", { class: "embed-both" }, form, shown.element), forFrame.element, forElement.element);
  update();
}

function usual(name: string, value: string, left: string): Switches {
  return value === left ? [] : [[name, value]];
}

/** The record in what was pasted; whether it is one the board will say. */
function recordOf(text: string): string {
  const plain = tidied(text);
  return recordIn(plain) ?? plain;
}

function frameSnippet(address: string, title: string, height: number): string {
  return [
    "<iframe",
    `  src="${escaped(address)}"`,
    `  title="${escaped(title)}"`,
    `  width="100%" height="${height}" loading="lazy"`,
    '  allow="clipboard-write"',
    '  style="border: 0; max-width: 40rem"',
    "></iframe>",
  ].join("\n");
}

function elementSnippet(switches: Switches): string {
  const attributes = switches.map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return [
    `<script type="module" src="${new URL(`${homeFolder()}package/element/define.js`, location.href).href}"></script>`,
    `<quantum-tictactoe${attributes.join("")}></quantum-tictactoe>`,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function choice(label: string, usual: string, options: Readonly<Record<string, string>>) {
  const select = h(
    "select",
    { class: "embed-field" },
    ...Object.entries(options).map(([value, text]) => h("option", { value }, text)),
  );
  select.value = usual;
  return { select, element: h("label", { class: "embed-label" }, label, select) };
}

function box(label: string, on: boolean) {
  const input = h("input", { type: "checkbox" });
  input.checked = on;
  return { input, element: h("label", { class: "embed-box" }, input, label) };
}

function snippet(words: EmbedWords, title: string, page: HTMLElement, hint = "") {
  const text = h("textarea", {
    class: "embed-code",
    dir: "ltr",
    readonly: true,
    spellcheck: "false",
    "aria-label": title,
  });
  const outcome = h("span", { role: "status" });
  const copy = button(words.copy, "embed-button", async () => {
    try {
      await navigator.clipboard.writeText(text.value);
      outcome.textContent = words.copied;
    } catch {
      text.select();
      outcome.textContent = words.failed;
    }
  });
  const element = h("section", {}, h("h2", {}, title), text, h("p", { class: "embed-row" }, copy, outcome));
  if (hint !== "") element.append(h("p", { class: "embed-hint" }, hint));
  page.append(element);
  // As high as the text is where it stands: no line of it is cut off.
  const fit = () => {
    text.style.height = "auto";
    text.style.height = `${text.scrollHeight + text.offsetHeight - text.clientHeight}px`;
  };
  new ResizeObserver(fit).observe(element);
  return {
    element,
    set(code: string) {
      if (text.value === code) return;
      text.value = code;
      fit();
      outcome.textContent = "";
    },
  };
}
