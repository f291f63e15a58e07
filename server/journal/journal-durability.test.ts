/** What was acknowledged is kept, once, although the server or its database is killed while people save. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn } from "#domain/auth/auth.contract.ts";
import { exportJournal, type JournalEntry, saveJournalEntry } from "#domain/journal/journal.contract.ts";
import { DEMO_ADMIN_EMAIL, DEMO_PASSWORD, DEMO_PREMIUM_EMAIL, DEMO_TRIAL_EMAIL } from "../auth/demo-accounts.ts";

/** More than one, because each may only save so often a minute. */
const SAVERS = [DEMO_TRIAL_EMAIL, DEMO_PREMIUM_EMAIL, DEMO_ADMIN_EMAIL];
/** Saves that one user has under way at a time. */
const AT_ONCE = 3;
/** The kill comes after so many acknowledgements, in the midst of others. */
const KILL_AFTER = 40;

let dataDir: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "durability-test-"));
  // The account that PostgreSQL runs as must be able to enter.
  await chmod(dataDir, 0o755);
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  ({ port } = listener.address() as AddressInfo);
  listener.close();
  await start();
});
afterAll(async () => {
  await end(() => server.kill("SIGKILL"));
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const start = async (): Promise<void> => {
  server = spawn(process.execPath, [join(import.meta.dirname, "../test/server.process.ts")], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await Promise.race([once(server.stdout ?? server, "data"), once(server, "exit")])) as unknown[];
  if (!String(said).includes("listening")) throw new Error(`the server ended with ${String(said)}`);
};

/** Resolves when the server's process is gone. */
const end = async (kill: () => unknown): Promise<void> => {
  const gone = once(server, "exit");
  kill();
  await gone;
};

const killServer = () => end(() => server.kill("SIGKILL"));
/** The server stops by itself when its database is gone. */
const killDatabase = async (): Promise<void> => {
  const lock = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8");
  await end(() => process.kill(Number(lock.split("\n")[0]), "SIGKILL"));
};

type Save = { readonly conversation: string; readonly lines: number };
type Saver = { readonly token: string; readonly acknowledged: Save[]; readonly open: Save[] };

const send = (path: string, token: string, body?: object): Promise<Response> =>
  fetch(`http://localhost:${port}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token === "" ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const newSaver = async (email: string): Promise<Saver> => {
  const response = await send(signIn.path, "", { email, password: DEMO_PASSWORD });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { token, acknowledged: [], open: [] };
};

/** Whether the save was acknowledged. */
const save = async ({ token }: Saver, { conversation, lines }: Save): Promise<boolean> => {
  const messages = Array.from({ length: lines }, (_line, index) => ({
    id: `${conversation}-${index}`,
    content: `${conversation}, line ${index}`,
    sender: "user",
    timestamp: "2026-11-21T10:00:00.000Z",
  }));
  const body = {
    conversation_id: conversation,
    scenario_id: "custom",
    skill: "fogging",
    title: conversation,
    messages,
  };
  try {
    const response = await send(saveJournalEntry.path, token, body);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
};

/** Saves conversation after conversation, each a second time with one more line, until the server is gone. */
const keepSaving = async (saver: Saver, name: string, onAcknowledged: () => void): Promise<void> => {
  for (let number = 0; ; number += 1) {
    const wanted = { conversation: `${name}-${Math.floor(number / 2)}`, lines: 1 + (number % 2) };
    const isKept = await save(saver, wanted);
    (isKept ? saver.acknowledged : saver.open).push(wanted);
    if (!isKept) return;
    onAcknowledged();
  }
};

/** How many lines are kept of each conversation whose name starts so; that each is kept once is checked here. */
const keptLines = async ({ token }: Saver, what: string): Promise<Map<string, number>> => {
  const response = await send(`${exportJournal.path}?format=json`, token);
  const { entries } = (await response.json()) as { entries: JournalEntry[] };
  const own = entries.filter(({ title }) => title.startsWith(what));
  const lines = new Map(own.map(({ title, messages }) => [title, messages.length]));
  expect(lines.size).toBe(own.length);
  return lines;
};

it.each([
  ["server", killServer],
  ["database", killDatabase],
])(
  "keeps every acknowledged save once when the %s is killed, and a repeated save doubles nothing",
  async (what, kill) => {
    const savers = await Promise.all(SAVERS.map(newSaver));
    let acknowledged = 0;
    let killing: Promise<void> | undefined;
    const count = (): void => {
      acknowledged += 1;
      if (acknowledged === KILL_AFTER) killing = kill();
    };
    const hands = Array.from({ length: AT_ONCE }, (_hand, index) => `${what}-${index}`);
    await Promise.all(savers.flatMap((saver) => hands.map((name) => keepSaving(saver, name, count))));
    await killing;
    await start();

    for (const saver of savers) {
      const kept = await keptLines(saver, what);
      const lost = saver.acknowledged.filter(({ conversation, lines }) => (kept.get(conversation) ?? 0) < lines);
      expect(lost).toEqual([]);
      expect(saver.open).toHaveLength(AT_ONCE);
      for (const wanted of [...saver.open, ...saver.open]) expect(await save(saver, wanted)).toBe(true);
      // In order: a conversation's later save comes after its first.
      const all = [...saver.acknowledged, ...saver.open].map(
        ({ conversation, lines }) => [conversation, lines] as const,
      );
      expect(await keptLines(saver, what)).toEqual(new Map(all));
    }
  },
  60_000,
);
