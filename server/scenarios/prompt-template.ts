import type { Scene } from "#coach/content/scene.ts";
import type { Skill } from "#domain/skills/skills.ts";

/** What a language model is told of a predefined scene; kept with the scenario, where an administrator may change it. */
export const promptTemplateOf = (scene: Scene, skill: Skill): string =>
  [
    `You are ${scene.partner.name}. ${scene.partner.role}`,
    `What you want: ${scene.partner.wants}`,
    `The scene: ${scene.description}`,
    `The other person: ${scene.you} They want: ${scene.want}`,
    `Facts you may use:\n${scene.facts.map((fact) => `- ${fact}`).join("\n")}`,
    `They are practising ${skill.title}. ${skill.challenge}`,
  ].join("\n");
