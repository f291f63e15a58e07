import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, refusalOf, type TestApp, type TestUser } from "../test/app.fake.ts";
import type { Route } from "./route.ts";

/** Walks every route of the app as every kind of caller: who may call is what the endpoint's description says. */

const REFUSED = { anyone: {}, user: { nobody: 401 }, admin: { nobody: 401, user: 403, "another user": 403 } } as const;
const CALLERS = ["nobody", "user", "another user", "admin"] as const;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

/** New people for each route: some routes end the session they are called with. */
const person = async (who: (typeof CALLERS)[number]): Promise<TestUser | null> =>
  who === "nobody" ? null : app.createUser({ role: who === "admin" ? "admin" : "user" });

const statusFor = async ({ endpoint }: Route, caller: TestUser | null): Promise<number> => {
  const path = endpoint.path.replace(/:\w+/g, "someone-elses");
  const ask = caller === null ? app.ask : app.as(caller);
  const response = await ask(path, {
    method: endpoint.method,
    ...(endpoint.body === undefined ? {} : { json: {} }),
  });
  await response.body?.cancel();
  return response.status;
};

describe("every route", () => {
  it("admits exactly the callers that its endpoint names", async () => {
    const wrong: string[] = [];
    for (const route of app.app.routes) {
      const { method, path, caller } = route.endpoint;
      for (const who of CALLERS) {
        const expected = (REFUSED[caller] as Partial<Record<string, number>>)[who];
        const status = await statusFor(route, await person(who));
        const admitted = status !== 401 && status !== 403 && status < 500;
        // 503 is a service that is off, said after the caller was admitted.
        const asExpected = expected === undefined ? admitted || status === 503 : status === expected;
        if (!asExpected) wrong.push(`${method} ${path} answers ${who} with ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(app.app.routes.length).toBeGreaterThan(5);
    // Four callers for each route, each with an account of their own: long on a busy machine.
  }, 120_000);

  it("is described once: no two routes answer the same call", () => {
    const calls = app.app.routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(calls).toEqual([...new Set(calls)]);
  });
});

describe("every protected call", () => {
  /** Each gives the cookie of somebody who was somebody, or nearly is. */
  const STRANGERS = {
    "no session": async () => "",
    "a session that owes its second factor": async () => {
      const user = await app.createUser({ role: "admin" });
      await app.pool.query(
        "INSERT INTO factors (id, user_id, factor_type, status, created_at) VALUES ($1, $1, 'phone', 'verified', now())",
        [user.id],
      );
      return user.cookie;
    },
    "a revoked session": async () => {
      const user = await app.createUser({ role: "admin" });
      await app.pool.query("DELETE FROM sessions WHERE user_id = $1", [user.id]);
      return user.cookie;
    },
    "a session that has run out": async () => {
      const user = await app.createUser({ role: "admin" });
      await app.pool.query("UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
        user.id,
      ]);
      return user.cookie;
    },
    "a deleted user's session": async () => {
      const user = await app.createUser({ role: "admin" });
      await app.pool.query("DELETE FROM users WHERE id = $1", [user.id]);
      return user.cookie;
    },
    "a session signed with another secret": async () => {
      const user = await app.createUser({ role: "admin" });
      return user.cookie.replace(/.{8}$/, (end) => end.split("").toReversed().join(""));
    },
  } as const;

  it.each(Object.entries(STRANGERS))("refuses %s", async (who, cookieOf) => {
    const isOwing = who === "a session that owes its second factor";
    const headers = { cookie: await cookieOf() };
    const wrong: string[] = [];
    let asked = 0;
    for (const { endpoint } of app.app.routes) {
      if (endpoint.caller === "anyone" || (isOwing && endpoint.signInStep === true)) continue;
      const reply = await app.ask(endpoint.path.replace(/:\w+/g, "some"), {
        method: endpoint.method,
        headers,
        ...(endpoint.body === undefined ? {} : { json: {} }),
      });
      asked += 1;
      const { code } = endpoint.method === "HEAD" ? { code: "" } : await refusalOf(reply);
      const expected = isOwing ? "aal2_required" : (endpoint.signedOut?.code ?? "unauthorized");
      if (reply.status === 401 && [expected, ""].includes(code)) continue;
      wrong.push(`${endpoint.method} ${endpoint.path} answers ${reply.status} ${code}`);
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(30);
  });

  it("opens to a session that owes its second factor only what pays it", () => {
    const steps = app.app.routes.filter(({ endpoint }) => endpoint.signInStep === true);
    expect(steps.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
      "/api/auth/factors/:id/challenge",
      "/api/auth/factors/:id/verify",
      "/api/auth/recovery-code",
    ]);
  });
});

describe("an address that is no route", () => {
  it("answers 404 in the one error shape", async () => {
    const response = await app.ask("/api/nothing-here");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  });
});

describe("every reply", () => {
  it("carries a policy without unsafe sources and refuses framing", async () => {
    const { headers } = await app.ask("/api/nothing-here");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
