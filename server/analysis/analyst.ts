/** The analysis of a conversation, by the configured model or the embedded analyst. */
import type { Logger } from "pino";
import type { Scenario } from "#coach/coach.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { type LanguageModel, ModelError } from "../model/language-model.ts";
import { analystInstructions, analystTranscript } from "../model/prompts/analyst-prompt.ts";
import { checkedAnalysis } from "./checked-analysis.ts";

export type AnalysisInput = {
  readonly skill: SkillSlug;
  readonly scenario: Scenario;
  /** Oldest first. */
  readonly messages: readonly {
    readonly id: string;
    readonly role: "user" | "assistant";
    readonly content: string;
  }[];
};

export type AnalystDeps = {
  /** Null: the embedded analyst alone. */
  readonly model: LanguageModel | null;
  readonly logger: Logger;
  readonly embedded: (input: AnalysisInput) => Analysis;
};

/**
 * Never fails because of the model: what it cannot show, or does not answer, the embedded analyst judges. Whether there
 * is enough to judge is the embedded analyst's to say in either case. @throws the signal's reason when it aborted.
 */
export const analyseChat = async (
  { model, logger, embedded }: AnalystDeps,
  input: AnalysisInput,
  signal: AbortSignal,
): Promise<Analysis> => {
  const own = embedded(input);
  if (model === null || own.tooLittle) return own;
  try {
    const judgement = await model.judge({
      instructions: analystInstructions(input),
      prompt: analystTranscript(input.messages),
      signal,
    });
    const checked = checkedAnalysis(judgement, linesOf(input), input.skill);
    if (checked !== null) return checked;
    logger.warn({ model: model.label }, "the language model's judgement could not be shown in the user's words");
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelError)) throw error;
    logger.warn({ model: model.label, failure: error.failure, status: error.status }, "the language model failed");
  }
  return own;
};

const linesOf = ({ messages }: AnalysisInput) => messages.filter(({ role }) => role === "user");
