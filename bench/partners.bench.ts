/**
 * `npm run bench -- partners [--skill fogging] [--turns 8] [--seed 1]`: the same made-up users against the configured
 * model (MODEL_PROVIDER and its fellows, as for the server) and against the embedded partner. Prints every conversation,
 * one engine after the other, and at the end what can be counted of both. What cannot be counted is for reading.
 */
import { parseArgs } from "node:util";
import { SCENES } from "#coach/content/catalogue.ts";
import { USERS, type UserKind } from "#coach/partner/simulation.ts";
import { isTestScene, labelledLines } from "#coach/training/lines.ts";
import { SKILL_SLUGS, SKILLS } from "#domain/skills/skills.ts";
import { readEnv } from "#server/env.ts";
import { createLanguageModel } from "#server/model/ai-sdk-model.ts";
import type { LanguageModel } from "#server/model/language-model.ts";
import { type Played, playPart } from "./partners.play.ts";
import { comparisonTable, partText } from "./partners.report.ts";

const { values } = parseArgs({
  options: {
    skill: { type: "string" },
    turns: { type: "string", default: "8" },
    seed: { type: "string", default: "1" },
  },
});
const wholeNumber = (name: string, value: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Error(`--${name} must be a whole number from 1`);
  return Number(value);
};
const turns = wholeNumber("turns", values.turns);
const seed = wholeNumber("seed", values.seed);
const skills = SKILL_SLUGS.filter((slug) => values.skill === undefined || slug === values.skill);
if (skills.length === 0) throw new Error(`--skill must be one of ${SKILL_SLUGS.join(", ")}`);

const { model: modelEnv } = readEnv(process.env);
const engines = new Map<string, LanguageModel | null>([
  ...(modelEnv === undefined
    ? []
    : [[`${modelEnv.provider} ${modelEnv.name}`, createLanguageModel(modelEnv)] as const]),
  ["embedded", null] as const,
]);
if (modelEnv === undefined) {
  console.error(
    "No model is configured (MODEL_PROVIDER, MODEL_NAME, MODEL_URL, MODEL_API_KEY): the embedded partner alone.",
  );
}

const lines = labelledLines().filter(({ scene }) => isTestScene(scene));
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());

const played = new Map<string, Played[]>([...engines.keys()].map((name) => [name, []]));
const scenes = skills.flatMap((skill) => SCENES.find((scene) => scene.skill === skill) ?? []);
for (const scene of scenes) {
  for (const user of USERS satisfies readonly UserKind[]) {
    console.log(`\n## ${SKILLS[scene.skill].title}, ${scene.name}: ${user} user\n`);
    for (const [name, model] of engines) {
      const one = await playPart({ scene, user, seed, turns, lines, model }, stop.signal);
      played.get(name)?.push(one);
      console.log(partText(name, one));
    }
  }
}
console.log(`\n## Both, counted\n\n${comparisonTable(played)}`);
