/** The last step of the web build: the pages that are written to HTML, and compressed copies of what can be compressed. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PRERENDERED } from "#domain/pages.ts";

type Prerenderer = {
  renderPage: (path: string) => Promise<{ head: string; html: string }>;
  sitemap: () => string;
};
type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** The page component of each prerendered path: its code is fetched together with the entry, not after it. */
const SOURCES: Readonly<Record<string, string>> = {
  "/": "landing/landing-page.tsx",
  "/auth": "auth/auth-page.tsx",
  "/pricing": "billing/pricing-page.tsx",
  "/resources": "resources/resources-page.tsx",
  "/contact": "contact/contact-page.tsx",
  "/contact-success": "contact/contact-success-page.tsx",
  "/privacy": "legal/privacy-page.tsx",
  "/terms": "legal/terms-page.tsx",
  "/cookies": "legal/cookies-page.tsx",
  "/gdpr": "legal/gdpr-page.tsx",
  "/offline": "app/offline-page.tsx",
};

/** Written for every address that the app does not have. */
const NOT_FOUND = "/404";

export const buildPages = async ({ webDir, prerenderer }: { webDir: string; prerenderer: string }): Promise<void> => {
  const shell = await readFile(join(webDir, "shell.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(webDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const { renderPage, sitemap } = (await import(pathToFileURL(resolve(prerenderer)).href)) as Prerenderer;
  for (const path of [...PRERENDERED, NOT_FOUND]) {
    const { head, html } = await renderPage(path);
    refuseInline(path, html);
    const whole = shell.replace("</head>", () => `${head}${preloads(manifest, SOURCES[path])}</head>`);
    const page = deferred(whole).replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${path}">${html}</div>`,
    );
    const file = join(webDir, "pages", `${path === "/" ? "index" : path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  }
  await writeFile(join(webDir, "shell.html"), shell.replace("</head>", "<title>Plainsay</title></head>"));
  await writeFile(join(webDir, "sitemap.xml"), sitemap());
  await compress(webDir);
  await rm(join(webDir, ".vite"), { recursive: true });
};

/** Takes the app out of a page and tells boot.js where it is. */
const deferred = (page: string): string => {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page);
  if (entry?.[1] === undefined) throw new Error("The page does not load the app.");
  const needs = [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].flatMap(([, href]) => href ?? []);
  return page
    .replace(entry[0], "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      '<script src="/boot.js">',
      `<script src="/boot.js" data-app="${entry[1]}" data-needs="${needs.join(" ")}">`,
    );
};

/** The policy would strip these in the browser, and the page would not look as it was written. */
const refuseInline = (path: string, html: string): void => {
  const found = /<style|<script|\sstyle="|\son\w+="/.exec(html);
  if (found !== null)
    throw new Error(`The page ${path} has an inline style or script: ${html.slice(found.index, found.index + 120)}`);
};

/** Links to a page's own code and what it imports, beyond what the entry already brings. */
const preloads = (manifest: Manifest, source: string | undefined): string => {
  const gather = (key: string, seen: Set<string>): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const name of manifest[key]?.imports ?? []) gather(name, seen);
    return seen;
  };
  const entry = gather("shell.html", new Set());
  const keys = source === undefined ? [] : [...gather(source, new Set())].filter((key) => !entry.has(key));
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  const styles = chunks.flatMap(({ css = [] }) => css.map((file) => `<link rel="stylesheet" href="/${file}">`));
  return [...styles, ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)].join("");
};

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;

const compress = async (webDir: string): Promise<void> => {
  const files = await readdir(webDir, { recursive: true, withFileTypes: true });
  for (const entry of files) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || basename(entry.parentPath) === ".vite") continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
};
