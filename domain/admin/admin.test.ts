import { describe, expect, it } from "vitest";
import { csvCell, csvFileName, csvLine } from "./admin.ts";
import { chartSteps } from "./chart-steps.ts";

describe("a CSV cell", () => {
  it.each([
    ['She said "no"', '"She said ""no"""'],
    ["two\nlines, one cell", '"two\nlines, one cell"'],
    ["🙂 שלום", '"🙂 שלום"'],
    ["", '""'],
    ["3 - 1", '"3 - 1"'],
  ])("keeps %j", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("makes %j harmless", (value) => {
    expect(csvCell(value)).toBe(`"'${value}"`);
  });
});

it("a CSV line ends as the standard says", () => {
  expect(csvLine(["a", "b"])).toBe('"a","b"\r\n');
});

it("the export is named after the day", () => {
  expect(csvFileName(new Date("2026-11-21T23:59:59Z"))).toBe("feedback_export_2026-11-21.csv");
});

describe("a chart's steps", () => {
  const now = new Date("2026-11-21T23:30:00Z");
  it("are days up to today", () => {
    expect(chartSteps("day", now)).toHaveLength(30);
    expect(chartSteps("day", now).at(-1)).toBe("2026-11-21");
  });
  it("are weeks that begin on Monday", () => {
    expect(chartSteps("week", now).slice(-2)).toEqual(["2026-11-09", "2026-11-16"]);
    expect(chartSteps("week", new Date("2026-11-22T12:00:00Z")).at(-1)).toBe("2026-11-16");
  });
  it("are months across the turn of the year", () => {
    const months = chartSteps("month", new Date("2026-01-31T00:00:00Z"));
    expect(months.slice(-2)).toEqual(["2025-12-01", "2026-01-01"]);
    expect(new Set(months).size).toBe(24);
  });
});
