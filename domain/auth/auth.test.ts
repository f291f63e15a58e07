import { expect, test } from "vitest";
import { INACTIVITY_MS, isInactive } from "./auth.ts";

test("takes someone for gone at half an hour without activity, and not a moment sooner", () => {
  expect(isInactive(1_000, 1_000 + INACTIVITY_MS - 1)).toBe(false);
  expect(isInactive(1_000, 1_000 + INACTIVITY_MS)).toBe(true);
});
