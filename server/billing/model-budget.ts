/** How much of the configured model one user may use in a day. Beyond it the embedded coach answers, as without a model. */
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import type { LanguageModel } from "../model/language-model.ts";
import { addModelTokens, readDailyUse } from "./daily-use.store.ts";

export type ModelBudgetDeps = { readonly db: Database; readonly clock: () => Date; readonly modelTokensPerDay: number };

/** Providers count differently, and some not at all: four characters stand for a token. */
const CHARS_PER_TOKEN = 4;
const tokensIn = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((chars, text) => chars + text.length, 0) / CHARS_PER_TOKEN);

/** The model for this user, which counts what it is asked and says; null when today's share is used up. */
export const modelWithinBudget = async (
  { db, clock, modelTokensPerDay }: ModelBudgetDeps,
  owner: Owner,
  model: LanguageModel | null,
): Promise<LanguageModel | null> => {
  if (model === null) return null;
  const { modelTokens } = await readDailyUse(db, owner, clock());
  if (modelTokens >= modelTokensPerDay) return null;
  const count = (tokens: number): Promise<void> => addModelTokens(db, owner, tokens, clock());
  return {
    label: model.label,
    isReachable: model.isReachable,
    async *streamReply(request) {
      // What is asked is counted first: calls at once must not all find the same share unused.
      await count(tokensIn(request.instructions, ...request.messages.map(({ content }) => content)));
      let said = "";
      try {
        for await (const text of model.streamReply(request)) {
          said += text;
          yield text;
        }
      } finally {
        await count(tokensIn(said));
      }
    },
    judge: async (request) => {
      await count(tokensIn(request.instructions, request.prompt));
      const judgement = await model.judge(request);
      await count(tokensIn(JSON.stringify(judgement)));
      return judgement;
    },
  };
};
