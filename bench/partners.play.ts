/** One scripted user in one scene against one engine, through the same code that answers in the product. */
import { pino } from "pino";
import { analyse } from "#coach/analyst/analyst.ts";
import type { Exchange } from "#coach/coach.ts";
import type { Scene } from "#coach/content/scene.ts";
import { openingLine } from "#coach/partner/partner.ts";
import { scriptOf, type UserKind, type UserLine } from "#coach/partner/simulation.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { ChatTurn, Engine } from "#domain/practice/practice.ts";
import { analyseChat } from "#server/analysis/analyst.ts";
import type { LanguageModel } from "#server/model/language-model.ts";
import { wholeReply } from "#server/practice/counterpart.ts";
import { type Check, failedChecks } from "./partners.checks.ts";

export type Part = {
  readonly scene: Scene;
  readonly user: UserKind;
  readonly seed: number;
  /** The user's lines at most; a scene that ends is not played on. */
  readonly turns: number;
  /** What the made-up users' own lines are drawn from. */
  readonly lines: readonly UserLine[];
  /** Null: the embedded partner and analyst. */
  readonly model: LanguageModel | null;
};

export type SpokenLine = {
  readonly user: string;
  readonly reply: string;
  /** The embedded engine answers where the model failed. */
  readonly engine: Engine;
  readonly ms: number;
  readonly failed: readonly Check[];
};

export type Played = {
  readonly opening: string;
  readonly spoken: readonly SpokenLine[];
  readonly ended: boolean;
  readonly analysis: Analysis;
  /** The embedded analyst's on the same conversation. */
  readonly embedded: Analysis;
};

const silent = pino({ level: "silent" });

export const playPart = async (part: Part, signal: AbortSignal): Promise<Played> => {
  const { scene, model } = part;
  const messages: ChatTurn[] = [];
  const exchange: Exchange = {
    skill: scene.skill,
    scenario: { kind: "predefined", scene },
    difficulty: scene.difficulty,
    seed: part.seed,
    messages,
  };
  const nextLine = scriptOf(scene, part.user, part.lines);
  const opening = openingLine(exchange).content;
  messages.push({ role: "assistant", content: opening });
  const spoken: SpokenLine[] = [];
  let ended = false;
  while (!ended && spoken.length < part.turns) {
    const user = nextLine(exchange);
    messages.push({ role: "user", content: user });
    const before = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
    const began = performance.now();
    const reply = await wholeReply({ model, logger: silent, wordDelayMs: 0 }, { exchange, template: null, signal });
    const ms = performance.now() - began;
    spoken.push({ user, reply: reply.content, engine: reply.engine, ms, failed: failedChecks(reply.content, before) });
    messages.push({ role: "assistant", content: reply.content });
    ({ ended } = reply);
  }
  const input = {
    skill: scene.skill,
    scenario: exchange.scenario,
    messages: messages.map(({ role, content }, index) => ({
      id: String(index),
      role: role === "user" ? ("user" as const) : ("assistant" as const),
      content,
    })),
  };
  const analysis = await analyseChat({ model, logger: silent, embedded: analyse }, input, signal);
  return { opening, spoken, ended, analysis, embedded: analyse(input) };
};
