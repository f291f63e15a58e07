/** Lighthouse, fetched through npm into `.runtime` when it is asked for: 170 MB that only one bench needs. */
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { withLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { ROOT, say } from "./process.mjs";

const PACKAGE = "lighthouse@13.5.0";
const HOME = join(ROOT, ".runtime", "lighthouse-13.5.0");

/**
 * @typedef {{ title: string, score: number | null, displayValue?: string, numericValue?: number }} Audit
 * @typedef {{ id: string, title: string, score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ lhr: { categories: Record<string, Category>, audits: Record<string, Audit> } }} LighthouseResult
 * @typedef {(url: string, flags: { port: number, logLevel: string, onlyCategories: readonly string[] }) => Promise<LighthouseResult | undefined>} Lighthouse
 */

/**
 * @returns {Promise<Lighthouse>}
 * @throws CommandError where npm cannot fetch it
 */
export async function fetchLighthouse() {
  const fetchIt = async () => {
    if (existsSync(HOME)) return;
    say("Fetching Lighthouse into .runtime, once…");
    const partial = `${HOME}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    await writeFile(join(partial, "package.json"), "{}\n");
    await npm(["install", PACKAGE, "--prefix", partial, "--no-save", "--no-package-lock"], partial);
    await rename(partial, HOME);
  };
  if (!existsSync(HOME))
    await withLock(`${HOME}.lock`, fetchIt, () => say("Waiting for another command that fetches Lighthouse…"));
  const file = join(HOME, "node_modules", "lighthouse", "core", "index.js");
  return (await import(pathToFileURL(file).href)).default;
}
