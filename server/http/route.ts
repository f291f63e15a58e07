/**
 * A route is an endpoint's description and what answers it. `mountRoutes` gives every route the same short pipeline:
 * who is calling → may they → is the input right → act → check what leaves.
 */
import type { Context, Hono } from "hono";
import type { Caller, Endpoint, Received, Reply } from "#domain/endpoint.ts";
import { AppError } from "#domain/errors.ts";
import type { AppEnv } from "./app-env.ts";
import type { Session } from "../auth/session.ts";
import { parseInput } from "./input.ts";

/** Who is calling, as the endpoint's `caller` promises it. */
type SessionFor<C extends Caller> = C extends "anyone" ? Session | null : Session;

export type Call<E extends Endpoint> = Received<E> & {
  readonly session: SessionFor<E["caller"]>;
  readonly now: Date;
  readonly requestId: string;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  /** For the few routes that stream or set headers. */
  readonly context: Context<AppEnv>;
};

export type Route = {
  readonly endpoint: Endpoint;
  readonly respond: (context: Context<AppEnv>, now: Date) => Promise<Response>;
};

/** What a handler gives: the reply to check and send, or a response of its own (a stream, a file, a bare status). */
type Answer<E extends Endpoint> = Reply<E> | Response;

export const route = <const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): Route => ({
  endpoint,
  respond: async (context, now) => {
    const half = context.get("halfSession") ?? null;
    const session = context.get("session") ?? (endpoint.signInStep === true ? half : null);
    if (session === null && half !== null && endpoint.caller !== "anyone") throw new AppError("aal2_required");
    admit(endpoint, session);
    const input = await parseInput(endpoint, context);
    const answer = await handle({
      ...input,
      session: session as SessionFor<E["caller"]>,
      now,
      requestId: context.get("requestId"),
      signal: context.req.raw.signal,
      context,
    });
    if (answer instanceof Response) return answer;
    if (endpoint.reply === undefined) return context.body(null, 204);
    // Only what the contract names leaves: unknown keys are dropped, a wrong shape is our own error.
    return context.json(endpoint.reply.parse(answer) as object);
  },
});

const admit = ({ caller, signedOut }: Endpoint, session: Session | null): void => {
  if (caller === "anyone") return;
  if (session === null) {
    const { code, message } = signedOut ?? { code: "unauthorized" as const };
    throw new AppError(code, message === undefined ? {} : { message });
  }
  if (caller === "user") return;
  caller satisfies "admin";
  if (!session.user.isAdmin) throw new AppError("forbidden");
};

export const mountRoutes = (app: Hono<AppEnv>, routes: readonly Route[], clock: () => Date): void => {
  for (const { endpoint, respond } of routes) {
    // Hono answers HEAD from GET handlers: a HEAD endpoint is mounted as GET and its body never leaves.
    const method = endpoint.method === "HEAD" ? "GET" : endpoint.method;
    app.on(method, endpoint.path, (context) => respond(context, clock()));
  }
};
