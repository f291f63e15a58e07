/**
 * Every command of the project: `node scripts/run.mjs <command>`. Makes sure of a Node that is new enough, of the
 * dependencies and of the build, as far as the command needs them, and runs it.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endWithNpm } from "./parent.mjs";
import { CommandError, ROOT, run, runNode, say, withPath } from "./process.mjs";
import { fetchNode, isNodeNewEnough } from "./runtime.mjs";

/** @type {Record<string, (args: string[]) => Promise<number | undefined>>} */
const COMMANDS = {
  async start() {
    const { build } = await import("./build.mjs");
    await build();
    await import(pathToFileURL(join(ROOT, "dist/server/main.js")).href);
    // The server is this process from here on (a second one would cost 40 MB): it handles signals, and its exit code is
    // the command's. No source maps: reading the bundle's takes 60 MB, and the bundle is readable as it is.
    return undefined;
  },
  dev: (args) => {
    const port = process.env.PORT ?? "8080";
    return runNode("node_modules/vite/bin/vite.js", [
      "--config",
      "vite.config.ts",
      "--port",
      port,
      "--strictPort",
      ...args,
    ]);
  },
  async build() {
    const { build } = await import("./build.mjs");
    await build({ force: true });
    return 0;
  },
  async check() {
    const { check } = await import("./check.mjs");
    return check();
  },
  async test() {
    const { test } = await import("./check.mjs");
    return test();
  },
  coach: (args) => runNode("coach/cli.ts", args),
  // Those that need a database of their own, or none, are programs by themselves; bench.ts knows the others.
  bench: ([name = "", ...args]) =>
    ["auth", "journal", "partners"].includes(name)
      ? runNode(`bench/${name}.bench.ts`, args)
      : runNode("bench/bench.ts", name === "" ? [] : [name, ...args]),
};

async function main() {
  const [name = "", ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new CommandError(`Usage: node scripts/run.mjs <${Object.keys(COMMANDS).join("|")}> [arguments]`);
  if (!isNodeNewEnough()) {
    const bin = await fetchNode();
    const node = join(bin, process.platform === "win32" ? "node.exe" : "node");
    return run(node, process.argv.slice(1), { env: { ...withPath(bin), npm_node_execpath: node }, tied: true });
  }
  const { installDependencies } = await import("./install.mjs");
  await installDependencies();
  return command(args);
}

// Under a fetched Node: when the process that fetched it is killed outright, this one must not stay behind.
if (process.connected) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
} else {
  endWithNpm();
}

try {
  const code = await main();
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  say(error instanceof CommandError ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
