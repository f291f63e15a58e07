import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Says that the connection is gone, for as long as it is. */
export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="offline-notice">
      {isOnline ? null : <span>You're offline. What you write stays here until you are back.</span>}
    </output>
  );
};
