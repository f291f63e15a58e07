/** Details the counterpart has laid down, and which of them a line of the user's picks up. */
import type { Hook } from "#coach/content/scene.ts";
import type { Known } from "./known.ts";
import { fitOf } from "./phrase.ts";
import { type Course, count, type Option, type Turn } from "./policy.ts";
import { saidIn, sentenceKeys } from "./sentences.ts";

const hooksOf = (known: Known): readonly Hook[] => {
  const { scene } = known;
  return scene?.skill === "free-information" || scene?.skill === "self-disclosure" ? scene.hooks : [];
};

const holds = (said: ReadonlySet<string>, text: string): boolean => sentenceKeys(text).every((key) => said.has(key));

/** Marks for what the answered line laid down. The opening line of a talk scene plants the first two hooks. */
export const plantedIn = (turn: Turn, known: Known): readonly string[] => {
  const said = saidIn([turn.partner]);
  const opening = turn.partner === known.scene?.startingLine;
  return hooksOf(known).flatMap((hook, index) =>
    (opening && index < 2) || holds(said, hook.text) || holds(said, hook.more) ? [`planted:${index}`] : [],
  );
};

/**
 * The hook whose words occur in this line, what was laid down latest first; -1 when none do. A hook not laid down yet is
 * found too: the counterpart then has something to say to it.
 */
export const pickedUp = (turn: Turn, known: Known, marks: readonly string[]): number => {
  let best = -1;
  let bestFit = 0;
  hooksOf(known).forEach((hook, index) => {
    const at = marks.lastIndexOf(`planted:${index}`);
    const fit = fitOf(turn.signals.heard, hook.words);
    const weight = fit > 0 ? fit + (at < 0 ? 0 : 50 + at) : 0;
    if (weight > bestFit) {
      best = index;
      bestFit = weight;
    }
  });
  return best;
};

export const lastMark = (course: Course, kind: string): number =>
  Number(course.marks.findLast((mark) => mark.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? -1);

/** What the counterpart says when a hook is picked up: more of it, or first the hook itself when it was not laid down. */
export const openUp = (index: number, course: Course, known: Known, next: readonly Option[]): readonly Option[] => {
  const hook = hooksOf(known)[index];
  if (!hook) return [];
  const opened: Option = { tactic: "opens_up", lines: [hook.more], next, nextChance: 0.7 };
  if (count(course, `planted:${index}`) > 0) return [opened];
  return [{ tactic: "opens_up", lines: [hook.text], next: [opened], nextChance: 1 }, opened];
};

/** Hooks not laid down yet, as lines. */
export const freshHooks = (known: Known): readonly string[] => hooksOf(known).map(({ text }) => text);
