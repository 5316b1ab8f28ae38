/** Use without a network: registers the service worker, and offers a new version when there is one. */

import { button, h } from "../board/view/dom";
import { adopt } from "../board/view/style";
import type { LaterWords } from "../languages/page-words";
import style from "./offline.css?inline";

/** The offer goes into `head`. What is registered keeps everything, so each step may fail without harm. */
export async function keepOffline(head: HTMLElement, words: LaterWords): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("./service-worker.js").catch(() => null);
  if (!registration) return;
  const had = serviceWorker.controller !== null;
  let asked = false;
  const offer = once(() => {
    const take = button(words.take, "qt-button page-update", () => {
      asked = true;
      if (registration.waiting) registration.waiting.postMessage("take over");
      else location.reload();
    });
    take.title = words.takeHint;
    adopt(head, style);
    head.append(h("div", { role: "status", class: "page-news" }, take));
  });
  const look = () => {
    if (registration.waiting && serviceWorker.controller) offer();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  look();
  // The first version takes over from nobody. A later one does so when a tab asks for it, and the others are told.
  let first = !had;
  serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (!first) offer();
    first = false;
  });
  // A tab that is left open for days asks when somebody comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && navigator.onLine) registration.update().catch(() => {});
  });
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
