import { expect, it } from "vitest";
import { SAFETY_NOTE } from "#domain/practice/safety.ts";
import { helpParts } from "./help-links.ts";

it.each(Object.values(SAFETY_NOTE))(
  "makes numbers and the helpline's site links and leaves every word in place",
  (note) => {
    const parts = helpParts(note);
    expect(parts.map(({ text }) => text).join("")).toBe(note);
    const links = parts.flatMap(({ href }) => (href === null ? [] : [href]));
    expect(links).toEqual(expect.arrayContaining(["tel:988", "tel:116123", "https://findahelpline.com", "tel:112"]));
  },
);
