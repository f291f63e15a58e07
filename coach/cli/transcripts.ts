/** Writes docs/transcripts/: conversations with the lines of people who played them, as the engine answers them today. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { sceneById } from "../content/catalogue.ts";
import { playLines } from "./play.ts";
import { transcriptOf } from "./transcript.ts";

const FOLDER = new URL("../../docs/transcripts/", import.meta.url);

const playersSchema = z.array(
  z.object({
    /** The file's name, without ".md". */
    name: z.string(),
    scene: z.string(),
    seed: z.number(),
    /** Who played, in a few words. */
    player: z.string(),
    lines: z.array(z.string()),
  }),
);
export type Player = z.infer<typeof playersSchema>[number];

/** Everyone who played, in the order of the files. */
export const players = async (): Promise<readonly Player[]> =>
  playersSchema.parse(JSON.parse(await readFile(new URL("players.json", FOLDER), "utf8")));

/** @throws Error for a scene that is not in the catalogue. */
export const transcriptFor = ({ scene: id, seed, player, lines }: Player): string => {
  const scene = sceneById(id);
  if (scene === undefined) throw new Error(`docs/transcripts/players.json names no scene of ours: ${id}`);
  const setting = {
    skill: scene.skill,
    scenario: { kind: "predefined", scene },
    difficulty: scene.difficulty,
    seed,
  } as const;
  return transcriptOf(playLines(setting, lines), setting, player);
};

/** @returns the paths written. */
export const writeTranscripts = async (): Promise<readonly string[]> =>
  Promise.all(
    (await players()).map(async (player) => {
      const path = fileURLToPath(new URL(`${player.name}.md`, FOLDER));
      await writeFile(path, transcriptFor(player));
      return path;
    }),
  );
