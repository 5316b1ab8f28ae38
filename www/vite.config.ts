/// <reference types="vitest/config" />
// How the page is built: relative addresses, so that it can lie under any path, and a strict policy.
import { readdirSync } from "node:fs";
import { defineConfig } from "vite";
import { wholeAddress } from "./build/address.ts";
import { plainImports } from "./build/imports.ts";
import { manifest } from "./build/manifest.ts";
import { packageBeside } from "./build/package.ts";
import { strictPolicy } from "./build/policy.ts";
import { precache } from "./build/precache.ts";
import { singleFile } from "./build/single-file.ts";
import { staticPages } from "./build/static-pages.ts";
import { together } from "./build/together.ts";

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".html"));

export default defineConfig({
  base: "./",
  plugins: [
    staticPages(),
    manifest(),
    wholeAddress(),
    strictPolicy(),
    plainImports(),
    together(),
    singleFile(),
    packageBeside(),
    precache(),
  ],
  build: {
    target: "es2022",
    // What a later part needs beside itself it asks for itself; a list of that would be on the first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) => (hostType === "html" ? needed : []),
    },
    reportCompressedSize: true,
    rollupOptions: {
      input: pages.map((name) => `${import.meta.dirname}/${name}`),
    },
  },
  optimizeDeps: { exclude: ["quantum-tictactoe"] },
  // Nothing here measures speed: thousands of games take as long as a busy machine needs.
  test: { include: ["test/**/*.test.ts"], testTimeout: 60_000 },
});
