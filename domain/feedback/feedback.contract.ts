/** Wire schemas of the feedback room (specification, sections 3 and 7). */
import * as z from "zod/mini";
import { cursorSchema } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { skillSlugSchema } from "../scenarios/scenarios.contract.ts";
import { boundedText } from "../text.ts";
import { FEEDBACK_COMMENT_MAX_CHARS, FEEDBACK_MESSAGES, FEEDBACK_TYPES, RATING_MAX, RATING_MIN } from "./feedback.ts";

const ratingSchema = z
  .int(FEEDBACK_MESSAGES.ratingMissing)
  .check(z.minimum(RATING_MIN, FEEDBACK_MESSAGES.ratingMissing), z.maximum(RATING_MAX));

export const ownFeedbackSchema = z.object({
  id: z.string(),
  session_id: z.string(),
  skill_name: skillSlugSchema,
  scenario_name: z.string(),
  rating: ratingSchema,
  feedback_type: z.enum(FEEDBACK_TYPES),
  comment: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type OwnFeedback = z.infer<typeof ownFeedbackSchema>;

export const submitFeedback = endpoint({
  method: "POST",
  path: "/api/feedback",
  caller: "user",
  signedOut: { code: "PGRST116" },
  summary: "Say how a practice was. The same submission sent again is one row",
  body: z.object({
    /** Names this sending among the user's own; without it every call is a new row. */
    submission_id: z.optional(boundedText(80).check(z.minLength(1))),
    session_id: boundedText(80).check(z.minLength(1)),
    skill_name: skillSlugSchema,
    scenario_name: boundedText(200),
    /** A predefined scenario's id; left out for a scene of the user's own. */
    scenario_id: z.optional(z.nullable(boundedText(80))),
    conversation_id: z.optional(z.nullable(boundedText(80))),
    rating: ratingSchema,
    feedback_type: z.enum(FEEDBACK_TYPES, FEEDBACK_MESSAGES.typeMissing),
    comment: z.optional(z.nullable(boundedText(FEEDBACK_COMMENT_MAX_CHARS))),
  }),
  reply: z.object({ feedback: ownFeedbackSchema }),
});

export const listOwnFeedback = endpoint({
  method: "GET",
  path: "/api/feedback",
  caller: "user",
  summary: "The user's own feedback, newest first, a page at a time; `skills` are those it is about",
  query: z.object({ skill: z.optional(skillSlugSchema), cursor: z.optional(cursorSchema) }),
  reply: z.object({
    feedback: z.array(ownFeedbackSchema),
    skills: z.array(skillSlugSchema),
    next_cursor: z.nullable(z.string()),
  }),
});
