import { expect, test } from "vitest";
import { pieces } from "./mail-text.ts";

const ORIGIN = "http://localhost:8080";

test("links this origin's addresses and leaves others as words", () => {
  const text = `Open:\n${ORIGIN}/auth?a=1\nor https://evil.example/x or ${ORIGIN}.evil.example/`;
  expect(pieces(text, ORIGIN).filter(({ href }) => href !== undefined)).toEqual([
    { text: `${ORIGIN}/auth?a=1`, href: `${ORIGIN}/auth?a=1` },
  ]);
});

test("loses no character of the text", () => {
  const text = `One ${ORIGIN}/a\n\ntwo http:// three ${ORIGIN}/b`;
  expect(
    pieces(text, ORIGIN)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
