/** Builds the web app and the server into `dist`, when their sources are newer than what lies there. */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { CommandError, ROOT, runNode, say } from "./process.mjs";

/** Written last, so that a build that was interrupted counts for nothing. */
const STAMP = join(ROOT, "dist", ".stamp");
const SOURCES = [
  "coach",
  "domain",
  "scripts/web",
  "server",
  "web",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "vite.config.ts",
  "vite.server.config.ts",
];
/** What lies among the sources and never enters a build. */
const IGNORED = /(^|\/)(training|test|node_modules)(\/|$)|\.test\.tsx?$|(^|\/)\.|(^|\/)coach\/cli(\/|\.ts$)/;
const CONFIGS = [
  ["the web app", "vite.config.ts"],
  ["the server", "vite.server.config.ts"],
];

/**
 * The files of `path`, sorted, relative to the project's folder with forward slashes.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesOf(path) {
  if (IGNORED.test(path)) return [];
  let entries;
  try {
    entries = await readdir(join(ROOT, path), { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOTDIR") return [path];
    return [];
  }
  const names = entries.map((entry) => entry.name).sort();
  return (await Promise.all(names.map((name) => filesOf(`${path}/${name}`)))).flat();
}

/** One hash over the names and contents of all that goes into a build. */
async function sourceHash() {
  const hash = createHash("sha256");
  const files = (await Promise.all(SOURCES.map(filesOf))).flat();
  const contents = await Promise.all(files.map((file) => readFile(join(ROOT, file))));
  for (const [index, file] of files.entries()) hash.update(`\n${file}\n`).update(contents[index] ?? "");
  return hash.digest("hex");
}

async function isUpToDate() {
  const stamp = await readFile(STAMP, "utf8").catch(() => "");
  return stamp !== "" && stamp === (await sourceHash());
}

/**
 * Builds if needed; `force` builds always.
 * @param {{ force?: boolean }} [options]
 * @throws CommandError when a part does not build
 */
export async function build({ force = false } = {}) {
  if (!force && (await isUpToDate())) return;
  const make = async () => {
    if (!force && (await isUpToDate())) return;
    const startedAt = Date.now();
    // Before the work: an edit made while it runs must count as newer than the result.
    const stamp = await sourceHash();
    await rm(STAMP, { force: true });
    for (const [what, config] of CONFIGS) {
      say(`Building ${what}…`);
      const args = ["build", "--config", config ?? "", "--logLevel", "warn"];
      const code = await runNode("node_modules/vite/bin/vite.js", args, { quiet: true });
      if (code !== 0) throw new CommandError(`Building ${what} failed (see above).`);
    }
    await writeFile(STAMP, stamp);
    say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  };
  await withLock(join(ROOT, ".runtime", "build.lock"), make, () => say("Waiting for another command that builds…"));
}
