import { useEffect, useState } from "react";

/** How long a field must rest before what was typed is asked for. */
const REST_MS = 300;

/** A value that follows another once that has rested: one question for a word, not one for every letter. */
export const useRested = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
