/**
 * Signs out who has done nothing for half an hour, in any tab. The last activity is kept where all tabs see it; coming back to
 * the app counts as activity, so that a session survives a restart of the browser.
 */
import { signOut } from "#domain/auth/auth.contract.ts";
import { INACTIVITY_CHECK_MS, isInactive } from "#domain/auth/auth.ts";
import { call } from "#web/api/client.ts";
import { clearConversations } from "#web/practice/conversation-storage.ts";

const LAST_ACTIVE = "plainsay.last-active";
const ACTIVITY = ["mousedown", "keydown", "scroll", "touchstart"] as const;
/** A scroll is many events; one a second is enough to know. */
const NOTE_EVERY_MS = 1_000;

type Watch = { readonly isSignedIn: () => boolean; readonly announce: () => Promise<void> };

let noted = 0;

const note = (): void => {
  const now = Date.now();
  if (now - noted < NOTE_EVERY_MS) return;
  noted = now;
  try {
    localStorage.setItem(LAST_ACTIVE, String(now));
  } catch {
    // Storage may be refused; this tab's own activity then counts alone.
  }
};

const lastActive = (): number => {
  try {
    return Math.max(noted, Number(localStorage.getItem(LAST_ACTIVE) ?? 0));
  } catch {
    return noted;
  }
};

const leave = async ({ announce }: Watch): Promise<void> => {
  await call(signOut, {});
  clearConversations();
  await announce();
};

/** Begins to watch, once for the life of the page. A page inside someone else's is signed out at once. */
export const watchInactivity = (watch: Watch): void => {
  const leaveQuietly = (): void => void leave(watch).catch(() => undefined);
  if (window.top !== window.self) {
    leaveQuietly();
    return;
  }
  note();
  for (const name of ACTIVITY) addEventListener(name, note, { passive: true, capture: true });
  setInterval(() => {
    if (watch.isSignedIn() && isInactive(lastActive(), Date.now())) leaveQuietly();
  }, INACTIVITY_CHECK_MS);
};
