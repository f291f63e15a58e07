import { type RefObject, useEffect } from "react";

/**
 * Keeps the composer above a phone's keyboard where the browser lays the keyboard over the page instead of shrinking it
 * (Safari on iOS): the covered height, in CSS pixels, as `--keyboard` on the element.
 */
export const useKeyboardInset = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return undefined;
    const measure = (): void => {
      // Zoomed in, the viewport is smaller for another reason.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [element]);
};
