/** All that is on a page beside its own game: the board in a frame, what can wait, and pages to read. */
import { frame, query, words } from "./shell/begin";
import { exerciseOf } from "./shell/exercise";
import * as memory from "./shell/memory";

const place = frame;
if (place) {
  const said = words.then(({ parts }) => Promise.all([parts.frame(), parts.soon()]));
  void Promise.all([import("./host/frame"), words, said]).then(
    ([{ embedded }, all, [said]]) =>
      embedded(place, query, all, said, {
        exercise: exerciseOf(location),
        notebook: memory.exercises,
        canKeep: memory.canKeep(),
      }),
    () => words.then(({ missing }) => place.replaceChildren(missing.engine)),
  );
}

// A frame belongs to another page, and what is developed changes all the time.
const head = document.querySelector<HTMLElement>(".page-head");
if (import.meta.env.MODE === "production" && head && self === top) {
  addEventListener("load", () => {
    void Promise.all([import("./shell/later"), words.then(({ parts }) => parts.later())]).then(
      ([{ later }, said]) => later(head, document.querySelector(".qt-more > .qt-door-body"), said),
    );
  });
}

const reading = document.querySelector<HTMLElement>("main[data-page]");
if (import.meta.env.MODE !== "alone" && reading)
  void Promise.all([import("./pages/pages"), words]).then(([{ show }, all]) => show(reading, all));
