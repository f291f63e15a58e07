/** What a language model is asked to fill in about a conversation. Every finding names a line and quotes it, so that it can be checked. */
import * as z from "zod";
import { VERDICTS } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";

const line = z.number().describe("Number of the user's line, as given in the transcript");
const quote = z.string().describe("Words of that line, copied to the letter");
const finding = z.object({ text: z.string(), line, quote });

/** Providers' strict modes take neither optional fields nor bounds; bounds are ours to check (`checkedAnalysis`). */
export const judgementSchema = z.object({
  moves: z.array(z.object({ line, verdict: z.enum(VERDICTS), quote, why: z.string() })),
  metrics: z.object({ clarity: z.number(), tone: z.number(), engagement: z.number() }),
  strengths: z.array(finding),
  areas_for_improvement: z.array(finding),
  suggestions: z.array(finding),
  rewrittenResponses: z.array(z.object({ line, original: quote, assertive: z.string(), explanation: z.string() })),
  otherSkills: z.array(z.object({ skill: z.enum(SKILL_SLUGS), line, why: z.string() })),
});
export type Judgement = z.infer<typeof judgementSchema>;
