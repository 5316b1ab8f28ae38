/** From sentences to HTML. */

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Links, emphasis and code inside a sentence; `addressOf` says where a link leads from this page. */
export function inline(text: string, addressOf = (address: string) => address): string {
  return escaped(text)
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, name: string, address: string) => {
      const rel = address.startsWith("https:") ? ' rel="noopener"' : "";
      return `<a href="${addressOf(address)}"${rel}>${name}</a>`;
    })
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/`([^`]+)`/g, '<code translate="no" dir="ltr">$1</code>');
}

/** Lines of a head or a body. */
export function lines(parts: readonly string[]): string {
  return parts.join("\n    ");
}

/** What stands at the head of every page. */
export function basics(title: string): string[] {
  return [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escaped(title)}</title>`,
    '<meta name="color-scheme" content="light dark" />',
  ];
}

/** The colours of the browser's own bars. */
export const themeColours: readonly string[] = [
  '<meta name="theme-color" content="#FAFAF7" media="(prefers-color-scheme: light)" />',
  '<meta name="theme-color" content="#121212" media="(prefers-color-scheme: dark)" />',
];
