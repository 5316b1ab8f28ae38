// Makes a style sheet of the page fit the shadow of an element.

/**
 * Colours belong to the host, so that a page can set its own; what the page says by `data-theme` the host says by
 * `theme`; and sizes follow a property of the host, which by itself is the page's `rem`, because some pages change
 * what that is.
 */
export function hosted(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|[}{])([^{}]*:root[^{}]*)\{/g, (_, before, selectors) => `${before}${onHost(selectors)} {`)
    .replace(/^(?!\s*(?:@|--qt-rem:))(.*)$/gm, (line) =>
      line.replace(/(?<![\w.])(-?[\d.]+)rem\b/g, "calc($1 * var(--qt-rem))"),
    );
}

/** A selector for the page becomes one for the host; what it says of the board inside is the same thing. */
function onHost(selectors) {
  const own = selectors
    .split(",")
    .map((selector) => selector.trim())
    .filter((selector) => !/(^|\s)\.qt$/.test(selector));
  return own
    .map((selector) =>
      selector
        .replaceAll("data-theme", "theme")
        .replace(/^:root(\S*)/, (_, rest) => (rest ? `:host(${rest})` : ":host")),
    )
    .join(",\n");
}
