/** The labelled lines on disk, and which of them the weights may see. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Style, Verdict } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { isSkillSlug } from "#domain/skills/skills.ts";
import type { Move } from "../moves/move.ts";
import { hashOf } from "../moves/net.ts";

export type LabelledLine = {
  readonly id: string;
  readonly scene: string;
  readonly sceneText?: string;
  readonly partner: string;
  readonly user: string;
  readonly verdict: Verdict;
  readonly style: Style;
  readonly moves: readonly Move[];
  readonly skill: SkillSlug;
  /** Who wrote it. */
  readonly hand: string;
};

const ROOT = fileURLToPath(new URL("./lines", import.meta.url));

/** All lines, in the order of hands, skills and places in the files. */
export const labelledLines = (): readonly LabelledLine[] =>
  readdirSync(ROOT)
    .toSorted()
    .flatMap((hand) =>
      readdirSync(`${ROOT}/${hand}`)
        .toSorted()
        .flatMap((file) => {
          const skill = file.replace(/\.jsonl$/, "");
          if (!isSkillSlug(skill)) return [];
          return readFileSync(`${ROOT}/${hand}/${file}`, "utf8")
            .split("\n")
            .filter((text) => text.trim() !== "")
            .map((text) => Object.assign(JSON.parse(text) as Omit<LabelledLine, "skill" | "hand">, { skill, hand }));
        }),
    );

/** An eighth of the scenes is kept from the weights, whole scenes only: all lines of a scene fall on one side. */
export const isTestScene = (scene: string): boolean => hashOf(scene) % 8 === 0;

/** Hands that came last and never teach: whoever trains has not seen their lines, and their figures can be taken again. */
export const BLIND_HANDS: ReadonlySet<string> = new Set(["yan", "zoe"]);

const isBlind = ({ hand }: LabelledLine): boolean => BLIND_HANDS.has(hand);

/** What the weights are fitted on. */
export const teachingLines = (): readonly LabelledLine[] =>
  labelledLines().filter((line) => !isBlind(line) && !isTestScene(line.scene));

/** The lines of the unseen scenes, by the hands that also teach. */
export const testLines = (): readonly LabelledLine[] =>
  labelledLines().filter((line) => !isBlind(line) && isTestScene(line.scene));

/** The lines of the blind hands, from all their scenes. */
export const blindLines = (): readonly LabelledLine[] => labelledLines().filter(isBlind);
