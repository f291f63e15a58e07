/** The project's checks: what reads the code, the tests beside the code, and the journeys through a browser. */
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ROOT, runNode, say } from "./process.mjs";

const CACHE = join(ROOT, ".cache");
const VITEST_RESULT = join(CACHE, "vitest.json");
const PLAYWRIGHT_RESULT = join(CACHE, "playwright.json");

/** @typedef {{ title: string, script: string, args: string[] }} Step */

/** @type {(project: string) => Step} */
const types = (project) => ({
  title: `types of ${project === "." ? "tools and tests" : project}`,
  script: "node_modules/typescript/bin/tsc",
  args: ["--singleThreaded", "-p", project],
});

/** @type {Step[]} */
const STATIC_STEPS = [
  { title: "format", script: "node_modules/@biomejs/biome/bin/biome", args: ["format", "."] },
  { title: "lint", script: "node_modules/oxlint/bin/oxlint", args: ["--type-aware", "--deny-warnings"] },
  ...["domain", "coach", "server", "web", "."].map(types),
  { title: "unused code", script: "node_modules/knip/bin/knip.js", args: [] },
];

const VITEST = "node_modules/vitest/vitest.mjs";

/** @param {string} title */
function headline(title) {
  say(`\n── ${title}`);
}

/** @param {Step} step */
async function passes({ title, script, args }) {
  headline(title);
  return (await runNode(script, args, { quiet: true })) === 0;
}

/** Every check but the browser's, in order, up to the first that fails. Returns the exit code. */
export async function check() {
  for (const step of [...STATIC_STEPS, { title: "tests", script: VITEST, args: ["run"] }]) {
    if (await passes(step)) continue;
    say(`\nStopped at: ${step.title}.`);
    return 1;
  }
  say("\nAll checks passed.");
  return 0;
}

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs a test program that writes its counts as JSON. Without them, or when it fails although all its tests passed
 * (an error outside any test), one failure is counted.
 * @param {{ title: string, script: string, args: string[], result: string, env?: NodeJS.ProcessEnv }} suite
 * @param {(report: any) => Count} read
 * @returns {Promise<Count>}
 */
async function countTests({ title, script, args, result, env }, read) {
  headline(title);
  await mkdir(CACHE, { recursive: true });
  await rm(result, { force: true });
  const code = await runNode(script, args, { quiet: true, ...(env && { env }) });
  const text = await readFile(result, "utf8").catch(() => "");
  const count = text === "" ? { passed: 0, failed: 0 } : read(JSON.parse(text));
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function unitTests() {
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_RESULT}`];
  return countTests({ title: "tests", script: VITEST, args, result: VITEST_RESULT }, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

async function journeys() {
  await build();
  const data = await mkdtemp(join(tmpdir(), "plainsay-e2e-"));
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    E2E_DATA_DIR: data,
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULT,
  };
  const suite = { title: "journeys in a browser", script: "node_modules/@playwright/test/cli.js", env };
  // In CI a journey that a loaded machine starved gets a second try; that it needed one is said, not hidden.
  const args = ["test", "--reporter=line,json"];
  return countTests({ ...suite, args, result: PLAYWRIGHT_RESULT }, ({ stats }) => {
    if (stats.flaky > 0) say(`${stats.flaky} journeys passed only at the second try.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  }).finally(() => rm(data, { recursive: true, force: true }));
}

/** Every check and test, whatever fails before; ends with the line `N passed, N failed`. Returns the exit code. */
export async function test() {
  /** @type {string[]} */
  const failures = [];
  const total = { passed: 0, failed: 0 };
  /** @param {string} title @param {Count} count */
  const add = (title, { passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(title);
  };
  for (const step of STATIC_STEPS)
    add(step.title, (await passes(step)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  for (const [title, suite] of /** @type {[string, () => Promise<Count>][]} */ ([
    ["tests", unitTests],
    ["journeys in a browser", journeys],
  ])) {
    const count = await suite().catch((error) => {
      say(error.message);
      return { passed: 0, failed: 1 };
    });
    add(title, count);
  }
  if (failures.length > 0) say(`\nFailed: ${failures.join(", ")}.`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}
