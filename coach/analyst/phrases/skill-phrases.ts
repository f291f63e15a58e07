/** The shape of what the analyst says of one skill. Sentences are whole; those of `worked` and `onwards` end before a quote. */
import type { Move } from "#coach/moves/move.ts";
import type { Style } from "#domain/analysis/analysis.ts";

type ByMove<Text> = Readonly<Partial<Record<Move, Text>>>;

export type SkillPhrases = {
  /** What a good line did, without its full stop: the quote follows. The last resort is `other`. */
  readonly worked: ByMove<readonly string[]> & { readonly other: readonly string[] };
  /** What to try where a line of this kind slipped. */
  readonly next: ByMove<string>;
  readonly nextOther: readonly string[];
  /** Why a good line holds; said of a rewrite. */
  readonly holds: readonly string[];
  /** What to try when nothing slipped. */
  readonly onwards: string;
  /** Good lines that fit a scene nobody has written, by the style of the line they replace. */
  readonly lines: Readonly<Partial<Record<Style, readonly string[]>>> & { readonly other: readonly string[] };
};
