import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "vite";
import { readLine } from "#coach/moves/read-line.ts";
import { replyTo } from "#coach/partner/partner.ts";
import { SCENES } from "#coach/content/catalogue.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import type { Figure } from "./bench.ts";

const ROUNDS = 20;
const LIMIT = "at most 5 ms, together";
const WEIGHT_LIMIT_KB = 350;
const ROOT = new URL("..", import.meta.url).pathname;

const compressed = promisify(brotliCompress);

/** The whole engine as a browser would load it: partner, analyst, every scene and the weights. */
const bundleKb = async (): Promise<number> => {
  const entry = ["partner/partner.ts", "analyst/analyst.ts", "content/catalogue.ts"].map(
    (file) => `${ROOT}coach/${file}`,
  );
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: ROOT,
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const sizes = outputs.map(async (file) => (file.type === "chunk" ? (await compressed(file.code)).length : 0));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
};

/** One reading and one embedded reply, mean over every scene, after a warm-up round. */
export const coachFigures = async (): Promise<Figure[]> => {
  const run = (): { reading: number; reply: number } => {
    let reading = 0;
    let reply = 0;
    for (const scene of SCENES) {
      for (const user of scene.core) {
        const messages: ChatTurn[] = [
          { role: "system", content: scene.startingLine },
          { role: "user", content: user },
        ];
        const began = performance.now();
        readLine({ skill: scene.skill, partner: scene.startingLine, user });
        const read = performance.now();
        replyTo({
          skill: scene.skill,
          scenario: { kind: "predefined", scene },
          difficulty: scene.difficulty,
          seed: 1,
          messages,
        });
        reading += read - began;
        reply += performance.now() - read;
      }
    }
    const lines = SCENES.length * 3;
    return { reading: reading / lines, reply: reply / lines };
  };
  run();
  const rounds = Array.from({ length: ROUNDS }, run);
  const mean = (pick: (round: { reading: number; reply: number }) => number): string =>
    `${(rounds.reduce((sum, round) => sum + pick(round), 0) / ROUNDS).toFixed(2)} ms`;
  return [
    {
      what: "the whole engine for the browser, brotli",
      measured: `${(await bundleKb()).toFixed(0)} kB`,
      reference: `at most ${WEIGHT_LIMIT_KB} kB`,
    },
    { what: "one reading of a user's line", measured: mean((round) => round.reading), reference: LIMIT },
    { what: "one embedded reply (its own reading included)", measured: mean((round) => round.reply), reference: LIMIT },
  ];
};
