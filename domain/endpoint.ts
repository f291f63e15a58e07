/**
 * A call of the server, described once: the server mounts it, the web app calls it, the API document lists it,
 * and the access test walks it. Schemas are zod/mini, because the browser carries them too.
 */
import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/** Who may make a call: anyone; someone signed in; an administrator. Finer rules stand in billing/access.ts. */
export type Caller = "anyone" | "user" | "admin";

type Schema = z.ZodMiniType;

export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /** Hono's form, e.g. `/api/skills/:skill/scenarios`. */
  readonly path: `/${string}`;
  readonly caller: Caller;
  /** Part of signing in: also open to a session that still owes its second factor. */
  readonly signInStep?: true;
  /** What a caller without a session is told, where the specification has words of its own for it. */
  readonly signedOut?: { readonly code: ErrorCode; readonly message?: string };
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: the reply has no body (204). */
  readonly reply?: Schema;
  /** The call can also answer as server-sent events of this shape (`Accept: text/event-stream`). */
  readonly event?: Schema;
};

/** Keeps the literal types of an endpoint's description. A bundle leaves out the endpoints that it does not use. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const E extends Endpoint>(description: E): E => description;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What a handler receives, after validation. */
export type Received<E extends Endpoint> = {
  params: Output<Part<E, "params">>;
  query: Output<Part<E, "query">>;
  body: Output<Part<E, "body">>;
};
/** What a caller sends; parts that the endpoint does not have are left out. */
export type Sent<E extends Endpoint> = {
  [K in "params" | "query" | "body" as Part<E, K> extends Schema ? K : never]: Input<Part<E, K>>;
};
export type Reply<E extends Endpoint> = Output<Part<E, "reply">>;
export type EventOf<E extends Endpoint> = Output<Part<E, "event">>;
