/** API and web on one port while developing: calls go to the server, anything else of the app to the page's shell. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { isPage } from "#domain/pages.ts";

type DevServer = { fetch: (request: Request) => Response | Promise<Response>; stop: () => Promise<void> };
type ServerModule = { startDevServer: () => Promise<DevServer> };

const SERVER_SOURCE = resolve("server/dev.ts");
const isCall = (path: string): boolean => /^\/(?:api|functions|rest)\//.test(path);

export const devServer = (): Plugin => ({
  name: "plainsay:dev-server",
  apply: "serve",
  configureServer: (vite) => {
    const server = restartingServer(vite);
    return () => {
      vite.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const answering = isCall(path) ? server(request, response) : sendShell(vite, request, response, path);
        // oxlint-disable-next-line promise/no-callback-in-promise -- this is how an error reaches Vite's error page
        answering.catch(next);
      });
    };
  },
});

/** The server, loaded through the ssr environment; a change of its code starts it anew at the next call. */
const restartingServer = (vite: ViteDevServer) => {
  const { ssr } = vite.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment cannot run modules.");
  let running: Promise<DevServer> | undefined;
  const stop = async (): Promise<void> => {
    const stopping = running;
    running = undefined;
    await (await stopping?.catch(() => undefined))?.stop();
  };
  let stopped: Promise<void> = Promise.resolve();
  const start = async (): Promise<DevServer> => {
    await stopped;
    const { startDevServer } = await ssr.runner.import<ServerModule>(SERVER_SOURCE);
    return await startDevServer();
  };
  vite.watcher.on("change", (file) => {
    if (ssr.moduleGraph.getModulesByFile(file) === undefined) return;
    vite.config.logger.info(`server: ${file} changed`, { timestamp: true });
    ssr.runner.clearCache();
    stopped = stop();
  });
  vite.httpServer?.once("close", () => void stop());
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    running ??= start();
    const { fetch } = await running.catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    await getRequestListener(fetch)(request, response);
  };
};

const sendShell = async (
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const shell = await readFile(join(vite.config.root, "shell.html"), "utf8");
  const html = await vite.transformIndexHtml(request.url ?? "/", shell);
  response.writeHead(isPage(path) ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
  response.end(html);
};
