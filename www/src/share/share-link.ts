/** The link: to be seen, copied, handed to another program, or read by a camera. */
import { presentOf } from "../board/course";
import { SVG } from "../board/draw/namespace";
import { button, h, set } from "../board/view/dom";
import { linkTo } from "./link";
import { write } from "./share";
import { type Desk, type Section, titled } from "./share-dialog";
import { summary } from "./summary";

export function linkSection({ words, share, game }: Desk): Section {
  const { link } = share;
  const line = h("p", {});
  const field = h("input", {
    type: "text",
    class: "qt-field",
    dir: "ltr",
    readonly: true,
    "aria-label": link.label,
  });
  const outcome = h("p", { class: "qt-hint", role: "status" });
  const tell = (what: string, select = false) => {
    outcome.textContent = what;
    if (select) field.select();
  };
  const copy = button(link.copy, "qt-button qt-confirm", async () => {
    const copied = await write(field.value);
    tell(copied ? link.copied : link.refused, !copied);
  });
  const send = button(link.send, "qt-button", async () => {
    try {
      await navigator.share({ title: document.title, text: line.textContent ?? "", url: field.value });
      tell(link.sent);
    } catch (error) {
      // Whoever closes the system's sheet again knows that.
      if (!(error instanceof Error && error.name === "AbortError")) tell(link.notSent, true);
    }
  });
  // The address of a file leads nobody else to it.
  const alone = location.protocol === "file:";
  send.hidden = alone || !("share" in navigator);

  const picture = h("div", { class: "page-qr" });
  const code = button(link.qr, "qt-button", async () => {
    if (!picture.hidden) return show(null);
    try {
      const { qrCode, QUIET } = await import("./qr");
      const { size, path } = qrCode(field.value);
      const side = size + QUIET * 2;
      show(drawing(link.qrName, `${-QUIET} ${-QUIET} ${side} ${side}`, path));
    } catch {
      tell(link.qrFailed);
    }
  });
  const show = (drawn: Element | null) => {
    picture.replaceChildren(...(drawn ? [drawn, h("p", { class: "qt-hint" }, link.qrHint)] : []));
    picture.hidden = drawn === null;
    code.textContent = drawn ? link.qrHide : link.qr;
    set(code, "aria-expanded", String(drawn !== null));
    if (drawn) picture.scrollIntoView({ block: "nearest" });
  };
  show(null);
  code.hidden = alone;

  return {
    element: titled(
      link.title,
      line,
      ...(alone ? [h("p", { class: "qt-hint" }, link.alone)] : []),
      field,
      h("div", { class: "qt-row" }, copy, send, code),
      outcome,
      picture,
    ),
    refresh() {
      line.textContent = summary(words, share, presentOf(game().state));
      field.value = linkTo(game().state.here);
      tell("");
      show(null);
    },
  };
}

/** Dark on white in every theme: that is what cameras read. */
function drawing(name: string, viewBox: string, path: string): SVGSVGElement {
  const made = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox, role: "img", "aria-label": name })) {
    made.setAttribute(key, value);
  }
  const dark = document.createElementNS(SVG, "path");
  dark.setAttribute("d", path);
  made.append(dark);
  return made;
}
