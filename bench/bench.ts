/**
 * `npm run bench`: what the product promises about weight and speed, measured on a production build. Each figure stands beside
 * its reference, taken in the same run. Nothing is asserted: a figure is for reading, not for a gate.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coachFigures } from "./coach.bench.ts";
import { pageFigures } from "./pages.bench.ts";
import { serverFigures } from "./server.bench.ts";

export type Figure = { readonly what: string; readonly measured: string; readonly reference: string };

const dataDir = await mkdtemp(join(tmpdir(), "plainsay-bench-"));
try {
  const figures: Figure[] = [];
  const add = (rows: readonly Figure[]): void => {
    figures.push(...rows);
    for (const row of rows) console.log(`${row.what.padEnd(64)} ${row.measured.padStart(14)}   ${row.reference}`);
  };
  console.log(`${"what".padEnd(64)} ${"measured".padStart(14)}   reference\n`);
  add(await serverFigures(dataDir));
  add(await pageFigures(dataDir));
  add(await coachFigures());
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
