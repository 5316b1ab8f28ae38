/** The element's style sheet; when it is built, each part is made to fit a shadow. */

import board from "../../style/board.css?inline";
import doors from "../../style/doors.css?inline";
import panel from "../../style/panel.css?inline";
import tokens from "../../style/tokens.css?inline";
import wide from "../../style/wide.css?inline";
import show from "../show.css?inline";
import host from "./host.css?inline";

export const style = [tokens, host, board, panel, doors, wide, show].join("\n");
