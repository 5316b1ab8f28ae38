// Builds the page with two boards, for the tests only.
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  build: { outDir: "../../../test-results/two-boards", emptyOutDir: true, target: "es2022" },
});
