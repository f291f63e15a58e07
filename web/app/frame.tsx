/** What surrounds every page: skip link, header, main, footer; and where focus and scroll go at a navigation. */
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What a route tells the frame about its page. */
export type PageHandle = {
  /** The page takes the window's height and scrolls inside itself; no footer. */
  readonly fills?: boolean;
};

export const Frame = () => {
  const fills = useMatches().some((match) => (match.handle as PageHandle | undefined)?.fills === true);
  useFocusAtNavigation();
  return (
    <div className={fills ? "frame fills" : "frame"}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {fills ? null : <Footer />}
      <ScrollRestoration />
    </div>
  );
};

/** A screen reader hears the new page's heading, and Tab goes on from there. */
const useFocusAtNavigation = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [pathname]);
};
