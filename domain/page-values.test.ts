import { describe, expect, it } from "vitest";
import { fillPage, OPEN_VALUES, writtenDate } from "./page-values.ts";

const VALUES = { origin: "https://say.example.org", supportEmail: "a&b@example.org", today: "21 November 2026" };

describe("pages that the server fills in", () => {
  it("gives every open value its place, as often as it occurs", () => {
    const text = `${OPEN_VALUES.origin}/ ${OPEN_VALUES.origin}/terms ${OPEN_VALUES.today}`;
    expect(fillPage(text, VALUES)).toBe("https://say.example.org/ https://say.example.org/terms 21 November 2026");
  });

  it("escapes what HTML would read", () => {
    expect(fillPage(OPEN_VALUES.supportEmail, VALUES)).toBe("a&#38;b@example.org");
  });

  it("writes the day of universal time", () => {
    expect(writtenDate(new Date("2026-11-21T23:59:59Z"))).toBe("21 November 2026");
  });
});
