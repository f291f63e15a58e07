/** Where focus and scroll go when the page changes without a load. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

const STORED_AS = "plainsay.scroll";

/** A screen reader hears the new page's heading, and Tab goes on from there. */
export const useFocusAtNavigation = (): void => {
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

/** A new page begins at its top (or at the address's hash); back, forward and reload return to where one was. */
export const useScrollMemory = (): void => {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string | null>(null);
  useBrowserEffect(() => {
    const places = readPlaces();
    const isFirst = shown.current === null;
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    // A page that came as HTML may have been scrolled already when it comes to life.
    const isLate = isFirst && document.documentElement.hasAttribute("data-late");
    if (isLate) places[key] = window.scrollY;
    else if (isReturn) window.scrollTo(0, places[key] ?? 0);
    else if (hash !== "") document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
    const remember = () => {
      places[key] = window.scrollY;
    };
    const store = () => storePlaces(places);
    history.scrollRestoration = "manual";
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", store);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", store);
      store();
    };
  }, [key, pathname, hash, isReturn]);
};

/** Before the paint in the browser; prerendering has no layout. */
const useBrowserEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

const readPlaces = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
};

const storePlaces = (places: Record<string, number>): void => {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(places));
  } catch {
    // Storage may be full or refused; a return then begins at the top.
  }
};
