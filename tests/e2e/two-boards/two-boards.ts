/** A page with two boards, each with a game of its own. */
import { mount } from "../../../www/src/games/quantum/mount";
import { languages } from "../../../www/src/languages/index";

const [first, second] = document.querySelectorAll("section");
if (first && second) {
  const words = await languages[0].load();
  mount(first, { words });
  const other = mount(second, { words, record: "q1-19" });
  document.querySelector("main > button")?.addEventListener("click", () => other.destroy());
}
