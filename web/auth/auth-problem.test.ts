import { expect, test } from "vitest";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { ApiError } from "#web/api/api-error.ts";
import { problemOf } from "./auth-problem.ts";

test("says what the server said of a refused sign-in", () => {
  expect(problemOf(new ApiError("invalid_credentials"))).toEqual({
    message: "Invalid credentials. Please check your email and password.",
    needsConfirmation: false,
    isUnexpected: false,
  });
});

test("offers a new link to an address that waits for its confirmation", () => {
  expect(problemOf(new ApiError("email_not_confirmed"))).toMatchObject({ needsConfirmation: true });
});

test("shows nothing of an error that nobody foresaw", () => {
  for (const error of [new Error("secret"), new ApiError("internal"), new ApiError("bad_reply", { status: 200 })]) {
    expect(problemOf(error)).toEqual({
      message: AUTH_MESSAGES.unexpected,
      needsConfirmation: false,
      isUnexpected: true,
    });
  }
});

test("says when a refused try can be made again", () => {
  expect(problemOf(new ApiError("rate_limited", { message: "Too many tries.", retryAfter: 61 })).message).toBe(
    "Too many tries. You can try again in 2 minutes.",
  );
});
