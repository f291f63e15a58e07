/** The PostgreSQL process, its settings, and the watchdog that outlives Node just long enough to stop it. */
import { spawn } from "node:child_process";
import { type Account, spawnOptions } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Endpoint } from "./endpoint.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { inUse } from "./lock.ts";

/** Small, and never at the cost of a commit: fsync, full_page_writes and synchronous_commit stay on. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: "16MB",
  max_connections: "40",
  superuser_reserved_connections: "1",
  reserved_connections: "0",
  jit: "off",
  huge_pages: "off",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_worker_processes: "0",
  max_parallel_workers: "0",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "1",
  // Its own log goes to this process; what a query said (it may hold a person's words) must not be in it.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
  timezone: "UTC",
  log_timezone: "UTC",
};

const START_TIMEOUT_MS = 60_000;
const LOG_CHARS = 2_000;
const READY = "database system is ready to accept connections";

/**
 * `"$@"` is the server. The inner loop ends when the pipe from Node closes, whatever closed it, and asks the server to
 * stop; when the server ends first, the loop is ended, so that it never signals a process number given to another.
 */
const WATCHDOG = `exec 3<&0
socket=$1; shift
"$@" </dev/null 3<&- &
server=$!
( while read -r _ <&3; do :; done; kill -INT $server ) 2>/dev/null &
watcher=$!
wait $server
code=$?
kill $watcher 2>/dev/null
wait $watcher 2>/dev/null
rm -rf "$socket"
exit $code`;

/** The same for Windows, which has no such shell and stops PostgreSQL through `pg_ctl` only. */
const WINDOWS_WATCHDOG = `const { spawn } = require("node:child_process");
const [pgCtl, folder, file, ...args] = process.argv.slice(1);
const server = spawn(file, args, { stdio: ["ignore", "ignore", "inherit"] });
server.on("exit", (code) => process.exit(code ?? 1));
process.stdin.resume().on("close", () => spawn(pgCtl, ["stop", "-m", "fast", "-D", folder], { stdio: "ignore" }));`;

export interface ServerOptions {
  account: Account;
  binaries: Binaries;
  dataPath: string;
  endpoint: Endpoint;
  stalePid: number;
  onExit: ((reason: string) => void) | undefined;
}

/** Starts it; `ready` resolves when it takes connections and rejects, with one sentence, when it ends first. */
export function launchServer({ account, binaries, dataPath, endpoint, stalePid, onExit }: ServerOptions) {
  const settings = Object.entries({
    ...SETTINGS,
    ...endpoint.settings,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [binaries.postgres, "-D", dataPath, ...settings];
  const { env, ...who } = spawnOptions(account);
  const [file, ...args] =
    process.platform === "win32"
      ? [process.execPath, "-e", WINDOWS_WATCHDOG, binaries.pgCtl, dataPath, ...command]
      : ["/bin/sh", "-c", WATCHDOG, "plainsay-database", endpoint.socketDir, ...command];
  const child = spawn(file, args, {
    ...who,
    // PostgreSQL's own way to be told that the lock's process number now belongs to something else. It keeps its
    // check for surviving processes, which removing the lock would lose.
    env: stalePid === 0 ? env : { ...env, PG_GRANDPARENT_PID: String(stalePid) },
    // A session of its own: Ctrl-C in the terminal must not reach it before the server has finished its requests.
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let log = "";
  let isStopping = false;
  const exited = new Promise<"exited">((resolve) => {
    child.once("exit", () => resolve("exited"));
    child.once("error", () => resolve("exited"));
  });
  const listening = new Promise<"listening">((resolve) => {
    child.stderr.on("data", (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-LOG_CHARS);
      if (log.includes(READY)) resolve("listening");
    });
  });
  const start = async () => {
    const timer = setTimeout(() => child.stdin.end(), START_TIMEOUT_MS);
    const outcome = await Promise.race([listening, exited]);
    clearTimeout(timer);
    if (outcome === "exited") throw /lock file "[^"]*" already exists/.test(log) ? inUse(dataPath) : failed(log);
  };
  const ready = start();
  const watch = async () => {
    await ready;
    await exited;
    if (!isStopping) onExit?.(lastLines(log));
  };
  // A start that failed is told through `ready` alone.
  watch().catch(() => undefined);
  child.stdin.on("error", () => undefined);
  const stop = async () => {
    isStopping = true;
    child.stdin.end();
    await exited;
  };
  return { ready, stop };
}

function lastLines(log: string): string {
  return log.trim().split("\n").slice(-5).join("\n");
}

function failed(log: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${lastLines(log) || "it said nothing"}`);
}
