import { useState } from "react";

const STORED_AS = "plainsay.notes";

const read = (): boolean => {
  try {
    return localStorage.getItem(STORED_AS) !== "off";
  } catch {
    return true;
  }
};

/** Whether notes are shown beneath the user's lines; remembered on this device, on by default. */
export const useNotesShown = (): readonly [boolean, (shown: boolean) => void] => {
  const [shown, setShown] = useState(read);
  const remember = (next: boolean): void => {
    setShown(next);
    try {
      localStorage.setItem(STORED_AS, next ? "on" : "off");
    } catch {
      // Storage may be refused: the choice then lasts as long as the screen.
    }
  };
  return [shown, remember];
};
