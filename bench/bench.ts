/**
 * `npm run bench`: what the product promises about weight and speed, measured on a production build. Each figure stands beside
 * its reference, taken in the same run. Nothing is asserted: a figure is for reading, not for a gate. By name, in place of
 * these: `-- lighthouse`, and `-- screens [folder] [part of a name]`, pictures of every screen.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../scripts/build.mjs";
import { coachFigures } from "./coach.bench.ts";
import { printLighthouse } from "./lighthouse.bench.ts";
import { pageFigures } from "./pages.bench.ts";
import { takePictures } from "./screens.ts";
import { serverFigures } from "./server.bench.ts";

export type Figure = { readonly what: string; readonly measured: string; readonly reference: string };

const SCREENS_FOLDER = ".cache/screens";

const printFigures = async (dataDir: string): Promise<void> => {
  const print = (rows: readonly Figure[]): void => {
    for (const row of rows) console.log(`${row.what.padEnd(64)} ${row.measured.padStart(14)}   ${row.reference}`);
  };
  console.log(`${"what".padEnd(64)} ${"measured".padStart(14)}   reference\n`);
  print(await serverFigures(dataDir));
  print(await pageFigures(dataDir));
  print(await coachFigures());
};

const [name = "", folder = SCREENS_FOLDER, only = ""] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "plainsay-bench-"));
try {
  await build();
  if (name === "lighthouse") await printLighthouse(dataDir);
  else if (name === "screens") await takePictures(dataDir, folder, only);
  else if (name === "") await printFigures(dataDir);
  else
    throw new Error(
      `There is no bench "${name}": lighthouse, screens, journal, auth, partners, or none for the figures.`,
    );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
