import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import type { AppEnv } from "./app-env.ts";
import { mountStaticFiles } from "./static-files.ts";

const webDir = await mkdtemp(join(tmpdir(), "plainsay-web-"));
afterAll(() => rm(webDir, { recursive: true }));
await mkdir(join(webDir, "pages"));
await writeFile(join(webDir, "shell.html"), '<html lang="en">shell');
await writeFile(join(webDir, "pages/404.html"), '<html lang="en">nothing here');
await writeFile(join(webDir, "pages/index.html"), '<html lang="en">start, {{today}}');

const app = new Hono<AppEnv>();
const values = { origin: "https://plainsay.example", supportEmail: "help@plainsay.example", today: "1 May 2026" };
mountStaticFiles(app, webDir, () => values);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe("pages", () => {
  it("are sent as written where they were written, as the shell where not, and as not found elsewhere", async () => {
    expect(await (await get("/")).text()).toBe('<html lang="en">start, 1 May 2026');
    expect(await (await get("/skills/")).text()).toBe('<html lang="en">shell');
    const unknown = await get("/no/such/page");
    expect([unknown.status, await unknown.text()]).toEqual([404, '<html lang="en">nothing here']);
  });

  it("are marked for whoever brings a session's cookie, and are not mixed up with the others'", async () => {
    for (const cookie of ["plainsay.session_token=a.b", "theme=x; __Secure-plainsay.session_token=a.b"]) {
      const mine = await get("/", { cookie });
      expect(await mine.text()).toBe('<html data-signed-in lang="en">start, 1 May 2026');
      expect(mine.headers.get("vary")).toContain("Cookie");
      const etag = mine.headers.get("etag") ?? "";
      expect((await get("/", { cookie, "if-none-match": etag })).status).toBe(304);
      expect((await get("/", { "if-none-match": etag })).status).toBe(200);
    }
    expect(await (await get("/", { cookie: "plainsay.session_token=" })).text()).not.toContain("data-signed-in");
  });
});
