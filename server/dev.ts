/** The server as the development web server runs it: the same app, without pages of its own. */
import { readEnv } from "./env.ts";
import { startServer } from "./server.ts";

export type DevServer = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly standIns: readonly string[];
  readonly stop: () => Promise<void>;
};

export const startDevServer = async (): Promise<DevServer> => {
  const server = await startServer({
    env: readEnv(process.env),
    webDir: null,
    onDatabaseExit: (reason) => {
      throw new Error(`The embedded PostgreSQL has ended. ${reason}`);
    },
  });
  return { fetch: (request) => server.app.hono.fetch(request), standIns: server.standIns, stop: server.stop };
};
