/** What must never come out of the counterpart, told from its words alone. */
import { SCENES } from "#coach/content/catalogue.ts";
import type { Scene } from "#coach/content/scene.ts";
import { sentenceKeys, sentencesIn } from "./sentences.ts";
import { linesOfScene } from "./tactic.ts";

const SENTENCES_MAX = 3;
/** Talk about the exercise instead of within it. */
const ABOUT_TECHNIQUE =
  /\b(?:assertive\w*|technique|broken record|fogging|negative (?:assertion|inquiry)|self-disclosure|role-?play|good job|nicely (?:put|handled)|as an ai)\b/i;
/** Shorter sentences ("Go on.") belong to nobody. */
const OWNED_MIN_WORDS = 4;

const owners: ReadonlyMap<string, ReadonlySet<string>> = SCENES.reduce((map, scene) => {
  for (const key of linesOfScene(scene).flatMap(sentenceKeys)) {
    if (key.split(" ").length >= OWNED_MIN_WORDS) map.set(key, new Set([...(map.get(key) ?? []), scene.id]));
  }
  return map;
}, new Map<string, Set<string>>());

/** A reply with nothing in it, or with a slot left open. */
export const isBroken = (reply: string): boolean => /[{}]|undefined|\bnull\b/.test(reply) || reply.trim() === "";

/** A reply out of the role: another scene's line, a speech, or a word about the technique. */
export const isAstray = (reply: string, scene: Scene): boolean =>
  sentencesIn(reply).length > SENTENCES_MAX ||
  ABOUT_TECHNIQUE.test(reply) ||
  sentenceKeys(reply).some((key) => owners.get(key)?.has(scene.id) === false);
