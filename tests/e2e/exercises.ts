/** What the tests of exercises share. */
import type { Locator, Page } from "@playwright/test";
import { expect, open } from "./page";

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });
export const title = (page: Page): Locator => page.locator(".qt-ex-title");

/** Opens an exercise by its link. */
export async function study(page: Page, record: string, path: string): Promise<void> {
  await open(page, record, path);
  await expect(title(page)).toBeVisible();
}
