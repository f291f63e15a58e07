/** One process at a time, over the whole machine, for work on shared files such as `node_modules`. */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname } from "node:path";

/** The holder touches its lock this often; one that was not touched for `STALE_MS` has nobody behind it. */
const TOUCH_MS = 2_000;
const STALE_MS = 20_000;
const POLL_MS = 200;

/** @param {string} file */
async function isStale(file) {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
    if (Date.now() - mtimeMs > STALE_MS) return true;
    const [host, pid] = text.split(" ");
    // Empty: its maker is between creating and writing it.
    if (host !== hostname() || !pid) return false;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}

/**
 * Does `work` while holding the lock `file`; waits while another process holds it.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} onWait told once when there is somebody to wait for
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  await mkdir(dirname(file), { recursive: true });
  const token = `${hostname()} ${process.pid} ${randomBytes(6).toString("hex")}`;
  let hasWaited = false;
  for (;;) {
    try {
      await writeFile(file, token, { flag: "wx" });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    }
    if (await isStale(file)) {
      await rm(file, { force: true });
      // Several may find it stale together: all are to have removed it before the first makes its own.
      await pause(POLL_MS * Math.random());
      continue;
    }
    if (!hasWaited) onWait();
    hasWaited = true;
    await pause(POLL_MS);
  }
  const touch = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    if ((await readFile(file, "utf8").catch(() => "")) === token) await rm(file, { force: true });
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
