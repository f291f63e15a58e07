import { useEffect, useState } from "react";

/** Whole seconds until `at` (milliseconds since 1970), counted down on screen; 0 when it is past, or null. */
export const useSecondsLeft = (at: number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  const left = at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
  const isRunning = at !== null && at > now;
  useEffect(() => {
    if (at === null) return undefined;
    setNow(Date.now());
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [at, isRunning]);
  return left;
};

/** As a clock shows it: `0:07`, `12:30`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
