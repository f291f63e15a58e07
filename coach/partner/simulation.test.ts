import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type LabelledLine, simulate, simulationTable } from "./simulation.ts";

const ROOT = new URL("../training/lines/", import.meta.url);

const labelledLines = (): readonly LabelledLine[] =>
  readdirSync(ROOT).flatMap((hand) =>
    readdirSync(new URL(`${hand}/`, ROOT)).flatMap((file) =>
      readFileSync(new URL(`${hand}/${file}`, ROOT), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((row) => ({ ...JSON.parse(row), skill: file.replace(".jsonl", "") })),
    ),
  );

/** Every scene with every kind of user; `npm run coach` plays as many conversations as one likes. */
it("holds its own in 20 turns with every kind of user", { timeout: 60_000 }, () => {
  const rows = simulate({ lines: labelledLines(), seeds: 2, turns: 20 });
  const table = simulationTable(rows);
  for (const row of rows) {
    expect(row.repeated + row.broken, table).toBe(0);
    expect(row.fallback / row.replies, table).toBeLessThanOrEqual(0.05);
    if (row.user === "assertive") expect(row.ended / row.conversations, table).toBeGreaterThanOrEqual(0.9);
    if (row.user !== "assertive" && row.user !== "mixed") expect(row.ended, table).toBe(0);
  }
});
