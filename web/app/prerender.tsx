/** Writes a page to HTML when the app is built: the same tree as in the browser, with nobody signed in. */
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { Frame } from "./frame.tsx";
import { ToastHost } from "#web/ui/toast-host.tsx";
import { metaTags } from "./page-meta.ts";
import { pageAt } from "./route-table.tsx";

export { sitemap } from "./page-meta.ts";

/** The page's HTML for the root element, and what belongs into the head. An address without a page gives the not-found page. */
export const renderPage = async (path: string): Promise<{ head: string; html: string }> => {
  await pageAt(path)?.preload();
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Frame />
        <ToastHost />
      </StaticRouter>
    </StrictMode>,
  );
  // React puts what belongs into a head before everything else.
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)?.[0] ?? "";
  const title = /<title>([^<]*)/.exec(hoisted)?.[1] ?? "Plainsay";
  return { head: hoisted + metaTags(path, title), html: markup.slice(hoisted.length) };
};
