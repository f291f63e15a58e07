import { describe, expect, it } from "vitest";
import { quotedWords } from "./quote-finder.ts";

describe("quotedWords", () => {
  const line = "No, I’m not  working Saturday. Thanks for asking!";

  it.each([
    ["I'm not working Saturday", "I’m not  working Saturday"],
    ["i’m NOT working", "I’m not  working"],
    ['"Thanks for asking!"', "Thanks for asking!"],
    ["…not working Saturday…", "not  working Saturday"],
  ])("finds %s as it stands in the line", (quote, words) => {
    expect(quotedWords(line, quote)).toBe(words);
  });

  it.each(["I can't work Saturday", "work", "", "…", "Saturday thanks"])("finds nothing of %j", (quote) => {
    expect(quotedWords(line, quote)).toBeNull();
  });

  it("keeps its place behind letters whose small form is longer", () => {
    expect(quotedWords("İİİ no", "no")).toBe("no");
  });
});
