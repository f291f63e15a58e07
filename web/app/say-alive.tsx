import { useEffect } from "react";

/** Tells boot.js that presses are answered from now on; stands beside the page, and so waits for its hydration. */
export const SayAlive = () => {
  useEffect(() => {
    // Not within React's own work: a held press may have to be answered at once.
    const timer = setTimeout(() => window.dispatchEvent(new Event("plainsay:alive")));
    return () => clearTimeout(timer);
  }, []);
  return null;
};
