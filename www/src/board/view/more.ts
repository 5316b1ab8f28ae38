/** The door to the rarer things of any game: typing a move, asking about the board, and what else is put there. */
import type { Words } from "../../languages/words";
import type { Told } from "../course";
import type { AnyView } from "../types";
import { button, h, type Part, set, setText } from "./dom";
import { typedField } from "./typed";

export interface More extends Part {
  /** Opens the door and puts the focus into the field. */
  type(): void;
}

/** What of a game is asked here: `S` is what it says, `Q` what can be asked about its board. */
interface Context<S, Q extends string> {
  readonly words: Pick<Words, "buttons"> & { readonly ask: Readonly<Record<Q | "title", string>> };
  readonly typed: Words["typed"];
  readonly questions: readonly Q[];
  state(): {
    readonly game: unknown;
    readonly missing: unknown;
    readonly said: { readonly what: S | null };
  };
  dispatch(action: { readonly type: "typed"; readonly text: string } | Ask<Q>): void;
  /** What was said, as a sentence. */
  spoken(what: S): string;
}

interface Ask<Q> {
  readonly type: "ask";
  readonly question: Q;
}

/** What can be wrong with a typed text. */
const OBJECTIONS: readonly string[] = ["refused", "broken", "missing"] satisfies Told<AnyView>["kind"][];

export function more<S extends { readonly kind: string }, Q extends string>(
  context: Context<S, Q>,
  extras: readonly HTMLElement[],
): More {
  const { words, state, dispatch, spoken } = context;
  /** What was said about the field's text, as long as it stands there. */
  let objection: S | null = null;
  const typing = typedField(context.typed, (text) => {
    const before = state();
    dispatch({ type: "typed", text });
    const { game, said } = state();
    const { what } = said;
    const isNew = what !== null && what !== before.said.what;
    const objects = isNew && OBJECTIONS.includes(what.kind);
    if (objects) objection = what;
    return { taken: game !== before.game, objection: objects ? spoken(what) : null };
  });
  const answer = h("p", { class: "qt-hint qt-answer" });
  const asking = context.questions.map((question) =>
    button(words.ask[question], "qt-button", () => {
      dispatch({ type: "ask", question });
      answer.scrollIntoView({ block: "nearest" });
    }),
  );
  const section = h(
    "div",
    { class: "qt-section", role: "group", "aria-label": words.ask.title },
    h("p", { class: "qt-label" }, words.ask.title),
    h("div", { class: "qt-row" }, ...asking),
    answer,
  );
  const element = h(
    "details",
    { class: "qt-door qt-more" },
    h("summary", {}, words.buttons.more),
    h("div", { class: "qt-door-body" }, typing.element, section, ...extras),
  );
  return {
    element,
    type() {
      element.open = true;
      typing.focus();
    },
    render() {
      const { said, missing } = state();
      for (const made of [...typing.element.querySelectorAll("button"), ...asking]) {
        set(made, "aria-disabled", missing === null ? null : "true");
      }
      if (objection !== said.what) typing.settle();
      const answered = said.what?.kind === "answer" ? spoken(said.what) : "";
      setText(answer, answered);
      answer.hidden = answered === "";
    },
  };
}
