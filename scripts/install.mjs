/** The project's dependencies, exactly as `package-lock.json` has them. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { ROOT, say } from "./process.mjs";

/** Written last, so that an install that was interrupted counts for nothing. */
const STAMP = join(ROOT, "node_modules", ".plainsay-lock");

async function lockHash() {
  const lock = await readFile(join(ROOT, "package-lock.json"));
  // Folders that are carried from one platform to another hold programs that do not run there.
  return createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`).digest("hex");
}

/** Installs what is missing; does nothing, in a few milliseconds, when all is there. */
export async function installDependencies() {
  const wanted = await lockHash();
  const isInstalled = async () => (await readFile(STAMP, "utf8").catch(() => "")) === wanted;
  if (await isInstalled()) return;
  const install = async () => {
    if (await isInstalled()) return;
    say("Installing Plainsay's dependencies, once…");
    const startedAt = Date.now();
    await npm(["ci", "--include=dev", "--include=optional"], ROOT);
    await writeFile(STAMP, wanted);
    say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  };
  await withLock(join(ROOT, ".runtime", "install.lock"), install, () =>
    say("Waiting for another command that installs…"),
  );
}
