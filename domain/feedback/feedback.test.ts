import { expect, it } from "vitest";
import { feedbackSessionId, spacedSlug } from "./feedback.ts";

it("names a page visit by a part of the time and a part of chance", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(feedbackSessionId(now, "k3j9")).toBe(`session-${now.getTime().toString(36)}-k3j9`);
  expect(feedbackSessionId(now, "other")).not.toBe(feedbackSessionId(now, "k3j9"));
});

it("shows a skill's slug with spaces", () => {
  expect(spacedSlug("self-disclosure")).toBe("self disclosure");
});
