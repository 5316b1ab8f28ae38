/// <reference types="vitest/config" />
// How the page is built: relative addresses, so that it can lie under any path, and a strict policy.
import { defineConfig, type Plugin } from "vite";

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Puts the content security policy into the built page; the development server needs inline styles. */
function strictPolicy(): Plugin {
  return {
    name: "strict-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: policy },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** The picture for shared links needs a whole address, which only whoever publishes the page knows. */
function sharedPicture(): Plugin {
  const page = process.env["PAGE_URL"] ?? "./";
  return {
    name: "shared-picture",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { property: "og:image", content: `${page}preview.png` }, injectTo: "head" },
    ],
  };
}

export default defineConfig({
  base: "./",
  plugins: [strictPolicy(), sharedPicture()],
  build: { target: "es2022", modulePreload: { polyfill: false }, reportCompressedSize: true },
  optimizeDeps: { exclude: ["quantum-tictactoe"] },
  test: { include: ["test/**/*.test.ts"] },
});
