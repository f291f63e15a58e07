import { type ChildProcess, spawn } from "node:child_process";
import { chown, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./launcher.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "launcher-test-"));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(database: Pick<EmbeddedPostgres, "url">, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap(Object.values);
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries += 1) {
    if (tries === 200) throw new Error("the condition did not come true within ten seconds");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Another Node that starts the database and holds it; resolves with its first line, the address. */
async function startInOtherProcess(): Promise<{ child: ChildProcess; url: string }> {
  const launcher = pathToFileURL(join(import.meta.dirname, "launcher.ts")).href;
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(database.url);
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once("exit", (code) => reject(new Error(`ended with ${code}`)));
  });
  return { child, url };
}

describe("startEmbeddedPostgres", () => {
  it("starts a durable database the first time and finds its rows again the second time", async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    expect(await ask(first, "SELECT current_database()")).toEqual(["plainsay"]);
    const durable = "SELECT setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')";
    expect(await ask(first, durable)).toEqual(["on", "on", "on"]);
    await ask(first, "CREATE TABLE kept AS SELECT 'said plainly' AS words");
    await first.stop();

    const second = await startEmbeddedPostgres({ dataDir });
    expect(await ask(second, "SELECT words FROM kept")).toEqual(["said plainly"]);
    await second.stop();
  });

  it("listens on nothing but a socket in a private folder, which goes with it", async () => {
    const database = await startEmbeddedPostgres({ dataDir });
    const [socketDir] = await ask(database, "SHOW unix_socket_directories");
    expect(await ask(database, "SHOW listen_addresses")).toEqual([""]);
    expect((await stat(String(socketDir))).mode & 0o777).toBe(0o700);
    await database.stop();
    await expect(stat(String(socketDir))).rejects.toThrow("ENOENT");
  });

  it("refuses a folder whose database is running, in one sentence, and leaves that one running", async () => {
    const database = await startEmbeddedPostgres({ dataDir });
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/already in use: stop the server/);
    expect(await ask(database, "SELECT 1")).toEqual([1]);
    await database.stop();
  });

  it("leaves no process and no socket when Node is killed, and loses no commit", async () => {
    const { child, url } = await startInOtherProcess();
    const pid = await serverPid();
    const [socketDir] = await ask({ url }, "SHOW unix_socket_directories");
    await ask({ url }, "CREATE TABLE IF NOT EXISTS survived AS SELECT 7 AS n");
    child.kill("SIGKILL");
    // At once: the next start waits for the old server to leave.
    const next = await startEmbeddedPostgres({ dataDir });
    expect(await ask(next, "SELECT n FROM survived")).toEqual([7]);
    expect(await serverPid()).not.toBe(pid);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
    await until(async () => !(await stat(String(socketDir)).catch(() => undefined)));
  });

  it("starts over a stale lock whose process number belongs to something else by now", async () => {
    // Of the database's own user: a process of another user is no obstacle to begin with.
    const { uid, gid } = await stat(join(dataDir, "postgres"));
    const stranger = spawn("sleep", ["60"], { uid, gid, cwd: "/" });
    onTestFinished(() => void stranger.kill());
    const staleSocketDir = await mkdtemp(join(tmpdir(), "plainsay-"));
    const lock = [
      stranger.pid,
      join(dataDir, "postgres"),
      1_700_000_000,
      5432,
      staleSocketDir,
      "",
      "    1  2",
      "ready",
    ];
    const lockFile = join(dataDir, "postgres", "postmaster.pid");
    await writeFile(lockFile, `${lock.join("\n")}\n`);
    await chown(lockFile, uid, gid);
    const database = await startEmbeddedPostgres({ dataDir });
    expect(await ask(database, "SELECT 1")).toEqual([1]);
    expect(await serverPid()).not.toBe(stranger.pid);
    await database.stop();
    await expect(stat(staleSocketDir)).rejects.toThrow("ENOENT");
  });

  it("tells when the server ends without having been stopped", async () => {
    let reason: string | undefined;
    const database = await startEmbeddedPostgres({ dataDir, onExit: (text) => (reason = text) });
    process.kill(await serverPid(), "SIGINT");
    await until(() => reason !== undefined);
    expect(reason).toContain("database system is shut down");
    await database.stop();
  });

  it("says in one sentence that a data folder cannot be written to", async () => {
    const blocked = join(dataDir, "a-file");
    await writeFile(blocked, "");
    await expect(startEmbeddedPostgres({ dataDir: join(blocked, "data") })).rejects.toThrow(
      /cannot be written to \(ENOTDIR\)/,
    );
  });

  it("says so when the link to the database leads nowhere, rather than starting empty", async () => {
    const lost = join(dataDir, "lost");
    await mkdir(lost);
    await symlink(join(dirname(lost), "gone"), join(lost, "postgres"));
    await expect(startEmbeddedPostgres({ dataDir: lost })).rejects.toThrow(/cannot be reached/);
  });
});
