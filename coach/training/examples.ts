/** From labelled lines to what the weights are fitted on: the lines, the lines as typed in a hurry, and composed near misses. */
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { SCENES } from "../content/catalogue.ts";
import { asTyped } from "./slips.ts";
import type { LabelledLine } from "./lines.ts";
import { randomFrom } from "./random.ts";

export type Weighted = LabelledLine & { readonly weight: number };

const wordCount = (text: string): number => text.split(/\s+/).length;
const stopped = (text: string): string => text.replace(/([^.?!…])$/u, "$1.");

/** A good line followed by a faulty one is a near miss: the hands wrote too few of the many that can be. */
const composed = (lines: readonly LabelledLine[], random: () => number): readonly Weighted[] =>
  SKILL_SLUGS.flatMap((skill) => {
    const own = lines.filter((line) => line.skill === skill);
    const attacks = own.filter(
      ({ verdict, style, user }) => verdict === "missed" && style === "aggressive" && wordCount(user) < 14,
    );
    const excuses = own.filter(
      ({ verdict, moves, user }) => verdict === "missed" && moves.includes("new_justification") && wordCount(user) < 18,
    );
    const excusable = skill !== "free-information" && skill !== "self-disclosure";
    return own
      .filter(({ verdict, user }) => verdict === "good" && wordCount(user) < 18)
      .flatMap((good) => {
        const joined = (fault: LabelledLine, style: LabelledLine["style"], weight: number): Weighted => ({
          ...good,
          user: `${stopped(good.user)} ${fault.user}`,
          verdict: "near_miss",
          style,
          moves: [...new Set([...good.moves, ...fault.moves])],
          weight,
        });
        const attack = attacks[Math.floor(random() * attacks.length)];
        const excuse = excuses[Math.floor(random() * excuses.length)];
        const composites: Weighted[] = [];
        if (attack && random() < 0.5) composites.push(joined(attack, "aggressive", 0.4));
        if (excuse && excusable && random() < 0.3) composites.push(joined(excuse, good.style, 0.3));
        return composites;
      });
  });

export const trainingLines = (lines: readonly LabelledLine[]): readonly Weighted[] => {
  const random = randomFrom(3);
  return [
    ...lines.map((line) => ({ ...line, weight: 1 })),
    ...lines.map((line) => ({ ...line, user: asTyped(line.user, random), weight: 0.5 })),
    ...composed(lines, random),
  ];
};

/** The catalogue's own core sentences: good by design, so the weights may know them. Style and moves are unlabelled. */
export const coreLines = (): readonly Omit<Weighted, "style" | "moves">[] =>
  SCENES.flatMap((scene) =>
    scene.core.map((user, index) => ({
      id: `${scene.id} ${index}`,
      scene: scene.id,
      sceneText: `${scene.description} ${scene.you} ${scene.want}`,
      partner: scene.startingLine,
      user,
      verdict: "good" as const,
      skill: scene.skill,
      hand: "core",
      weight: 1,
    })),
  );
