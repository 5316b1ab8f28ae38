/** End-to-end tests in a real Chromium, against the built page at the root and under a path. */
import { defineConfig } from "@playwright/test";
import { type Family, fontsConfig } from "./tests/e2e/fonts";

const executablePath = process.env["CHROMIUM_PATH"] ?? "";
const port = Number(process.env["E2E_PORT"] ?? 4173);
/** The letters that the tests see: `wide`, `narrow` or `large`. */
const family = (process.env["E2E_LETTERS"] ?? "wide") as Family;
const preview = "npx vite preview www --host 127.0.0.1 --strictPort";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Nothing here measures speed: what waits in vain has time enough on a busy machine. A test that passes
  // only when tried again has a race, in it or in the page.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 1,
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 800 },
    // What a browser asks for is the page's language; those tests that name no English run in any.
    locale: process.env["E2E_LANGUAGE"] ?? "en-US",
    // Every test is a first visit; those of offline use say otherwise.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath === "" ? {} : { executablePath }),
      // Playwright lifts the limit that browsers set to changes of the address; nobody else's browser does.
      ignoreDefaultArgs: ["--disable-ipc-flooding-protection"],
      env: { ...process.env, FONTCONFIG_FILE: fontsConfig(family) } as Record<string, string>,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    { command: `${preview} --port ${port}`, port },
    { command: `${preview} --port ${port + 1} --base /some/path/`, port: port + 1 },
    {
      command:
        "npx vite build tests/e2e/two-boards --logLevel error && " +
        `npx vite preview tests/e2e/two-boards --host 127.0.0.1 --strictPort --port ${port + 2}`,
      port: port + 2,
    },
  ].map((server) => ({ ...server, reuseExistingServer: false })),
});
