/** Names the tactic of a counterpart's line: found by its sentences in the content, else guessed by its words. */
import { brokenRecordEchoes } from "#coach/content/broken-record/lines.ts";
import { NEWS_LINES } from "./news.ts";
import { REMAINDERS } from "./remainders.ts";
import { REFUSING } from "#coach/content/custom-refusals.ts";
import type { Scene } from "#coach/content/scene.ts";
import type { Known } from "./known.ts";
import { sentenceKeys } from "./sentences.ts";

type Lists = readonly (readonly [tactic: string, lines: readonly string[]])[];

const sceneLists = (scene: Scene): Lists => {
  const shared: Lists = [
    ["opening", [scene.startingLine]],
    ["answer", scene.answers.map(({ text }) => text)],
    ["comeback", scene.hears.map(({ text }) => text)],
    ["soften", scene.soften],
    ["yield", scene.yield],
    ["take", scene.take],
    ["farewell", scene.farewell],
  ];
  switch (scene.skill) {
    case "broken-record":
      return [...shared, ...Object.entries(scene.press), ["reason", scene.reasons.map(({ text }) => text)]];
    case "fogging":
      return [
        ...shared,
        ["criticism", scene.criticism.map(({ text }) => text)],
        ["new_justification", scene.onDefence],
        ["insult_threat", scene.onAttack],
      ];
    case "negative-assertion":
      return [
        ...shared,
        ["accusation", scene.accuse.map(({ text }) => text)],
        ["not_yours", scene.notTheirs.map(({ text }) => text)],
        ["new_justification", scene.onExcuse],
        ["grovel", scene.onGrovel],
        ["repair", scene.onRepair],
      ];
    case "negative-inquiry":
      return [
        ...shared,
        ["hint", scene.vague],
        ["complaint", scene.complaints.map(({ text }) => text)],
        ["cross_examining", scene.onCrossExamine],
        ["new_justification", scene.onDefence],
        ["shut_down", scene.onShutDown],
      ];
    case "free-information":
      return [
        ...shared,
        ["yield", scene.parting],
        ["detail", scene.hooks.map(({ text }) => text)],
        ["opens_up", scene.hooks.flatMap(({ more, deeper }) => [more, deeper])],
        ["short", scene.short],
        ["flat", scene.flat],
      ];
    case "self-disclosure":
      return [
        ...shared,
        ["yield", scene.parting],
        ["hook", scene.hooks.map(({ text }) => text)],
        ["opens_up", scene.hooks.map(({ more }) => more)],
        ["deflect", scene.deflect],
        ["blame", scene.onBlame],
        ["nothing", scene.onNothing],
      ];
    case "workable-compromise":
      return [
        ...shared,
        ["press", scene.press],
        ["reject", scene.reject],
        ["need", scene.need],
        ["counter", scene.counter],
        ["check", scene.checks],
        ["ultimatum", scene.onUltimatum],
      ];
    default:
      return scene satisfies never;
  }
};

/** Everything the counterpart of this scene has to say that is the scene's own. */
export const linesOfScene = (scene: Scene): readonly string[] => sceneLists(scene).flatMap(([, lines]) => lines);

const refusalLists = ({ skill }: Known): Lists => {
  if (skill !== "broken-record") return [];
  const { tactics, onFailure, soften, take } = REFUSING;
  return [...Object.entries(tactics), ...Object.entries(onFailure), ["soften", soften], ["take", take]];
};

const listsOf = (known: Known): Lists => [
  ...(known.scene ? sceneLists(known.scene) : []),
  ...refusalLists(known),
  ...Object.entries(known.lines.tactics),
  ["opening", known.lines.openings],
  ...Object.entries(known.lines.onFailure),
  ...Object.entries(known.lines.replies ?? {}),
  ["soften", known.lines.soften],
  ["yield", known.lines.yield],
  ["take", known.lines.take],
  ...Object.entries(known.lines.graceful),
  ["farewell", known.lines.farewell],
  ["comeback", (known.lines.hears ?? []).map(({ text }) => text)],
  ["check", known.lines.checks ?? []],
  ["news", NEWS_LINES],
  ["remainder", REMAINDERS],
];

const indexes = new WeakMap<object, ReadonlyMap<string, string>>();

const indexOf = (known: Known): ReadonlyMap<string, string> => {
  const owner = known.scene ?? known.lines;
  const ready = indexes.get(owner);
  if (ready) return ready;
  const index = new Map<string, string>();
  for (const [tactic, lines] of listsOf(known)) {
    for (const key of lines.flatMap(sentenceKeys)) if (!index.has(key)) index.set(key, tactic);
  }
  indexes.set(owner, index);
  return index;
};

const GUESSES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what if|how about|half|instead|just this once|in return|discount|throw in|only (?:one|a)|deal|meet me)\b/,
    "bargaining",
  ],
  [
    /\b(?:everyone|everybody|nobody else|rules?|policy|manager|expert|normally|always been|supposed to|most people|experience)\b/,
    "authority",
  ],
  [
    /\b(?:thought (?:you|we)|after all|counting on|disappoint\w*|hurts?|let (?:me|us) down|selfish|care about|for you|favou?r)\b/,
    "guilt",
  ],
];

/** Echo lines as patterns: their slot holds whatever reason the user gave. */
const ECHOES = brokenRecordEchoes.map(
  (line) => new RegExp(line.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace("{reason}", ".+")),
);

const roots = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));

/** The skill's tactic whose lines share most words with `text`; its first tactic when none does. */
const nearest = (text: string, known: Known): string => {
  const wanted = new Set(roots(text));
  const ranked = Object.entries(known.lines.tactics).map(([tactic, lines]) => {
    const words = new Set(lines.flatMap(roots));
    return { tactic, shared: [...wanted].filter((word) => words.has(word)).length };
  });
  return ranked.toSorted((left, right) => right.shared - left.shared)[0]?.tactic ?? "opening";
};

/** The tactic of a line that is in the content, by its last known sentence, which is its push; else undefined. */
export const knownTacticOf = (text: string, known: Known): string | undefined => {
  const index = indexOf(known);
  const { pushes = {}, kind = [], yields = [], complaints = [], need = [], reject = [], gives = [] } = known.own ?? {};
  const own = Object.entries({ ...pushes, kind, yield: yields, complaint: complaints, need, reject, opens_up: gives });
  const ofOwn = own.find(([, lines]) => lines.some((line) => text.includes(line)));
  if (ofOwn) return ofOwn[0];
  return sentenceKeys(text)
    .map((key) => index.get(key))
    .findLast((tactic) => tactic !== undefined);
};

/** Like `knownTacticOf`, guessed where the line is nobody's we know. "" has the tactic "". */
export const tacticOf = (text: string, known: Known): string => {
  if (text.trim() === "") return "";
  const found = knownTacticOf(text, known);
  if (found) return found;
  if (ECHOES.some((echo) => echo.test(text))) return "reason";
  if (known.skill === "broken-record") {
    return GUESSES.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? "logic";
  }
  return nearest(text, known);
};
