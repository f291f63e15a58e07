/** Toasts, without carrying their library until the first one is shown. */
import type { ExternalToast, toast as sonnerToast } from "sonner";

type Toast = typeof sonnerToast;

let showHost: (() => void) | undefined;
let wanted = false;
const ready = Promise.withResolvers<Toast>();

/** The host's way to hear that toasts are wanted from now on. */
export const onToastWanted = (show: () => void): (() => void) => {
  showHost = show;
  if (wanted) show();
  return () => {
    showHost = undefined;
  };
};

/** The mounted toaster hands over its functions: a toast raised earlier would be lost. */
export const toasterIsReady = (toast: Toast): void => ready.resolve(toast);

/** Loads the toaster ahead of the first toast: one that says the connection is lost could not be loaded then. */
export const prepareToasts = (): void => {
  wanted = true;
  showHost?.();
};

const withToast = (raise: (toast: Toast) => void): void => {
  prepareToasts();
  void ready.promise.then(raise);
};

/** Raises a toast. `id` replaces the one of the same id; `duration: Infinity` stays until dismissed. */
export const toast = {
  success: (message: string, options?: ExternalToast): void => withToast((to) => void to.success(message, options)),
  error: (message: string, options?: ExternalToast): void => withToast((to) => void to.error(message, options)),
  message: (message: string, options?: ExternalToast): void => withToast((to) => void to.message(message, options)),
  dismiss: (id: string): void => {
    if (wanted) withToast((to) => void to.dismiss(id));
  },
};
