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
        .map((row) => Object.assign(JSON.parse(row), { skill: file.replace(".jsonl", "") })),
    ),
  );

/** Every scene with every kind of user; `npm run coach` plays as many conversations as one likes. */
it("holds its own in 20 turns with every kind of user", { timeout: 60_000 }, () => {
  const rows = simulate({ lines: labelledLines(), seeds: 1, turns: 20 });
  const skilled = rows.filter(({ user }) => user === "assertive");
  const unskilled = rows.filter(({ user }) => user === "passive" || user === "aggressive" || user === "silly");
  const failures = [
    ...rows.filter((row) => row.repeated + row.broken > 0 || row.fallback > row.replies * 0.05),
    ...skilled.filter((row) => row.ended < row.conversations * 0.9),
    ...unskilled.filter((row) => row.ended > 0),
  ];
  expect(failures.length > 0 ? simulationTable(failures) : "").toBe("");
});
