/**
 * PostgreSQL's lock on its folder, `postmaster.pid`: its process on the first line, its socket's folder on the
 * fifth, its state on the eighth. The file is PostgreSQL's own to remove; here it is only read.
 */
import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./error.ts";

export const SOCKET_PREFIX = "plainsay-";

/** How long a PostgreSQL whose Node has just died gets to write its last checkpoint and go. */
const STOPPING_MS = 15_000;
/** How long one that still calls itself ready gets: its watchdog notices a dead Node within milliseconds. */
const READY_MS = 1_000;
const POLL_MS = 50;

interface Lock {
  pid: number;
  socketDir: string;
  isStopping: boolean;
}

async function readLock(dataPath: string): Promise<Lock | undefined> {
  const text = await readFile(join(dataPath, "postmaster.pid"), "utf8").catch(() => undefined);
  const lines = text?.split("\n").map((line) => line.trim()) ?? [];
  // A starting server writes only the first lines at first.
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    socketDir: lines[4] ?? "",
    isStopping: lines[7] === "stopping",
  };
}

/** Whether process `pid` is a PostgreSQL on this folder, and not one that was given the same number later. */
async function isServerOf(pid: number, dataPath: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  // A server renames its processes on some systems, but the first one keeps its command line.
  const command =
    (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined)) ??
    (await promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]).then(
      ({ stdout }) => stdout,
      () => undefined,
    ));
  return command === undefined || (command.includes("postgres") && command.includes(dataPath));
}

/**
 * Waits for a PostgreSQL that is leaving the folder. Returns the process number of a stale lock (0: there is none),
 * for PostgreSQL to disregard, and clears away the stale socket's folder.
 * @throws EmbeddedPostgresError when the folder is in use and stays so.
 */
export async function waitUntilFree(dataPath: string): Promise<number> {
  const startedAt = Date.now();
  for (;;) {
    const lock = await readLock(dataPath);
    if (!lock) return 0;
    if (!(await isServerOf(lock.pid, dataPath))) {
      if (basename(lock.socketDir).startsWith(SOCKET_PREFIX))
        await rm(lock.socketDir, { recursive: true, force: true });
      return lock.pid;
    }
    if (Date.now() - startedAt > (lock.isStopping ? STOPPING_MS : READY_MS)) throw inUse(dataPath);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export function inUse(dataPath: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${dirname(dataPath)} is already in use: stop the server that is running, or set DATA_DIR and PORT for a second one.`,
  );
}
