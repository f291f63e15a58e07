/** Where the web app starts in the browser. */
import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Frame } from "./frame.tsx";
import { ToastHost } from "#web/ui/toast-host.tsx";
import { pageAt } from "./route-table.tsx";
import { followOtherTabs } from "./session.queries.ts";

const OFFLINE_AFTER_MS = 5_000;

/** Keeps a page for when there is no connection; after what the visitor came for. */
const keepOfflinePage = (): void => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), OFFLINE_AFTER_MS);
};

const start = async (): Promise<void> => {
  const element = document.getElementById("root");
  if (element === null) return;
  followOtherTabs();
  // The first page's code comes before the first drawing: hydration must find the very page that was written to HTML.
  // Code that cannot be loaded is asked for again while drawing, where the error page catches it.
  await pageAt(location.pathname)
    ?.preload()
    .catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Frame />
        <ToastHost />
      </BrowserRouter>
    </StrictMode>
  );
  if (element.dataset["page"] === location.pathname) hydrateRoot(element, app);
  else createRoot(element).render(app);
};

void start();
keepOfflinePage();
