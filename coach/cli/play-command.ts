/** `coach play`: a scene, a seed and the user's lines, from a file or standard input, as a transcript with its analysis. */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { DIFFICULTIES, type Difficulty, isSkillSlug } from "#domain/skills/skills.ts";
import type { Exchange } from "../coach.ts";
import { SCENES, sceneById } from "../content/catalogue.ts";
import { playLines } from "./play.ts";
import { transcriptOf } from "./transcript.ts";

export const PLAY_USAGE = `Usage: npm run --silent coach -- play <scene> [--seed 1] [--difficulty Beginner] [--file lines.txt]
       npm run --silent coach -- play --skill fogging --title "…" --description "…" [--wish "…"]

One line of the user's a line, from the file or from standard input. The scenes: ${SCENES.map(({ id }) => id).join(", ")}.
`;

/** What was asked for cannot be played; the message says why. */
export class PlayError extends Error {}

const settingOf = (args: readonly string[]): Omit<Exchange, "messages"> & { readonly file: string | undefined } => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: "string", default: "1" },
      difficulty: { type: "string" },
      file: { type: "string" },
      skill: { type: "string" },
      title: { type: "string", default: "" },
      description: { type: "string", default: "" },
      wish: { type: "string" },
    },
  });
  const scene = positionals[0] === undefined ? undefined : sceneById(positionals[0]);
  const seed = Number(values.seed);
  const difficulty = values.difficulty ?? scene?.difficulty ?? "Beginner";
  if (!Number.isSafeInteger(seed)) throw new PlayError("The seed must be a whole number.");
  if (!DIFFICULTIES.includes(difficulty as Difficulty)) {
    throw new PlayError(`The difficulty must be one of ${DIFFICULTIES.join(", ")}.`);
  }
  const shared = { seed, difficulty: difficulty as Difficulty, file: values.file };
  if (scene !== undefined) return { ...shared, skill: scene.skill, scenario: { kind: "predefined", scene } };
  const { skill, title, description, wish } = values;
  if (positionals[0] !== undefined) throw new PlayError(`There is no scene ${positionals[0]}.`);
  if (skill === undefined || !isSkillSlug(skill))
    throw new PlayError("A scene, or a skill with a description, is needed.");
  return {
    ...shared,
    skill,
    scenario: { kind: "custom", title, description, ...(wish === undefined ? {} : { wish }) },
  };
};

/** The transcript. @throws PlayError when the arguments make no scene. */
export const playCommand = async (args: readonly string[]): Promise<string> => {
  const { file, ...setting } = settingOf(args);
  const written = file === undefined ? await text(process.stdin) : await readFile(file, "utf8");
  const lines = written
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return transcriptOf(playLines(setting, lines), setting, "");
};
