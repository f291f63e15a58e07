import { Hono } from "hono";
import { html } from "hono/html";
import type { Endpoint } from "#domain/endpoint.ts";
import type { AppEnv } from "../http/app-env.ts";
import { apiDocumentOf } from "./api-document.ts";
import packageJson from "../../package.json" with { type: "json" };

/** `/api/openapi.json` and `/api/docs`, a plain page of the same: no script, no style from elsewhere. */
export const apiDocumentApp = (endpoints: readonly Endpoint[], appUrl: string): Hono<AppEnv> => {
  const document = apiDocumentOf(endpoints, appUrl, packageJson.version);
  const page = new Hono<AppEnv>();
  page.get("/openapi.json", (context) => context.json(document));
  page.get("/docs", (context) =>
    context.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The calls of Plainsay</title></head>
<body>
<main>
<h1>The calls of Plainsay</h1>
<p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(
  (endpoint) => html`<section>
<h2><code>${endpoint.method} ${endpoint.path}</code></h2>
<p>${endpoint.summary}. Caller: ${endpoint.caller}.</p>
<details><summary>Details</summary><pre>${JSON.stringify(operationIn(document, endpoint), null, 2)}</pre></details>
</section>`,
)}
</main>
</body>
</html>`),
  );
  return page;
};

const operationIn = (document: Record<string, unknown>, { method, path }: Endpoint): unknown => {
  const paths = document.paths as Record<string, Record<string, unknown>>;
  return paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
};
