/** A page of the route table: its code, and what surrounds it, are loaded when it is first opened. */
import { type ComponentType, lazy, useState } from "react";

export type Page = {
  readonly path: string;
  readonly Component: ComponentType;
  /** Loads the page's code, so that it draws at once, as hydration and prerendering need. */
  readonly preload: () => Promise<void>;
  /** The page takes the window's height and scrolls inside itself; no footer. */
  readonly fills: boolean;
};

type Options = {
  /** `data`: react-query. `session`: that, and somebody signed in. Pages without either are lighter. */
  readonly needs?: "data" | "session";
  readonly fills?: boolean;
};

export const page = (
  path: string,
  load: () => Promise<ComponentType>,
  { needs, fills = false }: Options = {},
): Page => {
  const loadWhole = async (): Promise<ComponentType> => {
    if (needs === undefined) return await load();
    const [Content, { DataProvider }, { SessionGuard }] = await Promise.all([
      load(),
      import("./data-provider.tsx"),
      import("./session-guard.tsx"),
    ]);
    const Whole = () => (
      <DataProvider>
        {needs === "data" ? (
          <Content />
        ) : (
          <SessionGuard>
            <Content />
          </SessionGuard>
        )}
      </DataProvider>
    );
    return Whole;
  };
  let whole: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const get = async () => await (whole ??= loadWhole());
  const Lazy = lazy(async () => ({ default: await get() }));
  const Component = () => {
    // Kept for the life of this page: code that arrives later must not make it start anew.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content />;
  };
  const preload = async () => {
    loaded = await get();
  };
  return { path, Component, preload, fills };
};
