import { SCENES } from "#coach/content/catalogue.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import type { Database } from "../db/database.ts";
import { scenarios } from "../db/schema.ts";
import { promptTemplateOf } from "./prompt-template.ts";

/**
 * Writes the predefined scenarios that the coach has content for. A scenario that is already there is left alone,
 * so that what an administrator changed stays; may run in several servers at once.
 */
export const seedCatalogue = async (db: Database): Promise<void> => {
  const rows = SCENES.map((scene) => ({
    id: scene.id,
    name: scene.name,
    description: scene.description,
    difficulty: scene.difficulty,
    type: scene.skill,
    promptTemplate: promptTemplateOf(scene, SKILLS[scene.skill]),
    systemStartingLine: scene.startingLine,
    you: scene.you,
    partnerName: scene.partner.name,
    partnerRole: scene.partner.role,
    want: scene.want,
    position: SCENES.filter(({ skill }) => skill === scene.skill).indexOf(scene),
  }));
  await db.insert(scenarios).values(rows).onConflictDoNothing({ target: scenarios.id });
};
