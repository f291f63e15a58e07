/**
 * Starts a real PostgreSQL beside the server, for one machine without an administrator. It listens on a unix socket
 * in a folder of its own (Windows: on the loopback address, with a password), commits durably, and is stopped by a
 * watchdog when this process ends in any way.
 */
import { serviceAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { createDatabase, findDatabase, prepareParent, takeOver } from "./data-folder.ts";
import { keptPassword, openLoopback, openSocketFolder } from "./endpoint.ts";
import { waitUntilFree } from "./lock.ts";
import { launchServer } from "./server-process.ts";

export interface EmbeddedPostgresOptions {
  /** Made if missing; the database's files go to `postgres` in it. */
  dataDir: string;
  /** Told when PostgreSQL ends without having been stopped; `reason` is the end of its log. */
  onExit?: (reason: string) => void;
}

export interface EmbeddedPostgres {
  /** For `openPool`: `postgresql://…` of the database `plainsay`, with all rights. */
  url: string;
  /** Where the database's files really are. */
  dataPath: string;
  /** Stops it in order and resolves when it is gone. Connections still open are cut. May be called twice. */
  stop: () => Promise<void>;
}

/**
 * Starts it: about 0.1 s, the first time about 1 s. Prints nothing.
 * @throws EmbeddedPostgresError, one sentence, when the folder is in use or not writable, or it cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const parent = await prepareParent(options.dataDir);
  const existing = await findDatabase(parent);
  const account = await serviceAccount(existing?.ownerUid);
  const binaries = await findBinaries(account, parent);
  const password = process.platform === "win32" ? await keptPassword(parent) : undefined;
  if (existing) await takeOver(existing, account);
  const dataPath = existing?.path ?? (await createDatabase(parent, account, binaries, password));
  const stalePid = await waitUntilFree(dataPath);
  const endpoint = password === undefined ? await openSocketFolder(account) : await openLoopback(password);
  const server = launchServer({ account, binaries, dataPath, endpoint, stalePid, onExit: options.onExit });
  await server.ready;
  return { url: endpoint.url, dataPath, stop: server.stop };
}
