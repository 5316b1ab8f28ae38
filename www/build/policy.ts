/** A content security policy for each built page: what it does not need is forbidden. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Directives that one page needs and the others don't, by the name of its file. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "embed.html": { "frame-src": "'self'" },
};

/** What the pages of a static host are allowed. */
const hosted = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self' blob:",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** What the single file is allowed: nothing but itself. */
export const alone = {
  "default-src": "'none'",
  "script-src": "'wasm-unsafe-eval'",
  "style-src": "",
  "img-src": "data: blob:",
  "worker-src": "blob:",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** Puts the policy into every built page; the development server needs inline styles. */
export function strictPolicy(): Plugin {
  return {
    name: "strict-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { filename }) => {
        const name = filename.split("/").at(-1) ?? "";
        return withPolicy(html, { ...hosted, ...exceptions[name] });
      },
    },
  };
}

/** The page with a policy that allows its inline scripts and styles by their digests. */
export function withPolicy(html: string, directives: Readonly<Record<string, string>>): string {
  const allowed = {
    ...directives,
    "script-src": `${directives["script-src"] ?? ""} ${digests(html, "script")}`,
    "style-src": `${directives["style-src"] ?? ""} ${digests(html, "style")}`,
  };
  const policy = Object.entries(allowed).map(([name, sources]) => `${name} ${sources.trim()}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}" />`;
  return html.replace(/<head>/, () => `<head>\n    ${meta}`);
}

function digests(html: string, tag: "script" | "style"): string {
  const inline = [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, "g"))];
  return inline
    .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join(" ");
}
