import type { Cue } from "./cue.ts";
import { AGREEMENT_CUES } from "./cues/agreement.ts";
import { APOLOGY_CUES } from "./cues/apology.ts";
import { ATTACK_CUES } from "./cues/attack.ts";
import { DISCLOSURE_CUES } from "./cues/disclosure.ts";
import { EXCUSE_CUES } from "./cues/excuse.ts";
import { POSITION_CUES } from "./cues/position.ts";
import { QUESTION_CUES } from "./cues/question.ts";
import { RESPONSE_CUES } from "./cues/response.ts";
import type { Line } from "./line.ts";

export const CUES: readonly Cue[] = [
  ...POSITION_CUES,
  ...APOLOGY_CUES,
  ...EXCUSE_CUES,
  ...ATTACK_CUES,
  ...QUESTION_CUES,
  ...AGREEMENT_CUES,
  ...DISCLOSURE_CUES,
  ...RESPONSE_CUES,
];

/** A cue found: its index in `CUES` and its span in `Line.flat`. */
export type Found = { readonly cue: number; readonly from: number; readonly to: number };

/** Every cue of the line, by cue and then by place; at most eight of one cue. */
export const cuesIn = (line: Line): readonly Found[] => {
  const found: Found[] = [];
  CUES.forEach(({ pattern }, cue) => {
    let count = 0;
    for (const match of line.flat.matchAll(pattern)) {
      if (match[0].length > 0) found.push({ cue, from: match.index, to: match.index + match[0].length });
      count += 1;
      if (count === 8) break;
    }
  });
  return found;
};
