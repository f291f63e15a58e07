import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The arrows between the floors hold: a forbidden import fails the lint, a browser or Node name in domain fails tsc. */

const ROOT = resolve(import.meta.dirname, "..");
const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "plainsay-boundaries-"));
  for (const file of [
    ".oxlintrc.json",
    "tsconfig.base.json",
    "package.json",
    "domain/tsconfig.json",
    "coach/tsconfig.json",
  ]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const lint = (path: string, text: string): string => {
  write(path, text);
  const { stdout } = spawnSync(bin("oxlint"), ["-c", ".oxlintrc.json", path], { cwd: folder, encoding: "utf8" });
  rmSync(join(folder, path));
  return stdout;
};

const FORBIDDEN = [
  ["domain/probe.ts", "#server/app.ts"],
  ["domain/probe.ts", "#coach/coach.ts"],
  ["domain/probe.ts", "#web/app/paths.ts"],
  ["domain/probe.ts", "node:fs"],
  ["domain/probe.ts", "zod"],
  ["coach/partner/probe.ts", "#server/app.ts"],
  ["coach/partner/probe.ts", "#web/app/paths.ts"],
  ["coach/partner/probe.ts", "node:crypto"],
  ["coach/partner/probe.ts", "pg"],
  ["server/probe.ts", "#web/app/paths.ts"],
  ["web/app/probe.ts", "#server/app.ts"],
  ["web/app/probe.ts", "#coach/coach.ts"],
  ["web/app/probe.ts", "node:fs"],
] as const;

const ALLOWED = [
  ["domain/probe.ts", "zod/mini"],
  ["coach/partner/probe.ts", "#domain/errors.ts"],
  ["server/probe.ts", "#coach/coach.ts"],
  ["web/app/probe.ts", "#domain/errors.ts"],
] as const;

describe("the arrows between the floors", () => {
  it.each(FORBIDDEN)("%s may not import %s", (path, name) => {
    expect(lint(path, `import { thing } from "${name}";\nexport const copy = thing;\n`)).toContain(
      "no-restricted-imports",
    );
  });

  it.each(ALLOWED)("%s may import %s", (path, name) => {
    expect(lint(path, `import { thing } from "${name}";\nexport const copy = thing;\n`)).not.toContain(
      "no-restricted-imports",
    );
  });
});

describe("the compiler", () => {
  it.each([
    ["domain", "process.env"],
    ["domain", "document.title"],
    ["domain", "fetch"],
    ["coach", "process.env"],
    ["coach", "window"],
  ])("knows in %s no %s", (floor, expression) => {
    write(`${floor}/probe.ts`, `export const probe: unknown = ${expression};\n`);
    const { status, stdout } = spawnSync(bin("tsc"), ["--singleThreaded", "--incremental", "false", "-p", floor], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toContain(`Cannot find name '${expression.split(".")[0]}'`);
    expect(status).not.toBe(0);
  });
});
