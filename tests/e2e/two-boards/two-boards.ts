/** A page with two boards, each with a game of its own. */
import { mount } from "../../../www/src/games/quantum/mount";

const [first, second] = document.querySelectorAll("section");
if (first && second) {
  mount(first);
  const other = mount(second, { record: "q1-19" });
  document.querySelector("main > button")?.addEventListener("click", () => other.destroy());
}
