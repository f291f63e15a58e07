/** Wire schemas of the scenarios room. A prompt is composed on the server and is in no reply (rulings, 2). */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { DIFFICULTIES, SKILL_SLUGS } from "../skills/skills.ts";

export const skillSlugSchema = z.enum(SKILL_SLUGS);
export const scenarioIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/));

/** What the scene card beside the chat shows. */
export const sceneBriefSchema = z.object({
  you: z.string(),
  partner: z.object({ name: z.string(), role: z.string() }),
  want: z.string(),
});
export type SceneBrief = z.infer<typeof sceneBriefSchema>;

export const scenarioSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  type: skillSlugSchema,
  system_starting_line: z.string(),
  brief: sceneBriefSchema,
});
export type Scenario = z.infer<typeof scenarioSchema>;

export const listScenarios = endpoint({
  method: "GET",
  path: "/api/skills/:skill/scenarios",
  caller: "user",
  summary: "The predefined scenarios of a skill, in the order in which a learner should meet them",
  params: z.object({ skill: skillSlugSchema }),
  reply: z.object({ scenarios: z.array(scenarioSchema) }),
});

export const readScenario = endpoint({
  method: "GET",
  path: "/api/scenarios/:id",
  caller: "user",
  summary: "One predefined scenario, by its id; a skill's slug reads that skill's first scenario",
  params: z.object({ id: scenarioIdSchema }),
  reply: z.object({ scenario: scenarioSchema }),
});
