/** Details the counterpart has laid down, and which of them a line of the user's picks up. */
import type { DeepHook, Hook, Scene } from "#coach/content/scene.ts";
import type { Known } from "./known.ts";
import { fitOf } from "./phrase.ts";
import { type Course, count, type Option, type Turn } from "./policy.ts";
import { sharesWords } from "./reactions.ts";
import { saidIn, sentenceKeys } from "./sentences.ts";

const hooksOf = (known: Known): readonly (Hook | DeepHook)[] => {
  const { scene } = known;
  return scene?.skill === "free-information" || scene?.skill === "self-disclosure"
    ? scene.hooks
    : (known.own?.hooks ?? []);
};

/** What is to be said of a hook, in the order in which it opens. */
const layersOf = (hook: Hook | DeepHook): readonly string[] =>
  "deeper" in hook ? [hook.more, hook.deeper] : [hook.more];

const holds = (said: ReadonlySet<string>, text: string): boolean => sentenceKeys(text).every((key) => said.has(key));

/**
 * Marks for what the answered line laid down, what it was mostly about last. The opening line of a talk scene plants the
 * first two hooks.
 */
export const plantedIn = (turn: Turn, known: Known): readonly string[] => {
  const said = saidIn([turn.partner]);
  const opening = turn.partner === known.scene?.startingLine;
  const marks = (is: (hook: Hook | DeepHook, index: number) => boolean): readonly string[] =>
    hooksOf(known).flatMap((hook, index) => (is(hook, index) ? [`planted:${index}`] : []));
  const opened = (hook: Hook | DeepHook): boolean => layersOf(hook).some((line) => holds(said, line));
  return [
    ...marks((hook, index) => ((opening && index < 2) || holds(said, hook.text)) && !opened(hook)),
    ...marks(opened),
  ];
};

/** Said again, in whatever form, of what was only just laid down: "you quarrelled with a what?" */
const ECHOED_FIT = 4;
const ASKED_WEIGHT = 3;
const TOLD_WEIGHT = 0.01;

const echoes = ({ partner, user }: Turn, hook: Hook | DeepHook): boolean =>
  [hook.text, ...layersOf(hook)].some((line) => partner.includes(line) && sharesWords(user, line));

/** Comes back to a word of what was only just told: "one of them ate your glove". */
export const echoesAny = (turn: Turn, known: Known): boolean => hooksOf(known).some((hook) => echoes(turn, hook));

/**
 * The hook whose words occur in this line, what was laid down latest first; -1 when none do. A hook not laid down yet is
 * found too: the counterpart then has something to say to it.
 */
export const pickedUp = (turn: Turn, known: Known, marks: readonly string[]): number => {
  let best = -1;
  let bestFit = 0;
  hooksOf(known).forEach((hook, index) => {
    const at = marks.lastIndexOf(`planted:${index}`);
    // What is asked about weighs more than what is only mentioned.
    const asked = turn.signals.asked ? ASKED_WEIGHT * fitOf(turn.signals.asked, hook.words) : 0;
    const echoed = at >= 0 && echoes(turn, hook) ? ECHOED_FIT : 0;
    const fit = asked + echoed + fitOf(turn.signals.heard, hook.words);
    // Of what has been told to the end there is no more to hear, as long as anything else is meant as well.
    const told = marks.filter((mark) => mark === `picked:${index}`).length >= layersOf(hook).length;
    const weight = fit > 0 ? (fit + (at < 0 ? 0 : 50 + at)) * (told ? TOLD_WEIGHT : 1) : 0;
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
  const opened: Option = { tactic: "opens_up", lines: layersOf(hook), inOrder: true, next, nextChance: 0.35 };
  if (count(course, `planted:${index}`) > 0) return [opened];
  const first: Option = { ...opened, lines: layersOf(hook).slice(0, 1) };
  return [{ tactic: "opens_up", lines: [hook.text], next: [first], nextChance: 1 }, opened];
};

/** What there is to say of a hook, as lines; none for an index that is no hook's. */
export const openedBy = (index: number, known: Known): readonly string[] => {
  const hook = hooksOf(known)[index];
  return hook ? layersOf(hook) : [];
};

/** What someone interested could say to this line of the counterpart's: about what it opens first, then what it lays down. */
export const asksOf = (scene: Scene, partner: string): readonly string[] => {
  if (scene.skill !== "free-information") return [];
  const opened = scene.hooks.filter(({ more }) => partner.includes(more));
  const laid = scene.hooks.filter(({ text }) => partner.includes(text));
  return [...new Set([...opened, ...laid])].map(({ ask }) => ask);
};

/** For a line about something the counterpart has not come to yet: they mention it, and no more than that. */
export const mention = (turn: Turn, known: Known): readonly Option[] => {
  const about = turn.signals.asked ?? turn.signals.heard;
  const fits = hooksOf(known).map(({ text, words }) => ({ text, fit: fitOf(about, words) }));
  const lines = fits
    .filter(({ fit }) => fit > 0)
    .toSorted((left, right) => right.fit - left.fit)
    .map(({ text }) => text);
  return [{ tactic: "hook", lines: lines.slice(0, 1) }];
};

/** Hooks neither laid down nor being opened yet, as lines. */
export const freshHooks = (known: Known, course: Course): readonly string[] =>
  hooksOf(known)
    .filter((_, index) => count(course, `planted:${index}`) + count(course, `picked:${index}`) === 0)
    .map(({ text }) => text);
