/**
 * The one interface in front of both engines (the configured model, the embedded engine): a partner that opens and
 * replies, an analyst that judges. The embedded engine is pure: no I/O, no clock; randomness comes from `seed`.
 */
import type { Style, Verdict } from "#domain/analysis/analysis.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import type { Difficulty, SkillSlug } from "#domain/skills/skills.ts";
import type { Scene } from "#coach/content/scene.ts";
import type { Move } from "#coach/moves/move.ts";

/** What is played: a predefined scene, or what the user wrote of their own. */
export type Scenario =
  | { readonly kind: "predefined"; readonly scene: Scene }
  | {
      readonly kind: "custom";
      readonly title: string;
      readonly description: string;
      /** "What do you want to say?" in the user's words. */
      readonly wish?: string;
    };

export type Exchange = {
  readonly skill: SkillSlug;
  readonly scenario: Scenario;
  /** The scenario's own unless the user chose another. */
  readonly difficulty: Difficulty;
  /** The same exchange with the same seed gets the same reply. */
  readonly seed: number;
  /** Oldest first. Roles `assistant` and `system` are the counterpart's. */
  readonly messages: readonly ChatTurn[];
};

/** Words of the user's that show a move; `quote` occurs in the line to the letter. */
export type Evidence = { readonly move: Move; readonly quote: string };

/** One user line, read for the skill being practised. */
export type Reading = {
  readonly verdict: Verdict;
  readonly style: Style;
  readonly moves: readonly Evidence[];
  /** The words that decide the verdict; "" when the line is empty. */
  readonly quote: string;
  /** One plain sentence to the user: why this verdict. */
  readonly why: string;
  /** Probability of the verdict, 0–1. */
  readonly confidence: number;
  /** How likely each verdict and each style is; each adds up to 1. Smoother than the verdict: scores are made of these. */
  readonly chances: {
    readonly verdict: Readonly<Record<Verdict, number>>;
    readonly style: Readonly<Record<Style, number>>;
  };
};

export type PartnerReply = {
  readonly content: string;
  /** The tactic's name in the skill's lines, or a stage: opening, soften, yield, take, answer, safety… */
  readonly tactic: string;
  /** The scene has come to its end: the counterpart has let go. */
  readonly ended: boolean;
  /** 0–PRESSURE_MAX, for the scene card. */
  readonly pressure: number;
  /** The user's last line as the engine read it; absent for the opening line. */
  readonly reading?: Reading;
};
