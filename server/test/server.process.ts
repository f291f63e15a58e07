/** The real server in a process of its own, without pages, for tests that kill it. Says "listening" when it does. */
import { serve } from "@hono/node-server";
import { readEnv } from "../env.ts";
import { startServer } from "../server.ts";

// The tests' PostgreSQL is at a socket, whose address is none that an operator could be asked for.
const { DATABASE_URL: databaseUrl, ...variables } = process.env;
const env = { ...readEnv(variables), databaseUrl };
const { app } = await startServer({ env, webDir: null, onDatabaseExit: () => process.exit(1) });
serve({ fetch: app.hono.fetch, hostname: env.host, port: env.port }, () => process.stdout.write("listening\n"));
