/** The project's dependencies, in the versions that `package-lock.json` has. */
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { ROOT, say } from "./process.mjs";

const MODULES = join(ROOT, "node_modules");
/** Written last, so that an install that was interrupted counts for nothing. */
const STAMP = join(MODULES, ".plainsay-lock");
/** What npm itself notes at the end of an install. */
const NPM_RECORD = join(MODULES, ".package-lock.json");

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} LockFile */

/** @param {string} lock */
function hashOf(lock) {
  // Folders that are carried from one platform to another hold programs that do not run there.
  return createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`).digest("hex");
}

/**
 * Whether what npm installed is what the lock file asks for; parts for other platforms may be missing.
 * @param {LockFile} lock
 * @param {LockFile} installed
 */
export function isComplete(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    const found = installed.packages[path];
    return found ? found.version === version : Boolean(optional ?? devOptional);
  });
}

/** Whether all is there, or was put there by an `npm ci` of somebody's own. */
async function isInstalled() {
  const lock = await readFile(join(ROOT, "package-lock.json"), "utf8");
  if ((await readFile(STAMP, "utf8").catch(() => "")) === hashOf(lock)) return true;
  const record = await readFile(NPM_RECORD, "utf8").catch(() => undefined);
  if (record === undefined || !isComplete(JSON.parse(lock), JSON.parse(record))) return false;
  await writeFile(STAMP, hashOf(lock)).catch(() => undefined);
  return true;
}

async function install() {
  if (await isInstalled()) return;
  say("Installing Plainsay's dependencies, once…");
  const startedAt = Date.now();
  const wasComplete = (await readFile(STAMP, "utf8").catch(() => "")) !== "";
  await rm(STAMP, { force: true });
  // Without a stamp an earlier install may have been cut short, with packages half unpacked that npm takes for whole.
  await rm(wasComplete ? NPM_RECORD : MODULES, { recursive: true, force: true });
  // Not `npm ci`: it refuses a lock file without the optional packages of every other platform. `--no-save` keeps to
  // the lock file and leaves it as it is.
  await npm(["install", "--no-save", "--include=dev", "--include=optional"], ROOT);
  await writeFile(STAMP, hashOf(await readFile(join(ROOT, "package-lock.json"), "utf8")));
  say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** Installs what is missing; does nothing, in a few milliseconds, when all is there. */
export async function installDependencies() {
  if (await isInstalled()) return;
  const lock = join(ROOT, ".runtime", "install.lock");
  await withLock(lock, install, () => say("Waiting for another command that installs…"));
}
