/** The grammar of English. */
import { grammarOf } from "../grammar";

/** British in its lists: no comma before "and". */
export const { and, or, plural, number, points } = grammarOf("en-GB");
