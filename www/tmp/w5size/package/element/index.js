export { t as QuantumTicTacToeElement } from "./element.js";
