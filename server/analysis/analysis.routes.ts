import type { Pool } from "pg";
import { analyse } from "#coach/analyst/analyst.ts";
import { ANALYSES_PER_MINUTE, ANALYSIS_MIN_MESSAGES } from "#domain/analysis/analysis.ts";
import { analyzeChat } from "#domain/analysis/analysis.contract.ts";
import { AppError } from "#domain/errors.ts";
import type { Database } from "../db/database.ts";
import { unlessGone } from "../http/caller-gone.ts";
import { createLimiter } from "../http/rate-limit.ts";
import { type Route, route } from "../http/route.ts";
import { checkAllowance } from "../practice/allowance.ts";
import { turnsInScene } from "../practice/played-turns.ts";
import { resolveScene } from "../practice/scene-resolver.ts";
import { type AnalystDeps, analyseChat } from "./analyst.ts";

export type AnalysisDeps = Omit<AnalystDeps, "embedded"> & { readonly db: Database; readonly pool: Pool };

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
      const { skill, scenario } = await resolveScene(deps.db, { ...body, skill: body.scenarioType });
      await checkAllowance(session, "analyse", skill);
      const input = { skill, scenario, messages };
      return unlessGone(signal, async () => ({
        success: true,
        data: await analyseChat({ ...deps, embedded: analyse }, input, signal),
      }));
    }),
  ];
};
