/** The whole address of the page, which only whoever publishes it knows: `PAGE_URL` tells it. */
import type { HtmlTagDescriptor, Plugin } from "vite";

/** The picture of shared links and the way home from a lost address need it where it is known. */
export function wholeAddress(page = process.env["PAGE_URL"] ?? "./"): Plugin {
  return {
    name: "whole-address",
    transformIndexHtml: (html, { filename }) => {
      if (filename.endsWith("404.html")) return html.replaceAll('href="./"', `href="${page}"`);
      if (!html.includes('property="og:title"')) return html;
      const tags: HtmlTagDescriptor[] = [
        { tag: "meta", attrs: { property: "og:image", content: `${page}preview.png` }, injectTo: "head" },
      ];
      if (page !== "./") {
        const attrs = { property: "og:url", content: page };
        tags.push({ tag: "meta", attrs, injectTo: "head" });
      }
      return { html, tags };
    },
  };
}
