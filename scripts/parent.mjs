/** Ends the command when the npm that started it is gone: npm's shell does not hand its signals on. */
import { readFileSync } from "node:fs";

const POLL_MS = 500;

/**
 * The parent and the name of a process, on Linux; undefined elsewhere and when it is gone.
 * @param {number} pid
 */
function processInfo(pid) {
  try {
    const [, name = "", parent = ""] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The parent, and npm above it when the parent is npm's shell (or what there is of them). */
function ancestors() {
  const parent = process.ppid;
  const above = processInfo(parent)?.parent;
  const isNpm = above !== undefined && processInfo(above)?.name.startsWith("npm");
  return isNpm ? `${parent} ${above}` : `${parent}`;
}

/** Sends this process SIGTERM when npm, or the shell between npm and it, ends before it does. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const first = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}
