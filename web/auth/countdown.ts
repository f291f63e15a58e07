import { useEffect, useState } from "react";

/** Seconds counted down on screen, from `initial`, and anew from whatever `start` is given. */
export const useCountdown = (initial: number) => {
  const [now, setNow] = useState(() => Date.now());
  const [until, setUntil] = useState(() => now + initial * 1000);
  useEffect(() => {
    if (until <= now) return undefined;
    // By the clock, not by counting: a hidden tab's timers sleep.
    const timer = setTimeout(() => setNow(Date.now()), 1_000);
    return () => clearTimeout(timer);
  }, [until, now]);
  return {
    left: Math.max(0, Math.ceil((until - now) / 1000)),
    start: (seconds: number): void => {
      const at = Date.now();
      setNow(at);
      setUntil(at + seconds * 1000);
    },
  };
};

/** As a clock shows it: `0:07`, `12:30`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
