import { expect, it } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { feedbackProblem } from "./feedback-problem.ts";

it.each([
  [new ApiError("PGRST116"), "Authentication required. Please sign in again."],
  [new ApiError("42P01"), "Feedback system is currently unavailable. The admin has been notified."],
  [new ApiError("network"), "Failed to submit feedback. Please try again."],
  [new Error("x"), "Failed to submit feedback. Please try again."],
])("%s reads as %s", (error, sentence) => {
  expect(feedbackProblem(error)).toBe(sentence);
});
