/** Wire schemas of the scenario editor. Only administrators' calls carry a prompt template. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { scenarioIdSchema, scenarioSchema, skillSlugSchema } from "../scenarios/scenarios.contract.ts";
import { CUSTOM_SCENARIO_ID } from "../scenarios/scenarios.ts";
import { DIFFICULTIES, isSkillSlug } from "../skills/skills.ts";
import { boundedText } from "../text.ts";

export const SCENARIO_LIMITS = { name: 120, line: 500, description: 2_000, prompt: 8_000 } as const;

const filled = (max: number) => boundedText(max).check(z.trim(), z.minLength(1, "Please fill this in."));

/** What an administrator writes of a scenario. */
export const scenarioDraftSchema = z.object({
  name: filled(SCENARIO_LIMITS.name),
  description: filled(SCENARIO_LIMITS.description),
  difficulty: z.enum(DIFFICULTIES),
  type: skillSlugSchema,
  system_starting_line: filled(SCENARIO_LIMITS.line),
  prompt_template: filled(SCENARIO_LIMITS.prompt),
  brief: z.object({
    you: filled(SCENARIO_LIMITS.line),
    partner: z.object({ name: filled(SCENARIO_LIMITS.name), role: filled(SCENARIO_LIMITS.line) }),
    want: filled(SCENARIO_LIMITS.line),
  }),
});
export type ScenarioDraft = z.infer<typeof scenarioDraftSchema>;

const adminScenarioSchema = z.object({
  ...scenarioSchema.shape,
  prompt_template: z.string(),
  retired: z.boolean(),
});
export type AdminScenario = z.infer<typeof adminScenarioSchema>;

/** Part of the scenario's address for good. A skill's slug and `custom` mean something else there. */
export const newScenarioIdSchema = scenarioIdSchema.check(
  z.refine((id) => id !== CUSTOM_SCENARIO_ID && !isSkillSlug(id), { error: "This id is taken by the app itself." }),
);

const params = z.object({ id: scenarioIdSchema });
const reply = z.object({ scenario: adminScenarioSchema });

export const listAdminScenarios = endpoint({
  method: "GET",
  path: "/api/admin/scenarios",
  caller: "admin",
  summary: "All predefined scenarios, retired ones too, in the order of their skill",
  reply: z.object({ scenarios: z.array(adminScenarioSchema) }),
});

export const createScenario = endpoint({
  method: "POST",
  path: "/api/admin/scenarios",
  caller: "admin",
  summary: "Add a predefined scenario at the end of its skill",
  body: z.object({ id: newScenarioIdSchema, ...scenarioDraftSchema.shape }),
  reply,
});

export const orderScenarios = endpoint({
  method: "PUT",
  path: "/api/admin/scenarios/order",
  caller: "admin",
  summary: "Put a skill's scenarios in this order; those left out follow",
  body: z.object({ skill: skillSlugSchema, ids: z.array(scenarioIdSchema).check(z.maxLength(500)) }),
});

export const updateScenario = endpoint({
  method: "PUT",
  path: "/api/admin/scenarios/:id",
  caller: "admin",
  summary: "Change a predefined scenario; users see it within their cache's five minutes",
  params,
  body: scenarioDraftSchema,
  reply,
});

export const retireScenario = endpoint({
  method: "PUT",
  path: "/api/admin/scenarios/:id/retired",
  caller: "admin",
  summary: "Offer a scenario no longer, or again; conversations under way go on",
  params,
  body: z.object({ retired: z.boolean() }),
  reply,
});
