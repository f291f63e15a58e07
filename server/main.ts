/** Starts Plainsay: reads the environment, opens the database, listens, and says where. */
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { EmbeddedPostgresError } from "./db/embedded/error.ts";
import { EnvError, readEnv } from "./env.ts";
import { projectRoot } from "./project-root.ts";
import { startServer } from "./server.ts";

/** How long a stop waits for replies that are still being written, in milliseconds. */
const DRAIN_MS = 3_000;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const explain = (error: unknown): string => {
  if (error instanceof EnvError || error instanceof EmbeddedPostgresError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") return "The database at DATABASE_URL cannot be reached.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const listenError = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} on ${host} is taken. Stop what listens there, or start with another: PORT=${port + 1} npm start`;
  }
  if (error.code === "EACCES") return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`;
  if (error.code === "EADDRNOTAVAIL") return `HOST ${host} is not an address of this machine.`;
  return error.message;
};

const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const started = await startServer({
    env,
    webDir: join(projectRoot(), "dist/web"),
    onDatabaseExit: (reason) => fail(`The embedded PostgreSQL has ended, so Plainsay stops. ${reason}`),
  });

  const http = serve({ fetch: started.app.hono.fetch, hostname: env.host, port: env.port });
  const giveUp = async (error: NodeJS.ErrnoException): Promise<void> => {
    await started.stop();
    fail(listenError(error, env.host, env.port));
  };
  http.on("error", (error: NodeJS.ErrnoException) => void giveUp(error));
  http.on("listening", () => {
    console.log(`\nPlainsay is at ${env.appUrl}\n`);
    for (const line of started.standIns) console.log(`  ${line}`);
    console.log("\nStop with Ctrl-C.");
  });

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    const done = (): void => void started.stop().then(() => process.exit(0));
    http.close(done);
    setTimeout(() => "closeAllConnections" in http && http.closeAllConnections(), DRAIN_MS).unref();
    if ("closeIdleConnections" in http) http.closeIdleConnections();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("SIGHUP", stop);
};

main().catch((error: unknown) => fail(explain(error)));
