/**
 * The operating system's account PostgreSQL runs as. PostgreSQL refuses to run as root, which is who starts the
 * server in most containers; there it runs as the owner of its files, else as `postgres` or `nobody`.
 */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { EmbeddedPostgresError } from "./error.ts";

/** Undefined: the account that runs Node. */
export type Account = { name: string; uid: number; gid: number } | undefined;

export interface CommandResult {
  /** Undefined when the program could not be started at all. */
  code: number | undefined;
  /** The last few lines of what it said, both streams. */
  output: string;
}

const SERVICE_ACCOUNTS = ["postgres", "nobody"];
const OUTPUT_CHARS = 4_000;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Who is to run PostgreSQL. `ownerUid` is the owner of the database's files if there are any yet: root must not take
 * them from the user who made them.
 * @throws EmbeddedPostgresError when root has nobody to hand over to.
 */
export async function serviceAccount(ownerUid: number | undefined): Promise<Account> {
  if (!isRoot()) return undefined;
  const users = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n").map((line) => line.split(":"));
  const wanted = ownerUid ? [ownerUid] : [];
  const user =
    users.find((fields) => wanted.includes(Number(fields[2]))) ??
    (ownerUid ? undefined : SERVICE_ACCOUNTS.map((name) => users.find((fields) => fields[0] === name)).find(Boolean));
  if (user) return { name: user[0] ?? "", uid: Number(user[2]), gid: Number(user[3]) };
  // Files made by an account of another machine (a mounted folder): the number alone is enough for the server.
  if (ownerUid) return { name: String(ownerUid), uid: ownerUid, gid: ownerUid };
  throw new EmbeddedPostgresError(
    "PostgreSQL does not run as root, and this system has no user postgres or nobody: start the server as an ordinary user, or set DATABASE_URL.",
  );
}

/** The options that make a child process run as `account`, in a folder every account may enter. */
export function spawnOptions(account: Account): {
  cwd: string;
  uid?: number;
  gid?: number;
  env: NodeJS.ProcessEnv;
} {
  // A program of the database gets a plain environment: PGDATA, PGPORT and the like of the caller must not steer it,
  // and the server's secrets are none of its business.
  const env =
    process.platform === "win32" ? { SystemRoot: "C:\\Windows", TEMP: "." } : { LC_ALL: "C", PATH: "/usr/bin:/bin" };
  if (!account) return { cwd: "/", env };
  return { cwd: "/", uid: account.uid, gid: account.gid, env };
}

/** Runs a program to its end as `account`, `input` on its standard input. Never throws. */
export function runAs(account: Account, file: string, args: readonly string[], input = ""): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(file, args, {
      ...spawnOptions(account),
      stdio: "pipe",
      windowsHide: true,
    });
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_CHARS);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    // A program that ends before it has read its input breaks the pipe; its exit code tells enough.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    child.on("error", (error) => resolve({ code: undefined, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? -1, output: output.trim() }));
  });
}
