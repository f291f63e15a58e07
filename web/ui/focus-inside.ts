import { useEffect, useRef } from "react";

/** For a form that takes the place of what was pressed: its first field, or button, takes the focus as it comes. */
export const useFocusInside = <E extends HTMLElement>() => {
  const box = useRef<E>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return box;
};
