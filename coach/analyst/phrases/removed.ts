/** What a rewrite has left out, and why that helps: said where the original made the move and the rewrite does not. */
import type { Move } from "#coach/moves/move.ts";

/** In the order in which they matter. */
export const REMOVED: readonly (readonly [Move, string])[] = [
  ["insult_threat", "The blow is gone, so they can hear the rest."],
  ["sarcasm", "The mockery is gone, so it can be taken at its word."],
  ["blame", "What is wrong with them is left out; it is about your side only."],
  ["cross_examining", "They are no longer asked to justify themselves."],
  ["giving_in", "It no longer gives away what you wanted to keep."],
  ["position_conceded", "It no longer gives away what you wanted to keep."],
  ["new_justification", "The reason is gone, and with it the next thing to argue about."],
  ["absolute", "The always and never are gone; they would only have been disputed."],
  ["apology", "The row of sorries is gone; it needs one at most."],
  ["hedge", "The maybe is gone, so there is nothing to wait for."],
  ["closed_question", "It no longer asks for a yes or a no."],
  ["unresponsive", "It stays with what they said."],
];
