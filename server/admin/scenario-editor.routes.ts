import {
  type AdminScenario,
  createScenario,
  listAdminScenarios,
  orderScenarios,
  retireScenario,
  updateScenario,
} from "#domain/admin/scenario-editor.contract.ts";
import { AppError } from "#domain/errors.ts";
import type { Route } from "../http/route.ts";
import type { ScenarioRow } from "../scenarios/scenarios.store.ts";
import { type AuditDeps, auditedRoute } from "./audited-route.ts";
import { changeScenario, insertScenario, listAllScenarios, reorder, setRetired } from "./scenario-editor.store.ts";

export const scenarioEditorRoutes = (deps: AuditDeps): Route[] => {
  const { db } = deps;
  const route = auditedRoute(deps);
  return [
    route(listAdminScenarios, async () => ({ scenarios: (await listAllScenarios(db)).map(present) })),

    route(createScenario, async ({ body: { id, ...draft }, now }) => {
      const row = await insertScenario(db, id, draft, now);
      if (row === null) {
        throw new AppError("conflict", {
          message: "There is a scenario with this id already.",
          fields: { id: "There is a scenario with this id already." },
        });
      }
      return { scenario: present(row) };
    }),

    route(orderScenarios, async ({ body, context }) => {
      await reorder(db, body.skill, body.ids);
      return context.body(null, 204);
    }),

    route(updateScenario, async ({ params, body, now }) => ({
      scenario: present(known(await changeScenario(db, params.id, body, now))),
    })),

    route(retireScenario, async ({ params, body, now }) => ({
      scenario: present(known(await setRetired(db, params.id, body.retired, now))),
    })),
  ];
};

const known = (row: ScenarioRow | null): ScenarioRow => {
  if (row === null) throw new AppError("scenario_not_found");
  return row;
};

const present = (row: ScenarioRow): AdminScenario => ({
  id: row.id,
  name: row.name,
  description: row.description,
  difficulty: row.difficulty,
  type: row.type,
  system_starting_line: row.systemStartingLine,
  brief: { you: row.you, partner: { name: row.partnerName, role: row.partnerRole }, want: row.want },
  prompt_template: row.promptTemplate,
  retired: row.retiredAt !== null,
});
