// Shortens the JavaScript around the engine: what it says of itself stands in the declarations, which are kept by hand.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const file = fileURLToPath(new URL("../../pkg/quantum_tictactoe.js", import.meta.url));

const bundle = await rolldown({ input: file, platform: "browser", tsconfig: false });
const { output } = await bundle.generate({
  format: "es",
  // Its names stay, for those who read a trace.
  minify: { compress: true, mangle: { toplevel: false, keepNames: true }, codegen: true },
});
writeFileSync(file, output[0].code);
console.log(`pkg/quantum_tictactoe.js  ${output[0].code.length} bytes`);
