import { AppError } from "#domain/errors.ts";
import { listScenarios, readScenario, type Scenario } from "#domain/scenarios/scenarios.contract.ts";
import { isSkillSlug } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import { type Route, route } from "../http/route.ts";
import { findFirstScenarioOf, findScenario, listScenariosOf, type ScenarioRow } from "./scenarios.store.ts";

export const scenarioRoutes = ({ db }: { db: Database }): Route[] => [
  route(listScenarios, async ({ params }) => ({
    scenarios: (await listScenariosOf(db, params.skill)).map(present),
  })),
  route(readScenario, async ({ params: { id } }) => {
    const row = isSkillSlug(id) ? await findFirstScenarioOf(db, id) : await findScenario(db, id);
    if (row === null) throw new AppError("scenario_not_found");
    return { scenario: present(row) };
  }),
];

/** What leaves the server of a scenario; the prompt template stays. */
const present = (row: ScenarioRow): Scenario => ({
  id: row.id,
  name: row.name,
  description: row.description,
  difficulty: row.difficulty,
  type: row.type,
  system_starting_line: row.systemStartingLine,
  brief: { you: row.you, partner: { name: row.partnerName, role: row.partnerRole }, want: row.want },
});
