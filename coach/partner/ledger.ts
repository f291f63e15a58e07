/** The ledger of a conversation: which push each of the user's lines answered, and what it did to the user. */
import type { Exchange, Reading } from "#coach/coach.ts";
import { play } from "./course.ts";
import type { Turn } from "./policy.ts";
import { tacticOf } from "./tactic.ts";

export type LedgerEntry = {
  /** Index of the user's line in the exchange's messages. */
  readonly at: number;
  readonly user: string;
  /** The counterpart's line it answered; "" when there was none. */
  readonly partner: string;
  /** That line's tactic; "" when there was none. */
  readonly tactic: string;
  readonly reading: Reading;
  /** The line did what the push was after: gave in, justified, defended, apologised too much, hit back, or let it go by. */
  readonly tookBait: boolean;
  /** The leaky score of good moves, ≥ 0, before and after the line. */
  readonly firmnessBefore: number;
  readonly firmnessAfter: number;
  /** True for lines said once the scene had come to its end. */
  readonly afterEnd: boolean;
};

const tookBait = ({ verdict, gaveIn, attacked, factual }: Turn): boolean =>
  (verdict === "missed" && !factual) || gaveIn || attacked;

/** One entry for each of the user's lines, oldest first. */
export const readLedger = (exchange: Exchange): readonly LedgerEntry[] => {
  const { known, turns } = play(exchange);
  return turns.map(({ turn, before, after }) => ({
    at: turn.at,
    user: turn.user,
    partner: turn.partner,
    tactic: tacticOf(turn.partner, known),
    reading: turn.reading,
    tookBait: tookBait(turn),
    firmnessBefore: before.firmness,
    firmnessAfter: after.firmness,
    afterEnd: before.ended,
  }));
};
