import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createScenario,
  listAdminScenarios,
  orderScenarios,
  retireScenario,
  type ScenarioDraft,
  updateScenario,
} from "#domain/admin/scenario-editor.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { toast } from "#web/ui/toast.ts";

const SCENARIOS_KEY = ["admin", "scenarios"] as const;

export const useAdminScenarios = () =>
  useQuery({
    queryKey: SCENARIOS_KEY,
    queryFn: async ({ signal }) => (await call(listAdminScenarios, {}, { signal })).scenarios,
  });

/** What an editor does; the list, and what this tab has read of the scenarios as a user, are read anew after it. */
export const useScenarioChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: ScenarioChange): Promise<void> => {
      switch (change.do) {
        case "create":
          await call(createScenario, { body: { id: change.id, ...change.draft } });
          return;
        case "update":
          await call(updateScenario, { params: { id: change.id }, body: change.draft });
          return;
        case "retire":
          await call(retireScenario, { params: { id: change.id }, body: { retired: change.retired } });
          return;
        case "order":
          await call(orderScenarios, { body: { skill: change.skill, ids: [...change.ids] } });
          return;
        default:
          change satisfies never;
      }
    },
    onSuccess: (_reply, change) => {
      if (change.do !== "order") toast.success("Scenario saved");
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : "That didn't work."),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: SCENARIOS_KEY }),
        client.invalidateQueries({ queryKey: ["scenarios"] }),
        client.invalidateQueries({ queryKey: ["scenario"] }),
      ]),
  });
};

export type ScenarioChange =
  | { readonly do: "create" | "update"; readonly id: string; readonly draft: ScenarioDraft }
  | { readonly do: "retire"; readonly id: string; readonly retired: boolean }
  | { readonly do: "order"; readonly skill: SkillSlug; readonly ids: readonly string[] };
