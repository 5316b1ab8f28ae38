/** The parts of a language that come later, each with the part of the page that speaks it. */
import type { ClassicWords } from "./classic-words";
import type { ExploreWords } from "./explore-words";
import type { EmbedWords, FrameWords, LaterWords, ReaderWords, SheetWords } from "./page-words";
import type { ShareWords } from "./share-words";
import type { StudyWords } from "./study-words";
import type { FullRules, SoonWords } from "./words";

export interface Parts {
  readonly rules: FullRules;
  readonly soon: SoonWords;
  readonly explore: ExploreWords;
  readonly classic: ClassicWords;
  readonly study: StudyWords;
  readonly share: ShareWords;
  readonly later: LaterWords;
  readonly frame: FrameWords;
  readonly reader: ReaderWords;
  readonly sheets: SheetWords;
  readonly embed: EmbedWords;
}

/** How each part is had. */
export type Loaders = { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> };

/** What of the parts is needed without waiting, once it has come. */
export interface Ready {
  readonly soon: SoonWords | null;
}

/** The parts, one of which is kept where those who can't wait find it. */
export function partly(loaders: Loaders): { readonly parts: Loaders; readonly ready: Ready } {
  const ready: { soon: SoonWords | null } = { soon: null };
  const soon = async () => {
    ready.soon ??= await loaders.soon();
    return ready.soon;
  };
  return { parts: { ...loaders, soon }, ready };
}
