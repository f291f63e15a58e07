/** Wire schemas of the analysis room (specification, sections 3 and 7; coach.md, "The analysis"). */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CONVERSATION_MAX_MESSAGES, ENGINES, MESSAGE_MAX_CHARS } from "../practice/practice.ts";
import { customSceneSchema } from "../practice/practice.contract.ts";
import { skillSlugSchema } from "../scenarios/scenarios.contract.ts";
import { SKILL_SLUGS } from "../skills/skills.ts";
import { NO_SESSION_MESSAGE, SCORE_MAX, SCORE_STEP, VERDICTS } from "./analysis.ts";

const score = z.number().check(z.minimum(0), z.maximum(SCORE_MAX), z.multipleOf(SCORE_STEP));

export const analysisSchema = z.object({
  metrics: z.object({ clarity: score, tone: score, engagement: score }),
  strengths: z.array(z.string()),
  areas_for_improvement: z.array(z.string()),
  suggestions: z.array(z.string()),
  rewrittenResponses: z.array(z.object({ original: z.string(), assertive: z.string(), explanation: z.string() })),
  /** The skill being practised: of so many openings for its move, so many were used. */
  skill: z.object({
    used: z.number(),
    opportunities: z.number(),
    moves: z.array(
      z.object({
        /** Id of the user's message, as sent; its position ("0", "1", …) when none was sent. */
        messageId: z.string(),
        verdict: z.enum(VERDICTS),
        quote: z.string(),
        why: z.string(),
      }),
    ),
  }),
  /** Where another of the seven skills fitted a push better: which, at which line, and why. */
  otherSkills: z.array(z.object({ skill: z.enum(SKILL_SLUGS), messageId: z.string(), why: z.string() })),
  /** There was too little to judge; the lists say so and the scores are not to be shown. */
  tooLittle: z.boolean(),
  engine: z.enum(ENGINES),
});
export type Analysis = z.infer<typeof analysisSchema>;

export const analyzedMessageSchema = z.object({
  id: z.optional(z.string().check(z.maxLength(80))),
  content: z.string().check(z.maxLength(MESSAGE_MAX_CHARS * 2)),
  role: z.enum(["user", "assistant"]),
  /** ISO 8601. */
  timestamp: z.optional(z.iso.datetime({ offset: true })),
});

export const analyzeChat = endpoint({
  method: "POST",
  path: "/functions/v1/analyze-chat",
  caller: "user",
  signedOut: { code: "unauthorized", message: NO_SESSION_MESSAGE },
  summary: "The analysis of a conversation, for the skill being practised",
  body: z.object({
    messages: z.array(analyzedMessageSchema).check(z.maxLength(CONVERSATION_MAX_MESSAGES)),
    /** The skill's slug. */
    scenarioType: skillSlugSchema,
    scenarioId: z.optional(z.string().check(z.maxLength(80))),
    custom: z.optional(customSceneSchema),
  }),
  reply: z.object({ success: z.boolean(), data: analysisSchema }),
});
