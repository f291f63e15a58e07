/** The practice room's calls: an opening line, the counterpart's replies, a line to say, and whether the model answers. */
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import type { Exchange } from "#coach/coach.ts";
import { openingLine, replyTo, suggestLine as suggestedLine } from "#coach/partner/partner.ts";
import { isOffTopic } from "#domain/practice/off-topic.ts";
import {
  type ChatReply,
  generateStartingLine,
  predefinedChat,
  readModel,
  suggestLine,
} from "#domain/practice/practice.contract.ts";
import { type ChatTurn, OFF_TOPIC_REPLY, REPLY_CUT } from "#domain/practice/practice.ts";
import { findDanger, SAFETY_NOTE } from "#domain/practice/safety.ts";
import type { Session } from "../auth/session.ts";
import { type ModelBudgetDeps, modelWithinBudget } from "../billing/model-budget.ts";
import { unlessGone } from "../http/caller-gone.ts";
import { eventStream, wantsEvents } from "../http/event-stream.ts";
import { createLimiter } from "../http/rate-limit.ts";
import { type Route, route } from "../http/route.ts";
import { type Capability, checkAllowance, countReply, type Practised } from "./allowance.ts";
import { type CounterpartDeps, spoken, streamedReply, wholeReply } from "./counterpart.ts";
import { playedTurns } from "./played-turns.ts";
import { type ResolvedScene, resolveScene, type SceneRequest } from "./scene-resolver.ts";

export type PracticeDeps = CounterpartDeps &
  ModelBudgetDeps & {
    readonly pool: Pool;
    /** Replies, opening lines and suggestions that one user may ask for, whatever the plan. */
    readonly messagesPerMinute: number;
  };

/** The same user in the same scene keeps one seed, where the caller sends none. */
const seedOf = (session: Session, scene: ResolvedScene): number =>
  createHash("sha256").update(`${session.user.id} ${scene.key}`).digest().readUInt32BE() >>> 1;

const practised = ({ skill, template }: ResolvedScene): Practised => ({ skill, isCustom: template === null });

const fixedReply = (content: string, standing: Pick<ChatReply, "ended" | "pressure" | "paused">): ChatReply => ({
  content,
  engine: "embedded",
  ...standing,
});

/** Where the scene stood before the line that does not belong to it. */
const standingBefore = (exchange: Exchange): Pick<ChatReply, "ended" | "pressure"> => {
  const lastOfUser = exchange.messages.findLastIndex(({ role }) => role === "user");
  const { ended, pressure } =
    lastOfUser < 0
      ? openingLine(exchange)
      : replyTo({ ...exchange, messages: exchange.messages.slice(0, lastOfUser + 1) });
  return { ended, pressure };
};

export const practiceRoutes = (deps: PracticeDeps): Route[] => {
  const { db, pool, model } = deps;
  const limiter = createLimiter({
    pool,
    name: "practice",
    points: deps.messagesPerMinute,
    seconds: 60,
    message: "You're writing faster than anyone could answer. Please wait a moment.",
  });

  const begin = async (
    { session, capability }: { session: Session; capability: Capability },
    request: SceneRequest,
    seed: number | undefined,
    turns: ChatTurn[],
  ) => {
    await limiter.consume(session.user.id);
    const scene = await resolveScene(db, request);
    // The scene's own skill counts: a caller may have named another.
    await checkAllowance(deps, session, capability, practised(scene));
    const exchange: Exchange = {
      skill: scene.skill,
      scenario: scene.scenario,
      difficulty: scene.difficulty,
      seed: seed ?? seedOf(session, scene),
      messages: turns,
    };
    return { scene, exchange };
  };

  /** The model only as far as the user's share of today goes. */
  const engines = async (session: Session): Promise<CounterpartDeps> => ({
    ...deps,
    model: await modelWithinBudget(deps, session.user.id, model),
  });

  return [
    route(generateStartingLine, async ({ body, session, signal }) => {
      const request = { ...body, name: body.scenario };
      const { scene, exchange } = await begin({ session, capability: "practise" }, request, body.seed, []);
      if (scene.startingLine !== null) return { startingLine: scene.startingLine };
      const turn = { exchange, template: scene.template, signal };
      return unlessGone(signal, async () => ({
        startingLine: (await wholeReply(await engines(session), turn)).content,
      }));
    }),

    route(predefinedChat, async ({ body, session, signal, context }) => {
      const line = body.message.trim();
      const request = {
        ...body,
        skill: body.skillType,
        name: body.scenarioName,
        startingLine: body.customScenario,
      };
      // An empty message asks for the opening line, whatever has been said before.
      const turns = line === "" ? [] : playedTurns(body.messages, line);
      const { scene, exchange } = await begin({ session, capability: "practise" }, request, body.seed, turns);
      const fixed = replyWithoutCounterpart(line, scene, exchange);
      // An opening line, the note for someone in danger and the off-topic sentence are no replies of the day.
      if (fixed === null && line !== "") await countReply(deps, session, practised(scene));
      const within = await engines(session);
      if (!wantsEvents(context.req.header("accept"))) {
        const turn = { exchange, template: scene.template, signal };
        return fixed ?? unlessGone(signal, () => wholeReply(within, turn));
      }
      return eventStream({ signal }, async (send, gone) => {
        const events =
          fixed === null
            ? streamedReply(within, { exchange, template: scene.template, signal: gone })
            : spoken(fixed, deps.wordDelayMs, gone);
        try {
          for await (const event of events) send(predefinedChat.event.parse(event));
        } catch (error) {
          if (gone.aborted) return;
          deps.logger.error({ err: error }, "a streamed reply failed");
          send({ type: "error", ...REPLY_CUT });
        }
      });
    }),

    route(suggestLine, async ({ body, session }) => {
      const request = { ...body, skill: body.skillType };
      const turns = playedTurns(body.messages, "");
      const { exchange } = await begin({ session, capability: "suggest" }, request, body.seed, turns);
      return { suggestion: suggestedLine(exchange) };
    }),

    route(readModel, async () => {
      const isReachable = model !== null && (await model.isReachable());
      return new Response(null, { status: isReachable ? 204 : 503 });
    }),
  ];
};

/** What is answered without asking the counterpart: the known opening, a pause for someone's safety, an off-topic line. */
const replyWithoutCounterpart = (line: string, scene: ResolvedScene, exchange: Exchange): ChatReply | null => {
  if (line === "") {
    const { ended, pressure } = openingLine(exchange);
    const { scenario } = exchange;
    const told = scenario.kind === "custom" ? findDanger(`${scenario.description}\n${scenario.wish ?? ""}`) : null;
    if (told !== null) return fixedReply(SAFETY_NOTE[told], { ended, pressure, paused: true });
    if (scene.startingLine === null) return null;
    return fixedReply(scene.startingLine, { ended, pressure, paused: false });
  }
  const before = { ...exchange, messages: exchange.messages.slice(0, -1) };
  const danger = findDanger(line);
  if (danger !== null) return fixedReply(SAFETY_NOTE[danger], { ...standingBefore(before), paused: true });
  if (isOffTopic(line)) return fixedReply(OFF_TOPIC_REPLY, { ...standingBefore(before), paused: false });
  return null;
};
