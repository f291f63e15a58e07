import { expect, it } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { analysisProblem } from "./analysis-problem.ts";

it.each([
  [new ApiError("unauthorized"), "No active session found"],
  [new ApiError("need_exchange"), "Need at least one exchange to analyze"],
  [new ApiError("internal"), "Failed to generate analysis: 500"],
  [new ApiError("bad_reply", { status: 200 }), "Invalid analysis response format"],
  [new ApiError("network"), "We can't reach Plainsay right now. Check your connection and try again."],
])("says why an analysis failed: %s", (error, sentence) => {
  expect(analysisProblem(error)).toBe(sentence);
});
