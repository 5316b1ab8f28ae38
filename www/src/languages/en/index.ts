/** English: what the first load says, and where its other parts are. */
import { partly } from "../parts";
import type { Words } from "../words";
import { board } from "./board";

export const en = {
  language: "en",
  dir: "ltr",
  ...board,
  ...partly({
    rules: () => import("./rules").then(({ rules }) => rules),
    soon: () => import("./soon").then(({ soon }) => soon),
    explore: () => import("./explore").then(({ explore }) => explore),
    classic: () => import("./classic").then(({ classic }) => classic),
    study: () => import("./study").then(({ study }) => study),
    share: () => import("./share").then(({ share }) => share),
    later: () => import("./later").then(({ later }) => later),
    frame: () => import("./frame").then(({ frame }) => frame),
    reader: () => import("./sheets").then(({ reader }) => reader),
    sheets: () => import("./sheets").then(({ sheets }) => sheets),
    embed: () => import("./embed").then(({ embed }) => embed),
  }),
} satisfies Words;
