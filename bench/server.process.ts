/** A production server on a data folder of its own, for measuring. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";

const PORT = 8_094;
export const BENCH_URL = `http://localhost:${PORT}`;
const POLL_MS = 5;
const START_LIMIT_MS = 60_000;

export type RunningServer = {
  readonly child: ChildProcess;
  readonly startedInMs: number;
  readonly stop: () => Promise<void>;
};

/** Starts `dist/server/main.js` and resolves when it answers its first request; milliseconds from spawn to answer. */
export const startBenchServer = async (dataDir: string): Promise<RunningServer> => {
  const began = performance.now();
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(PORT), APP_URL: BENCH_URL, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error("the server ended before it answered");
    if (performance.now() - began > START_LIMIT_MS) throw new Error("the server did not answer within a minute");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const startedInMs = performance.now() - began;
  const stop = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  return { child, startedInMs, stop };
};

const answers = async (): Promise<boolean> => {
  try {
    return (await fetch(`${BENCH_URL}/`)).ok;
  } catch {
    return false;
  }
};

/**
 * Proportional set size of a process and all that it started, in MiB: memory shared between PostgreSQL's
 * processes is counted once. Linux only; null elsewhere.
 */
export const memoryOfTreeMib = async (pid: number): Promise<number | null> => {
  if (process.platform !== "linux") return null;
  const parents = new Map<number, number>();
  for (const entry of await readdir("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "");
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  const isBelow = (candidate: number): boolean => {
    for (let at: number | undefined = candidate; at !== undefined && at > 1; at = parents.get(at))
      if (at === pid) return true;
    return false;
  };
  let kib = 0;
  for (const candidate of parents.keys()) {
    if (!isBelow(candidate)) continue;
    const rollup = await readFile(`/proc/${candidate}/smaps_rollup`, "utf8").catch(() => "");
    kib += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return kib / 1024;
};
