/** Builds the real adapters from the environment and starts everything that a server needs; `main.ts` and `dev.ts` use it. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { type App, createApp } from "./app.ts";
import { openDatabase } from "./db/database.ts";
import { startEmbeddedPostgres } from "./db/embedded/launcher.ts";
import { migrate } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import type { Env } from "./env.ts";
import { projectRoot } from "./project-root.ts";
import { seedCatalogue } from "./scenarios/catalogue-seed.ts";

export type Server = {
  readonly app: App;
  /** The stand-ins in use, one sentence each, for the person who started the server. */
  readonly standIns: readonly string[];
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  readonly env: Env;
  /** The built web app; null where something else serves the pages. */
  readonly webDir: string | null;
  /** Called when the embedded database dies under the server. */
  readonly onDatabaseExit: (reason: string) => void;
};

/** Opens the database, brings it up to date, and returns the app ready to answer. */
export const startServer = async ({ env, webDir, onDatabaseExit }: ServerOptions): Promise<Server> => {
  const logger: Logger = pino({ level: env.logLevel });
  const embedded =
    env.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: env.dataDir, onExit: onDatabaseExit })
      : undefined;
  const pool = openPool({
    url: embedded?.url ?? env.databaseUrl ?? "",
    onIdleError: (error) => logger.warn({ err: error }, "an idle database connection broke"),
  });
  const stop = async (): Promise<void> => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await migrate(pool, join(projectRoot(), "server/db/migrations"));
    const db = openDatabase(pool);
    await seedCatalogue(db);
    const app = createApp({
      db,
      logger,
      clock: () => new Date(),
      newId: randomUUID,
      appUrl: new URL(env.appUrl),
      trustProxy: env.trustProxy,
      webDir,
    });
    return {
      app,
      standIns: embedded === undefined ? [] : [`database: embedded PostgreSQL, files in ${embedded.dataPath}`],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
