/** Registers `<quantum-tictactoe>`, once, where elements exist. */
import { QuantumTicTacToeElement } from "./element";

const NAME = "quantum-tictactoe";
if (globalThis.customElements && !customElements.get(NAME)) {
  customElements.define(NAME, QuantumTicTacToeElement);
}
