/** Signing in with Google: both calls answer by sending the browser somewhere, never with data. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { returnPathSchema } from "./auth.contract.ts";

export const beginGoogle = endpoint({
  method: "GET",
  path: "/api/auth/google",
  caller: "anyone",
  summary: "Go to Google to sign in; where it is not configured, back to the sign-in page, which says so",
  query: z.object({ return: returnPathSchema }),
});

const word = z.optional(z.string().check(z.maxLength(4_000)));

export const finishGoogle = endpoint({
  method: "GET",
  path: "/api/auth/google/callback",
  caller: "anyone",
  summary: "Where Google sends the browser back to: signs in, and goes on in the app",
  query: z.object({ code: word, state: word, error: word, error_description: word }),
});
