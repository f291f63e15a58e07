import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keptAuthSecret } from "./auth-secret.ts";

it("is made once, kept for the next start, and readable by this account alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plainsay-secret-"));
  const dataDir = join(folder, "data");
  const secret = await keptAuthSecret(dataDir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await keptAuthSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, "auth.secret"))).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
});
