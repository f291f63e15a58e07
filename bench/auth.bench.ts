/**
 * `node bench/auth.bench.ts`: whether the door tells who has an account (status, body and time of each call, for a known and an
 * unknown address in turn), and how many of 10,000 guesses at one account are evaluated. A few minutes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { changePassword } from "#domain/auth/account.contract.ts";
import { resendConfirmation, signIn, signUp } from "#domain/auth/auth.contract.ts";
import { askForMagicLink, askForReset, askForSms, verifyOtp } from "#domain/auth/one-time.contract.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/launcher.ts";
import { readEnv } from "#server/env.ts";
import { startServer } from "#server/server.ts";

const ORIGIN = "http://localhost:8096";
const PAIRS = 25;
const WARM_UP = 3;
const GUESSES = 10_000;
const AT_ONCE = 50;
const PASSWORD = "a quiet garden wall";
const KNOWN = { email: "known@example.org", phone: "+15550000001" };
const UNKNOWN = { email: "nobody@example.org", phone: "+15550000002" };
type Who = typeof KNOWN;

const CALLS: readonly (readonly [string, string, (who: Who) => object])[] = [
  ["sign in, wrong password", signIn.path, ({ email }) => ({ email, password: "not the password" })],
  ["sign up", signUp.path, ({ email }) => ({ email, password: PASSWORD })],
  ["confirmation again", resendConfirmation.path, ({ email }) => ({ email })],
  ["forgotten password", askForReset.path, ({ email }) => ({ email })],
  ["magic link", askForMagicLink.path, ({ email }) => ({ email })],
  ["code by SMS", askForSms.path, ({ phone }) => ({ phone })],
  ["wrong code, mail", verifyOtp.path, ({ email }) => ({ email, token: "000000", type: "email" })],
  ["wrong code, SMS", verifyOtp.path, ({ phone }) => ({ phone, token: "000000", type: "sms" })],
];

const dataDir = await mkdtemp(join(tmpdir(), "plainsay-auth-bench-"));
const onExit = (reason: string): void => console.error(reason);
const database = await startEmbeddedPostgres({ dataDir, onExit });
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
const { app, stop } = await startServer({
  env: {
    ...readEnv({ DATA_DIR: dataDir, APP_URL: ORIGIN, LOG_LEVEL: "error", TRUST_PROXY: "1" }),
    // A socket, which the variable does not take.
    databaseUrl: database.url,
  },
  webDir: null,
  onDatabaseExit: onExit,
});

let callers = 0;
/** Each call from an address of its own. */
const ask = async (path: string, body: object, more: { method?: string; token?: string } = {}): Promise<Response> => {
  callers += 1;
  return app.hono.request(`${ORIGIN}${path}`, {
    method: more.method ?? "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
    },
    body: JSON.stringify(body),
  });
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

type Answer = { readonly ms: number; readonly said: string };
const timed = async (path: string, body: object): Promise<Answer> => {
  await pool.query("DELETE FROM rate_limits");
  const began = performance.now();
  const reply = await ask(path, body);
  const said = `${reply.status} ${await reply.text()}`;
  return { ms: performance.now() - began, said };
};

const compare = async ([what, path, bodyFor]: (typeof CALLS)[number]): Promise<void> => {
  const known: Answer[] = [];
  const unknown: Answer[] = [];
  for (let pair = 0; pair < PAIRS + WARM_UP; pair += 1) {
    // A sign-up makes an account of the unknown address: it must be unknown again.
    await pool.query("DELETE FROM users WHERE email = $1", [UNKNOWN.email]);
    const answers = [await timed(path, bodyFor(KNOWN)), await timed(path, bodyFor(UNKNOWN))] as const;
    if (pair < WARM_UP) continue;
    known.push(answers[0]);
    unknown.push(answers[1]);
  }
  const [a, b] = [median(known.map((each) => each.ms)), median(unknown.map((each) => each.ms))];
  const isSame = new Set([...known, ...unknown].map(({ said }) => said)).size === 1;
  const apart = (Math.abs(a - b) / Math.max(a, b)) * 100;
  const cells = [ms(a).padStart(11), ms(b).padStart(11), `${apart.toFixed(1)} %`.padStart(8)];
  console.log(`${what.padEnd(28)} ${cells.join(" ")}   ${isSame ? "same status and body" : "DIFFERENT ANSWERS"}`);
};

const guess = async (token: string): Promise<void> => {
  await pool.query("DELETE FROM rate_limits");
  let next = 0;
  let evaluated = 0;
  const began = performance.now();
  const one = async (): Promise<void> => {
    while (next < GUESSES) {
      next += 1;
      const isCode = next % 2 === 0;
      const body = isCode
        ? { email: KNOWN.email, token: String(next).padStart(6, "0"), type: "email" }
        : { email: KNOWN.email, password: `guess number ${next}` };
      const { status } = await ask(isCode ? verifyOtp.path : signIn.path, body);
      if (status !== 429) evaluated += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const seconds = (performance.now() - began) / 1_000;
  const rest = `each from another address, in ${seconds.toFixed(0)} s`;
  console.log(`\n${evaluated} of ${GUESSES} guesses at one account were evaluated (at most 10), ${rest}`);
  const change = { current: PASSWORD, password: "another quiet wall" };
  const { status } = await ask(changePassword.path, change, { method: "PUT", token });
  console.log(`meanwhile its signed-in owner changes the password: ${status} (204)`);
};

try {
  await ask(signUp.path, { email: KNOWN.email, password: PASSWORD });
  await pool.query("UPDATE users SET email_verified = true, phone = $1", [KNOWN.phone]);
  const entered = await ask(signIn.path, { email: KNOWN.email, password: PASSWORD });
  const { access_token: token } = (await entered.json()) as { access_token: string };
  console.log(
    `${"median of 25, in turn".padEnd(28)} ${"known".padStart(11)} ${"unknown".padStart(11)}    apart   (at most 5 %)`,
  );
  for (const call of CALLS) await compare(call);
  await guess(token);
} finally {
  await stop();
  await pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
