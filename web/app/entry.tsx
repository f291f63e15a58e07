/** Where the web app starts in the browser. */
import "./styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createQueryClient, Providers } from "./providers.tsx";
import { routeTable } from "./route-table.tsx";

/** The first page's code is loaded before drawing: hydration must find the very page that was written to HTML. */
const loadMatched = async (routes: RouteObject[]): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
};

const start = async (): Promise<void> => {
  const element = document.getElementById("root");
  if (element === null) return;
  // A page whose code cannot be loaded is left to the router, which shows its error page.
  await loadMatched(routeTable).catch(() => undefined);
  const app = (
    <StrictMode>
      <Providers client={createQueryClient()}>
        <RouterProvider router={createBrowserRouter(routeTable)} />
      </Providers>
    </StrictMode>
  );
  if (element.dataset["page"] === location.pathname) hydrateRoot(element, app);
  else createRoot(element).render(app);
};

void start();
