/** npm, wherever it is, told to work without prompts, advice or a home folder. */
import { access, constants, mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { homedir } from "node:os";
import { existsSync } from "node:fs";
import { CommandError, ROOT, run } from "./process.mjs";

const FLAGS = ["--no-audit", "--no-fund", "--no-update-notifier", "--ignore-scripts", "--loglevel=error"];

/** The npm that started this command, else the one beside Node, else the one on the path. */
function findNpm() {
  const started = process.env.npm_execpath;
  const beside = join(dirname(dirname(process.execPath)), "lib", "node_modules", "npm", "bin", "npm-cli.js");
  const script = [started, beside].find((file) => file && /^npm-cli\.c?js$/.test(basename(file)) && existsSync(file));
  if (script) return { file: process.execPath, args: [script], shell: false };
  const isWindows = process.platform === "win32";
  return { file: isWindows ? "npm.cmd" : "npm", args: [], shell: isWindows };
}

/** npm keeps a cache in the home folder; where that cannot be written to, in the project's. */
async function npmEnv() {
  const cache = process.env.npm_config_cache ?? join(homedir(), ".npm");
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK);
    return process.env;
  } catch {
    return { ...process.env, npm_config_cache: join(ROOT, ".runtime", "npm-cache") };
  }
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @throws CommandError when npm is missing or fails
 */
export async function npm(args, cwd) {
  const { file, args: before, shell } = findNpm();
  const options = { cwd, shell, quiet: true, env: await npmEnv() };
  const code = await run(file, [...before, ...args, ...FLAGS], options).catch(() => {
    throw new CommandError("npm was not found: install Node with npm, https://nodejs.org");
  });
  if (code !== 0) throw new CommandError(`npm ${args[0]} failed (see above): is this machine online?`);
}
