/** A page with two boards, each with a game of its own. */
import { mount } from "../../../www/src/board/mount";
import { games } from "../../../www/src/games/index";
import { languages } from "../../../www/src/languages/index";

const [first, second] = document.querySelectorAll("section");
if (first && second) {
  const words = await languages[0].load();
  const game = await games[0].load(words);
  mount(first, game, { words });
  const other = mount(second, game, { words, record: "q1-19" });
  document.querySelector("main > button")?.addEventListener("click", () => other.destroy());
}
