import type { Pool } from "pg";
import { analyse } from "#coach/analyst/analyst.ts";
import { ANALYSES_PER_MINUTE, ANALYSIS_MIN_MESSAGES } from "#domain/analysis/analysis.ts";
import { analyzeChat } from "#domain/analysis/analysis.contract.ts";
import { AppError } from "#domain/errors.ts";
import { unlessGone } from "../http/caller-gone.ts";
import { createLimiter } from "../http/rate-limit.ts";
import { type Route, route } from "../http/route.ts";
import { type ModelBudgetDeps, modelWithinBudget } from "../billing/model-budget.ts";
import { checkAllowance } from "../practice/allowance.ts";
import { turnsInScene } from "../practice/played-turns.ts";
import { resolveScene } from "../practice/scene-resolver.ts";
import { type AnalystDeps, analyseChat } from "./analyst.ts";

export type AnalysisDeps = Omit<AnalystDeps, "embedded"> & ModelBudgetDeps & { readonly pool: Pool };

export const analysisRoutes = (deps: AnalysisDeps): Route[] => {
  const limiter = createLimiter({ pool: deps.pool, name: "analysis", points: ANALYSES_PER_MINUTE, seconds: 60 });
  return [
    route(analyzeChat, async ({ body, session, signal }) => {
      // A message that came without an id is known by its position in what was sent.
      const messages = turnsInScene(
        body.messages.map(({ id, role, content }, index) => ({ id: id ?? String(index), role, content })),
      );
      if (messages.length < ANALYSIS_MIN_MESSAGES) throw new AppError("need_exchange");
      await limiter.consume(session.user.id);
      const { skill, scenario, template } = await resolveScene(deps.db, { ...body, skill: body.scenarioType });
      await checkAllowance(deps, session, "analyse", { skill, isCustom: template === null });
      const model = await modelWithinBudget(deps, session.user.id, deps.model);
      const input = { skill, scenario, messages };
      return unlessGone(signal, async () => ({
        success: true,
        data: await analyseChat({ ...deps, model, embedded: analyse }, input, signal),
      }));
    }),
  ];
};
