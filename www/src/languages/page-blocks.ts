/** What a page to read is made of, as plain data; links stand in texts as `[name](address)`. */

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A game to be stepped through; `from` is the first step shown. */
  | {
      readonly kind: "example";
      readonly title: string;
      readonly record: string;
      readonly from: number;
      readonly text: string;
    };

export interface ReadingPage {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** What is missing on it without a script. */
  readonly noScript: string;
  readonly blocks: readonly Block[];
}
