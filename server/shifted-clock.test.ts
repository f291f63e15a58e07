/**
 * Two whole servers on one database, each in a process of its own under `faketime` (Debian: apt-get install faketime), a
 * few seconds before trials end. Where that program is missing the tests are skipped; the same with the test's own clock
 * is in billing/billing.test.ts and jobs/billing-job.test.ts.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCENES } from "#coach/content/catalogue.ts";
import { markNotified, readSubscription, type SubscriptionReading } from "#domain/billing/billing.contract.ts";
import { predefinedChat } from "#domain/practice/practice.contract.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import { createTestApp, type TestApp, type TestUser } from "./test/app.fake.ts";

const HAS_FAKETIME = spawnSync("faketime", ["--version"]).status === 0;
/** How long before the trials' end the servers come up: time enough to start on a busy machine and to be asked. */
const BEFORE_END_S = 30;
const USERS = 12;

let app: TestApp;
let users: TestUser[];
let servers: { child: ChildProcess; origin: string }[] = [];

const freePort = async (): Promise<string> => {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  listener.close();
  return String(port);
};

const startAt = async (aheadSeconds: number): Promise<{ child: ChildProcess; origin: string }> => {
  const variables = { PORT: await freePort(), AUTH_SECRET: app.secret, LOG_LEVEL: "warn" };
  const child = spawn(
    "faketime",
    ["-f", `+${aheadSeconds}s`, process.execPath, join(import.meta.dirname, "test/server.process.ts")],
    {
      env: { PATH: process.env["PATH"], DATABASE_URL: app.databaseUrl, ...variables },
      stdio: ["ignore", "pipe", "inherit"],
      // A group of their own: faketime stands between, and passes no signal on.
      detached: true,
    },
  );
  const ended = once(child, "exit").then(() => Promise.reject(new Error("the server ended before it listened")));
  await Promise.race([once(child.stdout, "data"), ended]);
  return { child, origin: `http://127.0.0.1:${variables.PORT}` };
};

describe.skipIf(!HAS_FAKETIME)("two servers on one database, whose clocks are two weeks ahead", () => {
  beforeAll(async () => {
    app = await createTestApp();
    users = await Promise.all(Array.from({ length: USERS }, () => app.createUser()));
    const { subscription } = await readFrom((path) => app.as(users[0] as TestUser)(path));
    const trialEnd = Date.parse(subscription?.trial_end ?? "");
    const ahead = Math.floor((trialEnd - Date.now()) / 1000) - BEFORE_END_S;
    servers = await Promise.all([startAt(ahead), startAt(ahead)]);
  });
  afterAll(async () => {
    for (const { child } of servers) process.kill(-(child.pid ?? 0), "SIGTERM");
    await Promise.all(servers.map(({ child }) => once(child, "close")));
    await app.stop();
  });

  const ask = (server: number, user: TestUser, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${servers[server]?.origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${user.accessToken}`, "content-type": "application/json", ...init.headers },
    });
  const reading = (server: number, user: TestUser) => readFrom((path) => ask(server, user, path));
  const practise = async (server: number, user: TestUser): Promise<number> => {
    const scene = SCENES.find(({ skill }) => SKILLS[skill].difficulty === "Advanced");
    const body = {
      skillType: scene?.skill,
      scenarioName: scene?.name,
      scenarioId: scene?.id,
      message: "No.",
      messages: [],
    };
    return (await ask(server, user, predefinedChat.path, { method: "POST", body: JSON.stringify(body) })).status;
  };
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await wait(100);
  };
  const mailed = async (kind: string): Promise<string[]> =>
    (await app.mails()).filter((mail) => mail.kind === kind).map(({ to }) => to);

  it(
    "end access at trial_end, also in an open stream, and tell each user once",
    async () => {
      const [user, other] = users as [TestUser, TestUser];
      const everybody = users.map(({ email }) => email).toSorted();
      expect([await practise(0, user), await practise(1, user)]).toEqual([200, 200]);
      await until(async () => (await mailed("trial-ending")).length >= USERS);
      await ask(0, user, markNotified.path, { method: "POST" });
      const stream = follow(await ask(1, user, readSubscription.path, { headers: { accept: "text/event-stream" } }));

      const seen: SubscriptionReading[] = [];
      while (seen.at(-1)?.subscription?.status !== "expired") {
        seen.push(...(await Promise.all([reading(0, other), reading(1, other)])));
        await wait(20);
      }
      for (const { server_time, subscription } of seen) {
        expect([server_time, subscription?.status]).toEqual([
          server_time,
          server_time < (subscription?.trial_end ?? "") ? "trialing" : "expired",
        ]);
      }
      expect(seen[0]?.subscription?.status).toBe("trialing");
      expect([await practise(0, other), await practise(1, other)]).toEqual([402, 402]);

      const told = await stream;
      expect(told.map(({ subscription }) => subscription?.status)).toContain("trialing");
      const { server_time = "", subscription } = told.at(-1) ?? {};
      expect(subscription?.status).toBe("expired");
      expect(Date.parse(server_time)).toBeGreaterThanOrEqual(Date.parse(subscription?.trial_end ?? ""));

      await until(async () => (await mailed("trial-ended")).length >= USERS);
      // Both have had time for another round.
      await wait(6_000);
      expect((await mailed("trial-ending")).toSorted()).toEqual(everybody);
      expect((await mailed("trial-ended")).toSorted()).toEqual(everybody);
      expect((await reading(0, user)).subscription?.metadata).toMatchObject({
        trial_expired: true,
        notification_shown: false,
      });
    },
    3 * 60_000,
  );
});

const readFrom = async (ask: (path: string) => Promise<Response>): Promise<SubscriptionReading> =>
  readSubscription.reply.parse(await (await ask(readSubscription.path)).json());

/** What a stream tells until the trial is over. */
const follow = async (response: Response): Promise<SubscriptionReading[]> => {
  const told: SubscriptionReading[] = [];
  let rest = "";
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks.filter((text) => text.startsWith("data: "))) {
      const event = readSubscription.event.parse(JSON.parse(block.slice(6)));
      if (event.type === "subscription") told.push(event.reading);
    }
    if (told.at(-1)?.subscription?.status === "expired") break;
  }
  return told;
};
