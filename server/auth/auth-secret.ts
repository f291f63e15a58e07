import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The secret that signs sessions on one machine: made once and kept under `dataDir`, readable by this account alone.
 * Servers side by side take theirs from AUTH_SECRET instead.
 */
export const keptAuthSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, "auth.secret");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.trim().length >= 32) return kept.trim();
  const secret = randomBytes(32).toString("hex");
  await mkdir(dataDir, { recursive: true });
  // A start that is cut off must not leave half a secret.
  const partial = `${path}.${process.pid}`;
  await writeFile(partial, `${secret}\n`, { mode: 0o600 });
  await rename(partial, path);
  return secret;
};
