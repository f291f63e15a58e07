import { describe, expect, it } from "vitest";
import { quoteParts } from "./quote-parts.ts";

describe("quoteParts", () => {
  it("cuts a line around its quote", () => {
    expect(quoteParts("Well, money's tight.", "money's tight")).toEqual(["Well, ", "money's tight", "."]);
  });
  it("finds a quote whose first letter was made a capital", () => {
    expect(quoteParts("Well, just the laptop.", "Just the laptop")[1]).toBe("just the laptop");
  });
  it.each(["", "  ", "not said"])("leaves the line whole when nothing of it is quoted: '%s'", (quote) => {
    expect(quoteParts("No thanks.", quote)).toEqual(["No thanks.", "", ""]);
  });
});
