import { t as e } from "./element.js";
const t = `quantum-tictactoe`;
globalThis.customElements && !customElements.get(t) && customElements.define(t, e);
