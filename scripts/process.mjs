/** Running programs for the project's commands. Plain JavaScript that Node 18 understands, as all of `scripts`. */
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says how far a command is. On standard error: standard output belongs to the command's own result. */
export function say(/** @type {string} */ text) {
  process.stderr.write(`${text}\n`);
}

/** A reason to end with one sentence and without a stack. */
export class CommandError extends Error {}

/**
 * Runs a program in the project's folder to its end, its output shown (or, `quiet`, sent to standard error).
 * SIGTERM and SIGHUP are passed on; SIGINT reaches it from the terminal by itself.
 * @param {string} file
 * @param {readonly string[]} args
 * `tied` lets a command of this project notice that this process was killed: see `run.mjs`.
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, shell?: boolean, tied?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 128 + n for signal n
 */
export function run(file, args, options = {}) {
  const { env = process.env, cwd = ROOT, quiet = false, shell = false, tied = false } = options;
  return new Promise((resolve, reject) => {
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = ["inherit", quiet ? 2 : "inherit", "inherit", ...(tied ? [/** @type {const} */ ("ipc")] : [])];
    const child = spawn(file, args, { env, cwd, shell, stdio });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      // In a terminal Ctrl-C goes to every process of the group already; twice would mean "at once".
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    /** @type {NodeJS.Signals[]} */
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, pass);
    const settle = () => {
      for (const signal of signals) process.off(signal, pass);
    };
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("exit", (code, signal) => {
      settle();
      const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
      resolve(code ?? 128 + (numbers[/** @type {keyof typeof numbers} */ (signal)] ?? 0));
    });
  });
}

/**
 * Runs Node on a file of the project (or of a package) with arguments.
 * @param {string} file relative to the project's folder
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(file, args, options) {
  return run(process.execPath, [join(ROOT, file), ...args], options);
}

/** The environment with `folder` first on the path, whatever the platform calls the variable. */
export function withPath(/** @type {string} */ folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...process.env, [name]: `${folder}${delimiter}${process.env[name] ?? ""}` };
}
