import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import "sonner/dist/styles.css";
import "./toaster.css";
import { toasterIsReady } from "./toast.ts";

const DURATION_MS = 4_000;
const VISIBLE_TOASTS = 3;
/** Alt+T brings the keyboard to the toasts. */
const HOTKEY = ["altKey", "KeyT"];

/** 356 px wide: the width that the library's own style sheet sets. */
export const Toaster = () => {
  useEffect(() => toasterIsReady(toast), []);
  return <Sonner duration={DURATION_MS} visibleToasts={VISIBLE_TOASTS} hotkey={HOTKEY} position="bottom-center" />;
};
