/** What every part of this game's view is given. */

import type { Context as BoardContext } from "../../../board/context";
import type { Own } from "../actions";
import type { State } from "../state";
import type { View } from "../types";

export type { Overlay } from "../../../board/context";
export type Context = BoardContext<View, State, Own>;
