/**
 * `npm run bench -- journal [folder] [--small]`: journal, feedback and administration on a million rows of each, or with
 * `--small` on a hundredth of that. The folder keeps the data for the next run; without one, a temporary folder is filled and
 * removed (a few minutes, some 3 GB). Every call is measured in turn with the simplest signed-in one, so that what the machine
 * does besides shows in both.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportFeedback, listAllFeedback, listAudit, listUsers, readAnalytics } from "#domain/admin/admin.contract.ts";
import { readSession, signIn } from "#domain/auth/auth.contract.ts";
import { listOwnFeedback } from "#domain/feedback/feedback.contract.ts";
import { listJournalEntries, readJournalProgress } from "#domain/journal/journal.contract.ts";
import { DEMO_ADMIN_EMAIL, DEMO_EMAIL, DEMO_PASSWORD } from "#server/auth/demo-accounts.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/launcher.ts";
import { readEnv } from "#server/env.ts";
import { type Server, startServer } from "#server/server.ts";
import { plansOf } from "./journal.plans.ts";
import { FULL_SIZE, seedDatabase, SMALL_SIZE } from "./journal.seed.ts";

const ORIGIN = "http://localhost:8095";
const CALLS = 1_000;
const WARM_UP = 500;
const SEARCHES = 15;
const PAGES = 1_000;

type Ask = (path: string) => Promise<Response>;
type Listed = { readonly next_cursor: string | null };

const say = (what: string, measured: string, reference: string): void =>
  console.log(`${what.padEnd(60)} ${measured.padStart(16)}   ${reference}`);
const ms = (value: number): string => `${value.toFixed(2)} ms`;

const start = (dataDir: string): Promise<Server> =>
  startServer({
    env: readEnv({ DATA_DIR: dataDir, PORT: "8095", APP_URL: ORIGIN, LOG_LEVEL: "error" }),
    webDir: null,
    onDatabaseExit: (reason) => console.error(reason),
  });

const signedIn = async ({ app }: Server, email: string): Promise<Ask> => {
  const response = await app.hono.request(`${ORIGIN}${signIn.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return async (path) => app.hono.request(`${ORIGIN}${path}`, { headers: { authorization: `Bearer ${access_token}` } });
};

const timed = async (ask: Ask, path: string): Promise<{ ms: number; reply: Listed }> => {
  const began = performance.now();
  const response = await ask(path);
  const reply = (await response.json()) as Listed;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - began, reply };
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

type Times = { readonly p50: number; readonly p99: number };
type Measured = Times & { readonly reference: Times };

const timesOf = (all: readonly number[]): Times => ({ p50: percentile(all, 0.5), p99: percentile(all, 0.99) });

const measure = async (ask: Ask, path: string): Promise<Measured> => {
  const times: number[] = [];
  const references: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const reference = await timed(ask, readSession.path);
    const { ms: took } = await timed(ask, path);
    if (call < WARM_UP) continue;
    references.push(reference.ms);
    times.push(took);
  }
  return { ...timesOf(times), reference: timesOf(references) };
};

/** Median and 99th percentile, beside those of the simplest signed-in call in the same minute. */
const sayTimes = (what: string, { p50, p99, reference }: Measured, aim: string): void =>
  say(`${what}, p99 (median ${ms(p50)})`, ms(p99), `${aim}; simplest call ${ms(reference.p99)} (${ms(reference.p50)})`);

/** The address of the thousandth page, found as a reader would: page by page. */
const thousandth = async (ask: Ask, path: string): Promise<string> => {
  let cursor: string | null = null;
  for (let page = 1; page < PAGES; page += 1) {
    const { reply } = await timed(ask, cursor === null ? path : `${path}?cursor=${cursor}`);
    cursor = reply.next_cursor;
    if (cursor === null) throw new Error(`${path} has only ${page} pages`);
  }
  return `${path}?cursor=${cursor}`;
};

const pages = async (what: string, ask: Ask, path: string): Promise<void> => {
  const first = await measure(ask, path);
  sayTimes(what, first, "at most 5 ms");
  if (size !== FULL_SIZE) return;
  const deep = await measure(ask, await thousandth(ask, path));
  say(`${what}, thousandth page, median`, ms(deep.p50), `at most twice ${ms(first.p50)}`);
};

const exported = async (ask: Ask): Promise<void> => {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let bytes = 0;
  const began = performance.now();
  const { body } = await ask(exportFeedback.path);
  if (body === null) throw new Error("the export has no body");
  for await (const piece of body) {
    bytes += piece.byteLength;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - began) / 1_000;
  say(
    `CSV of all feedback: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s, more memory`,
    `${((most - before) / 1e6).toFixed(0)} MB`,
    "under 50 MB",
  );
};

const size = process.argv.includes("--small") ? SMALL_SIZE : FULL_SIZE;
const given = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const dataDir = given ?? (await mkdtemp(join(tmpdir(), "plainsay-bench-")));
try {
  // Makes the tables and the demo accounts.
  await (await start(dataDir)).stop();
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const began = performance.now();
    await seedDatabase(postgres.url, size);
    say("filling the tables", `${((performance.now() - began) / 1_000).toFixed(0)} s`, "");
    for (const { what, plan, scans } of await plansOf(postgres.url)) say(what, plan, scans ? "SEQUENTIAL SCAN" : "");
  } finally {
    await postgres.stop();
  }
  const server = await start(dataDir);
  try {
    const own = await signedIn(server, DEMO_EMAIL);
    const admin = await signedIn(server, DEMO_ADMIN_EMAIL);
    // A server that has only just started is slower at everything: its first round is not counted.
    await measure(own, listJournalEntries.path);
    await pages("journal", own, listJournalEntries.path);
    await pages("feedback", own, listOwnFeedback.path);
    await pages("administrators' feedback", admin, listAllFeedback.path);
    await pages("users", admin, listUsers.path);
    sayTimes("audit log", await measure(admin, listAudit.path), "at most 5 ms");
    sayTimes("progress", await measure(own, readJournalProgress.path), "at most 5 ms");
    for (const step of ["day", "week", "month"]) {
      sayTimes(`figures by ${step}`, await measure(admin, `${readAnalytics.path}?step=${step}`), "at most 150 ms");
    }
    for (const search of ["number%20777", "seed-424%40", "helpful", "nowhere-to-be-found", "5", "zq"]) {
      const times: number[] = [];
      for (let call = 0; call < SEARCHES; call += 1) {
        times.push((await timed(admin, `${listAllFeedback.path}?search=${search}`)).ms);
      }
      say(`administrators' search for ${decodeURIComponent(search)}, median`, ms(percentile(times, 0.5)), "");
    }
    await exported(admin);
  } finally {
    await server.stop();
  }
} finally {
  if (given === undefined) await rm(dataDir, { recursive: true, force: true });
}
