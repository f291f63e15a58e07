import { expect, it } from "vitest";
import { labelledLines } from "../training/lines.ts";
import { simulate, simulationTable } from "./simulation.ts";

it("holds its own in 20 turns with every kind of user", { timeout: 60_000 }, () => {
  const rows = simulate({ lines: labelledLines(), seeds: 1, turns: 20 });
  const skilled = rows.filter(({ user }) => user === "assertive");
  const unskilled = rows.filter(({ user }) => user === "passive" || user === "aggressive");
  const silly = rows.filter(({ user }) => user === "silly");
  const failures = [
    ...rows.filter((row) => row.repeated + row.broken + row.astray > 0 || row.fallback > row.replies * 0.05),
    ...skilled.filter((row) => row.ended < row.conversations * 0.9),
    ...unskilled.filter((row) => row.ended > 0),
    ...silly.filter((row) => row.ended > row.conversations * 0.2),
  ];
  expect(failures.length > 0 ? simulationTable(failures) : "").toBe("");
});
