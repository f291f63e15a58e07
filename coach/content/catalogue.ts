/** Every predefined scene, by skill and in the order in which a learner should meet them. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import { brokenRecordScenes } from "./broken-record/scenes.ts";
import { foggingScenes } from "./fogging/scenes.ts";
import { freeInformationScenes } from "./free-information/scenes.ts";
import { negativeAssertionScenes } from "./negative-assertion/scenes.ts";
import { negativeInquiryScenes } from "./negative-inquiry/scenes.ts";
import { selfDisclosureScenes } from "./self-disclosure/scenes.ts";
import { workableCompromiseScenes } from "./workable-compromise/scenes.ts";
import type { Scene } from "./scene.ts";

export const SCENES: readonly Scene[] = [
  ...brokenRecordScenes,
  ...foggingScenes,
  ...freeInformationScenes,
  ...negativeAssertionScenes,
  ...negativeInquiryScenes,
  ...selfDisclosureScenes,
  ...workableCompromiseScenes,
];

const byId: ReadonlyMap<string, Scene> = new Map(SCENES.map((scene) => [scene.id, scene]));

/** The skill's scenes in learning order; every skill has at least four. */
export const scenesOf = (skill: SkillSlug): readonly Scene[] => SCENES.filter((scene) => scene.skill === skill);

/** The scene with this id, or undefined when there is none. */
export const sceneById = (id: string): Scene | undefined => byId.get(id);
