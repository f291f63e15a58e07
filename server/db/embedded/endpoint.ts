/** Where the embedded PostgreSQL is reached: a unix socket in a private folder, on Windows a loopback port. */
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, runAs } from "./account.ts";
import { DATABASE_NAME, DATABASE_USER } from "./data-folder.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { SOCKET_PREFIX } from "./lock.ts";

export interface Endpoint {
  settings: Record<string, string>;
  url: string;
  socketDir: string;
}

/** A unix socket's path may not exceed some 100 characters: the temporary folder is used if short, else `/tmp`. */
export async function openSocketFolder(account: Account): Promise<Endpoint> {
  const candidates = [tmpdir(), "/tmp", "/dev/shm"].filter((folder) => folder.length <= 60);
  for (const candidate of candidates) {
    const socketDir = await mkdtemp(join(candidate, SOCKET_PREFIX)).catch(() => undefined);
    if (socketDir === undefined) continue;
    if (account) await chown(socketDir, account.uid, account.gid);
    const isUsable = !account || (await runAs(account, "/bin/sh", ["-c", 'test -w "$1"', "sh", socketDir])).code === 0;
    if (isUsable) {
      const url = `postgresql://${DATABASE_USER}@/${DATABASE_NAME}?host=${encodeURIComponent(socketDir)}`;
      return {
        socketDir,
        url,
        settings: { listen_addresses: "", unix_socket_directories: socketDir },
      };
    }
    await rm(socketDir, { recursive: true, force: true });
  }
  throw new EmbeddedPostgresError(
    `No temporary folder can be written to (tried ${candidates.join(", ")}): set TMPDIR.`,
  );
}

/** Windows: a port that is free now, on the loopback address only. */
export async function openLoopback(password: string): Promise<Endpoint> {
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
  return {
    socketDir: "",
    url: `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`,
    settings: {
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: "",
    },
  };
}

export async function keptPassword(parent: string): Promise<string> {
  const file = join(parent, "postgres.password");
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept !== undefined) return kept;
  const password = randomBytes(24).toString("hex");
  await writeFile(file, password, { mode: 0o600 });
  await chmod(file, 0o600);
  return password;
}
