/**
 * The built web app: hashed assets are immutable and sent precompressed; pages are HTML with an ETag. A page that was
 * written at build time is sent as such, any other page of the app gets the empty shell, an unknown address gets the
 * not-found page with status 404.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { isPage } from "#domain/pages.ts";
import { fillPage, type PageValues } from "#domain/page-values.ts";
import { AppError } from "#domain/errors.ts";
import type { AppEnv } from "./app-env.ts";

const YEAR_SECONDS = 31_536_000;

/** A page as it is sent: plain, and compressed for the many who take that. */
type Html = { readonly text: string; readonly brotli: Uint8Array<ArrayBuffer>; readonly hash: string };

/** Sent along by whoever has signed in here (server/auth/auth.ts names it), whether the session still stands or not. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?plainsay\.session_token=./;
/** Tells boot.js to fetch the app at once, and keeps what is for visitors hidden until the session has been read. */
const signedIn = (text: string): string => text.replace("<html ", "<html data-signed-in ");

/** Files beside the pages that name the origin. */
const FILLED_FILES = { "/robots.txt": "text/plain; charset=utf-8", "/sitemap.xml": "application/xml; charset=utf-8" };

/**
 * Mounts the files under `webDir` (the output of the web build) as the last routes of the app. `values` gives what the
 * pages leave open.
 */
export const mountStaticFiles = (app: Hono<AppEnv>, webDir: string, values: () => PageValues): void => {
  app.use(
    "/assets/*",
    serveStatic({
      root: webDir,
      precompressed: true,
      onFound: (_path, context) => context.header("Cache-Control", `public, max-age=${YEAR_SECONDS}, immutable`),
    }),
  );
  app.all("/assets/*", () => {
    throw new AppError("not_found");
  });
  for (const [path, type] of Object.entries(FILLED_FILES)) {
    app.get(path, (context) =>
      context.body(fillPage(readFileSync(join(webDir, path), "utf8"), values()), 200, {
        "Content-Type": type,
        "Cache-Control": "public, max-age=3600",
      }),
    );
  }
  // Browsers compare a worker's code byte by byte; a kept one would delay a new version.
  app.get("/sw.js", async (context, next) => {
    context.header("Cache-Control", "no-cache");
    return serveStatic<AppEnv>({ root: webDir })(context, next);
  });
  // Files beside the pages: icons, manifest.
  app.get("/:file{[^/]+\\.[a-z0-9]+}", async (context, next) => {
    if (context.req.path.endsWith(".html")) throw new AppError("not_found");
    return serveStatic<AppEnv>({
      root: webDir,
      precompressed: true,
      onFound: (_path, found) => found.header("Cache-Control", "public, max-age=3600"),
    })(context, next);
  });

  const pages = new Map<string, Html>();
  const page = (path: string, forMember: boolean): Html => {
    const open = values();
    const key = `${path} ${open.today} ${forMember}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const written = fillPage(readFileSync(path, "utf8"), open);
    const text = forMember ? signedIn(written) : written;
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 22);
    const html = { text, brotli: new Uint8Array(brotliCompressSync(text)), hash };
    pages.set(key, html);
    return html;
  };
  const shell = join(webDir, "shell.html");
  const notFound = join(webDir, "pages/404.html");
  const fileOf = (path: string): string => {
    const written = join(webDir, "pages", `${path === "/" ? "index" : path.slice(1)}.html`);
    return isPage(path) && existsSync(written) ? written : shell;
  };

  app.get("*", (context) => {
    const path = context.req.path.length > 1 ? context.req.path.replace(/\/+$/, "") : context.req.path;
    const known = isPage(path);
    const { text, brotli, hash } = page(
      known ? fileOf(path) : notFound,
      SESSION_COOKIE.test(context.req.header("cookie") ?? ""),
    );
    const compressed = /\bbr\b/.test(context.req.header("accept-encoding") ?? "");
    context.header("Cache-Control", "no-cache");
    context.header("Vary", "Accept-Encoding, Cookie");
    if (known) {
      const etag = compressed ? `"${hash}-br"` : `"${hash}"`;
      context.header("ETag", etag);
      if (context.req.header("if-none-match") === etag) return context.body(null, 304);
    }
    if (!compressed) return context.html(text, known ? 200 : 404);
    context.header("Content-Encoding", "br");
    context.header("Content-Type", "text/html; charset=UTF-8");
    return context.body(brotli, known ? 200 : 404);
  });
};

/** The links to the app's style sheets, for the few pages that the server writes itself. */
export const pageStyles = (webDir: string): string =>
  (readFileSync(join(webDir, "shell.html"), "utf8").match(/<link rel="stylesheet"[^>]*>/g) ?? []).join("");
