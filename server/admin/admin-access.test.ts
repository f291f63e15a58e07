/** Who may make administrators' calls, that each leaves a record, and who counts as an administrator. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkAdminStatus, listAudit } from "#domain/admin/admin.contract.ts";
import { createTestApp, replyOf, type TestApp, type TestUser } from "../test/app.fake.ts";

let app: TestApp;
let admin: TestApp["ask"];

beforeAll(async () => {
  app = await createTestApp();
  admin = app.as(await app.createUser({ role: "admin", email: "root@example.org" }));
});
afterAll(() => app.stop());

describe("every administrators' call", () => {
  const subscribed = async (sql: string): Promise<TestUser> => {
    const user = await app.createUser();
    await app.pool.query(`UPDATE user_subscriptions SET ${sql} WHERE user_id = $1`, [user.id]);
    return user;
  };
  const callers: readonly (readonly [string, number | "admitted", () => Promise<TestUser | null>])[] = [
    ["anonymous", 401, async () => null],
    ["free", 403, () => app.createUser({ plan: "free" })],
    ["trial", 403, () => app.createUser()],
    [
      "premium",
      403,
      () =>
        subscribed(
          "status = 'active', trial_end = now() - interval '1 day', current_period_end = now() + interval '20 days'",
        ),
    ],
    ["expired", 403, () => subscribed("trial_end = now() - interval '1 day'")],
    ["admin", "admitted", () => app.createUser({ role: "admin" })],
  ];

  it.each(callers)("answers an %s caller with %s", async (_who, expected, caller) => {
    const user = await caller();
    const ask = user === null ? app.ask : app.as(user);
    const routes = app.app.routes.filter(({ endpoint }) => endpoint.path.startsWith("/api/admin"));
    expect(routes.length).toBeGreaterThan(10);
    for (const { endpoint } of routes) {
      expect(endpoint).toMatchObject({ caller: "admin" });
      const path = endpoint.path.replace(/:\w+/g, "nobodys");
      const response = await ask(path, {
        method: endpoint.method,
        ...(endpoint.body === undefined ? {} : { json: {} }),
      });
      const { status } = response;
      await response.text();
      const admitted = status !== 401 && status !== 403 && status < 500;
      expect({ call: `${endpoint.method} ${path}`, status: admitted ? "admitted" : status }).toEqual({
        call: `${endpoint.method} ${path}`,
        status: expected,
      });
    }
  });

  it("is written to the audit log, with what was asked for and by whom", async () => {
    await admin("/api/admin/feedback?search=needle");
    await admin("/api/admin/users/nobody/role", { method: "PUT", json: { role: "admin" } });
    const { entries } = await replyOf(listAudit, await admin("/api/admin/audit"));
    const others = entries.filter(({ action }) => action !== "GET /api/admin/audit");
    expect(others.slice(0, 2)).toMatchObject([
      {
        action: "PUT /api/admin/users/:id/role",
        admin_email: "root@example.org",
        detail: { params: { id: "nobody" }, body: { role: "admin" } },
      },
      { action: "GET /api/admin/feedback", detail: { query: { search: "needle" } } },
    ]);
  });

  it("leaves a trace whichever it is", async () => {
    for (const { endpoint } of app.app.routes.filter((route) => route.endpoint.caller === "admin")) {
      if (endpoint.body !== undefined || endpoint.params !== undefined) continue;
      const before = await app.pool.query("SELECT FROM admin_audit");
      await (await admin(endpoint.path, { method: endpoint.method })).text();
      const after = await app.pool.query("SELECT FROM admin_audit");
      expect({ path: endpoint.path, rows: after.rowCount }).toEqual({
        path: endpoint.path,
        rows: (before.rowCount ?? 0) + 1,
      });
    }
  });
});

describe("check_admin_status", () => {
  it("is a bare boolean: true for administrators by role or by listed address, false for all others", async () => {
    const listing = await createTestApp({ adminEmails: ["listed@example.org", "unproven@example.org"] });
    try {
      const status = async (user?: TestUser) =>
        replyOf(
          checkAdminStatus,
          await (user === undefined ? listing.ask : listing.as(user))(checkAdminStatus.path, { method: "POST" }),
        );
      expect(await status()).toBe(false);
      expect(await status(await listing.createUser())).toBe(false);
      expect(await status(await listing.createUser({ role: "admin" }))).toBe(true);
      expect(await status(await listing.createUser({ email: "listed@example.org" }))).toBe(true);
      expect(await status(await listing.createUser({ email: "unproven@example.org", emailVerified: false }))).toBe(
        false,
      );
    } finally {
      await listing.stop();
    }
  });
});
