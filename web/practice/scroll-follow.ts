/** Keeps the newest line in view, unless the reader has scrolled up to read. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { CHAT_SCROLL_DELAY_MS } from "#domain/practice/practice.ts";

/** Nearer to the end than this, in CSS pixels, counts as the end. */
const NEAR_END_PX = 64;

/**
 * `newest` names the newest line and `mine` says whose it is: the user's own line always brings the end into view.
 * `hasNew`: something came while the reader was further up.
 */
export const useScrollFollow = (list: RefObject<HTMLElement | null>, newest: string | undefined, mine: boolean) => {
  const follows = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const shown = useRef(newest);
  const place = useRef({ top: 0, height: 0 });

  const toEnd = (): void => {
    const element = list.current;
    if (element === null) return;
    follows.current = true;
    setHasNew(false);
    element.scrollTop = element.scrollHeight;
  };

  useEffect(() => {
    if (shown.current !== newest && !mine && !follows.current) setHasNew(true);
    shown.current = newest;
    if (mine) follows.current = true;
    const timer = setTimeout(() => {
      if (follows.current) toEnd();
    }, CHAT_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `toEnd` only reads refs
  }, [newest, mine]);

  // A reply that grows, a note that appears, a keyboard that opens: the end moves without a new line.
  useEffect(() => {
    const element = list.current;
    const content = element?.firstElementChild;
    if (element === null || !content) return undefined;
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [list]);

  const onScroll = (): void => {
    const element = list.current;
    if (element === null) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = element;
    // A list that grows or shrinks scrolls by itself: that is not the reader going up.
    const isReader = height === place.current.height && top < place.current.top;
    place.current = { top, height };
    if (height - top - clientHeight < NEAR_END_PX) {
      follows.current = true;
      setHasNew(false);
    } else if (isReader) follows.current = false;
  };
  return { hasNew, onScroll, toEnd };
};
