import { useQuery } from "@tanstack/react-query";
import { listScenarios, readScenario } from "#domain/scenarios/scenarios.contract.ts";
import { SCENARIO_CACHE_MS, SCENARIO_RETRIES } from "#domain/scenarios/scenarios.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { call } from "#web/api/client.ts";
import { retryUpTo } from "#web/api/retry.ts";

const CACHING = { staleTime: SCENARIO_CACHE_MS, retry: retryUpTo(SCENARIO_RETRIES) };

/** A skill's predefined scenarios, in the order in which a learner should meet them. */
export const useScenarios = (skill: SkillSlug) =>
  useQuery({
    queryKey: ["scenarios", skill],
    queryFn: async ({ signal }) => (await call(listScenarios, { params: { skill } }, { signal })).scenarios,
    ...CACHING,
  });

/** One predefined scenario by its id; a skill's slug reads that skill's first. Null: nothing to read now. */
export const useScenario = (id: string | null) =>
  useQuery({
    queryKey: ["scenario", id],
    queryFn: async ({ signal }) => (await call(readScenario, { params: { id: id ?? "" } }, { signal })).scenario,
    enabled: id !== null,
    ...CACHING,
  });
