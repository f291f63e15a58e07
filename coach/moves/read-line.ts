/** Reads one line of the user's for the skill being practised, with the shipped weights. Pure, about a millisecond. */
import type { Reading } from "../coach.ts";
import { type ReadInput, readerOf } from "./reader.ts";
import { LEXICON, NET } from "./weights.ts";

export type { ReadInput } from "./reader.ts";

/** Any string is allowed. Every quote occurs in `input.user` to the letter. */
export const readLine: (input: ReadInput) => Reading = readerOf({ net: NET, lexicon: LEXICON });
