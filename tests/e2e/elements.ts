/** What the tests of the element share: the page with two of them, and what it writes down. */
import type { Page } from "@playwright/test";
import type { QuantumTicTacToeElement } from "../../pkg/element/index";
import { expect } from "./page";

export const two = (origin: string) => `${origin}examples/hosts/two-elements.html`;

/** Does something with one of the elements. */
export const using = <Result>(page: Page, id: string, act: (element: QuantumTicTacToeElement) => Result) =>
  page.locator(`#${id}`).evaluate(act as unknown as (element: Element) => Result);

export async function opened(page: Page): Promise<void> {
  await expect(page.locator("#told")).toContainText("task ready");
  await expect(page.locator("#told")).toContainText("free ready");
}

/** What has been told of one of the elements, but for the mere changes. */
export async function told(page: Page, id: string): Promise<[string, Record<string, unknown>][]> {
  const lines = ((await page.locator("#told").textContent()) ?? "").split("\n");
  return lines
    .map((line) => line.match(/^(\w+) (\w+) (.*)$/) ?? [])
    .filter(([, from, name]) => from === id && name !== "change")
    .map(([, , name = "", detail = "{}"]) => [name, JSON.parse(detail)]);
}
