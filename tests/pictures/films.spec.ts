/** Contact sheets of the animation and of every theme, to be looked at: they go to `target/pictures`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { scene } from "../../www/src/games/quantum/render/scene";
import { font, moments, palette, placed, reached, root } from "./drawing";

const out = join(root, "target/pictures");
mkdirSync(out, { recursive: true });

const films = {
  stem: "q1-12-25-34-28-15c5",
  nine: "q1-12-23-34-45-56-67-78-89-15c1",
} as const;

async function sheet(page: Page, name: string, pictures: readonly string[], side: number, columns: number) {
  const gap = 8;
  const width = columns * (side + gap) + gap;
  const height = Math.ceil(pictures.length / columns) * (side + gap) + gap;
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<body style="margin:0;background:#888"><svg width="${width}" height="${height}" font-family='${font}'>${pictures.join("")}</svg>`,
  );
  await page.screenshot({ path: join(out, `${name}.png`) });
}

for (const [name, record] of Object.entries(films)) {
  for (const theme of ["light", "dark"] as const) {
    for (const side of [288, 520]) {
      test(`${name}, ${theme}, ${side} pixels`, async ({ page }) => {
        const state = reached(record);
        const columns = side > 300 ? 3 : 4;
        const pictures = moments(state, 12).map((moment, i) =>
          placed(
            scene(state, side / 288, moment),
            palette(theme),
            8 + (i % columns) * (side + 8),
            8 + Math.floor(i / columns) * (side + 8),
            side,
          ),
        );
        await sheet(page, `film-${name}-${theme}-${side}`, pictures, side, columns);
      });
    }
  }
}

for (const theme of ["light", "dark", "more contrast", "dark, more contrast"] as const) {
  test(`the theme ${theme}`, async ({ page }) => {
    const records = [
      "q1-12-25-34-48-15",
      "q1-12-34-56-78-23",
      "q1-12-25-34-28-15c5",
      "q1-15-35-45-56-57-59-15c5",
      "q1-12-12c1-34-45-36",
      "q1-12-23-34-45-56-67-78-89-15c5",
    ];
    const states = records.map((record) => reached(record));
    const side = 400;
    const pictures = states.map((state, i) =>
      placed(
        scene(i === 4 ? { ...state, isolated: 4 } : state, side / 288),
        palette(theme),
        8 + (i % 3) * (side + 8),
        8 + Math.floor(i / 3) * (side + 8),
        side,
      ),
    );
    await sheet(page, `theme-${theme.replace(", ", "-").replace(" ", "-")}`, pictures, side, 3);
  });
}
