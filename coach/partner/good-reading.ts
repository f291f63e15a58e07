/** A reading made a good one, where the course of the scene says what the line alone does not. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Reading } from "#coach/coach.ts";
import type { Move } from "#coach/moves/move.ts";
import { whyOf } from "#coach/moves/why.ts";

/** Moves that a line read as good cannot make. */
const UNDONE: ReadonlySet<Move> = new Set(["unresponsive", "giving_in", "position_conceded"]);

const SURE = 0.8;

/** The reading as a good line for this move; `move` undefined leaves the reason general. */
export const readAsGood = (reading: Reading, skill: SkillSlug, move: Move | undefined, user: string): Reading => {
  const rest = (1 - SURE) / 2;
  const quote = reading.moves.find((one) => one.move === move)?.quote ?? user.trim();
  const others = reading.moves.filter(({ move: other }) => other !== move && !UNDONE.has(other));
  return {
    ...reading,
    verdict: "good",
    style: "assertive",
    moves: move === undefined ? others : [...others, { move, quote }],
    quote,
    why: whyOf(skill, "good", move),
    confidence: SURE,
    chances: { ...reading.chances, verdict: { good: SURE, near_miss: rest, missed: rest } },
  };
};
