/**
 * Where the database's files lie: `<dataDir>/postgres`. When root starts the server in a folder that only root may
 * enter, that name is a symbolic link to a folder of its own under `/var/lib/plainsay`.
 */
import { createHash } from "node:crypto";
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { runAs } from "./account.ts";
import { type Binaries, SYSTEM_FOLDER } from "./binaries.ts";
import { EmbeddedPostgresError } from "./error.ts";

/** The database's superuser and the one database the product uses. */
export const DATABASE_USER = "plainsay";
export const DATABASE_NAME = "plainsay";

const PARTIAL_PREFIX = ".postgres-new-";
const PARTIAL_MAX_AGE_MS = 10 * 60_000;

/**
 * Makes `dataDir` if it is missing and resolves the links on the way to it.
 * @throws EmbeddedPostgresError when it cannot be made or written to.
 */
export async function prepareParent(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    const parent = await realpath(dataDir);
    await rm(await mkdtemp(join(parent, ".write-")), { recursive: true });
    return parent;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be written to (${code}): set DATA_DIR to one that can.`,
    );
  }
}

export interface FoundDatabase {
  /** Links resolved. */
  path: string;
  ownerUid: number;
}

/** The database that is already there, or undefined when there is none yet. */
export async function findDatabase(parent: string): Promise<FoundDatabase | undefined> {
  const link = join(parent, "postgres");
  if (!(await lstat(link).catch(() => undefined))) return undefined;
  try {
    const path = await realpath(link);
    return { path, ownerUid: (await stat(path)).uid };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Starting empty beside a database that is only out of sight would look like losing everything.
    throw new EmbeddedPostgresError(
      `The database at ${link} cannot be reached (${code}): bring it back, or remove the link to start afresh.`,
    );
  }
}

/**
 * Makes a database that was found usable by `account`: a copy or a restored backup made by root belongs to root, and
 * PostgreSQL refuses a folder that others may read.
 * @throws EmbeddedPostgresError when it belongs to somebody else, or lies where `account` may not go.
 */
export async function takeOver(found: FoundDatabase, account: Account): Promise<void> {
  const self = process.getuid?.();
  if (!account && self !== undefined && found.ownerUid !== self) {
    throw new EmbeddedPostgresError(
      `The database at ${found.path} belongs to another user: start the server as that user.`,
    );
  }
  if (account && found.ownerUid === 0) {
    const inside = await readdir(found.path, { recursive: true });
    for (const name of ["", ...inside]) await lchown(join(found.path, name), account.uid, account.gid);
  }
  await chmod(found.path, 0o700);
  if (!(await canReach(account, found.path))) {
    throw new EmbeddedPostgresError(
      `The user ${account?.name} cannot enter ${dirname(found.path)}, where the database is: let others pass through (chmod o+x) that folder and those above it.`,
    );
  }
}

async function canReach(account: Account, folder: string): Promise<boolean> {
  if (!account) return true;
  return (await runAs(account, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder])).code === 0;
}

/**
 * Whether `account` can get to the data folder, which is opened to pass through (not to list) if that is all it takes:
 * it is the product's own, made 0700 by a strict umask. The folders above it are left as they are.
 */
async function letThrough(account: Account, parent: string): Promise<boolean> {
  if (await canReach(account, parent)) return true;
  const { mode } = await stat(parent);
  await chmod(parent, mode | 0o011);
  if (await canReach(account, parent)) return true;
  await chmod(parent, mode);
  return false;
}

/** Removes what a start that was killed half-way left behind, unless another start may still be at it. */
async function removeAbandoned(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(PARTIAL_PREFIX)) continue;
    const { mtimeMs } = await stat(join(home, name)).catch(() => ({
      mtimeMs: Number.POSITIVE_INFINITY,
    }));
    if (Date.now() - mtimeMs > PARTIAL_MAX_AGE_MS) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder for this, and does not need it.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Fills an empty folder that `account` owns with a new cluster and the product's database. */
async function initialise(
  account: Account,
  binaries: Binaries,
  folder: string,
  password: string | undefined,
): Promise<void> {
  const pwfile = `${folder}.password`;
  const access = password === undefined ? ["--auth=trust"] : ["--auth=scram-sha-256", `--pwfile=${pwfile}`];
  if (password !== undefined) await writeFile(pwfile, password, { mode: 0o600 });
  // The builtin collation sorts alike on every platform and never changes under an index, as the system's may.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = [`--pgdata=${folder}`, `--username=${DATABASE_USER}`, "--data-checksums", ...access, ...locale];
  const made = await runAs(account, binaries.initdb, args).finally(() => rm(pwfile, { force: true }));
  if (made.code !== 0)
    throw new EmbeddedPostgresError(
      `The database could not be made in ${dirname(folder)}: ${made.output.split("\n").at(-1)}`,
    );
  const statement = `CREATE DATABASE ${DATABASE_NAME};\n`;
  const filled = await runAs(account, binaries.postgres, ["--single", "-D", folder, "postgres"], statement);
  if (filled.code !== 0 || /ERROR|FATAL/.test(filled.output)) {
    throw new EmbeddedPostgresError(`The database could not be made in ${dirname(folder)}: ${filled.output}`);
  }
}

/**
 * Makes the database beside its final place and moves it there whole: a start that is killed leaves none or all.
 * Returns its folder.
 * @throws EmbeddedPostgresError when it cannot be made.
 */
export async function createDatabase(
  parent: string,
  account: Account,
  binaries: Binaries,
  password?: string,
): Promise<string> {
  const isReachable = await letThrough(account, parent);
  const home = isReachable ? parent : await makeSystemHome(parent);
  await removeAbandoned(home);
  const partial = await mkdtemp(join(home, PARTIAL_PREFIX));
  try {
    await chmod(partial, 0o700);
    if (account) await chown(partial, account.uid, account.gid);
    await initialise(account, binaries, partial, password);
    const folder = join(home, "postgres");
    await rename(partial, folder);
    await syncFolder(home);
    if (!isReachable) await symlink(folder, join(parent, "postgres"));
    if (!isReachable) await syncFolder(parent);
    return folder;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another start was faster; whether it still runs is found out when its lock is met.
    const existing = await findDatabase(parent);
    if (existing) return existing.path;
    throw error;
  }
}

/** A folder under `/var/lib/plainsay`, named after the data folder it stands in for, never one that was used before. */
async function makeSystemHome(parent: string): Promise<string> {
  const hash = createHash("sha256").update(parent).digest("hex").slice(0, 12);
  try {
    await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    const home = await mkdtemp(join(SYSTEM_FOLDER, `${hash}-`));
    await chmod(home, 0o755);
    await writeFile(join(home, "belongs-to"), `${parent}\n`);
    return home;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EmbeddedPostgresError(
      `${parent} lies where only root may enter, and ${SYSTEM_FOLDER} cannot be written to (${code}): set DATA_DIR to a folder outside ${basename(parent)}, or set DATABASE_URL.`,
    );
  }
}
