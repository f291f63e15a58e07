/** The real server in a process of its own, without pages, for tests that kill it. Says "listening" when it does. */
import { serve } from "@hono/node-server";
import { readEnv } from "../env.ts";
import { startServer } from "../server.ts";

const env = readEnv(process.env);
const { app } = await startServer({ env, webDir: null, onDatabaseExit: () => process.exit(1) });
serve({ fetch: app.hono.fetch, hostname: env.host, port: env.port }, () => process.stdout.write("listening\n"));
