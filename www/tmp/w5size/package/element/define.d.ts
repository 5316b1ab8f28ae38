// Importing this registers `<quantum-tictactoe>`.
import "./index.js";
