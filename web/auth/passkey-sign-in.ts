/** Signing in with a passkey: by the button, and among what the browser offers in the email field. Loaded when it is wanted. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { PASSKEY_CHALLENGE_MINUTES } from "#domain/auth/auth.ts";
import { challengePasskey, signInWithPasskey } from "#domain/auth/passkey.contract.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { asPasskeyProblem, isReplaced, unsupported } from "./passkey-problem.ts";

/** A field may wait for its reader longer than a challenge lives: it is given a new one in time. */
const RENEW_MS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000;

/** The button's ceremony: while it runs, the field's must not begin anew, for the browser has room for one. */
let pressed: Promise<void> | null = null;

const enter = async (useBrowserAutofill: boolean): Promise<void> => {
  const optionsJSON = await call(challengePasskey, { body: {} });
  const body = await startAuthentication({ optionsJSON, useBrowserAutofill });
  await call(signInWithPasskey, { body });
  await announceSession();
};

/** Opens the browser's dialog. @throws ApiError with a sentence for the reader */
export const signInByPasskey = async (): Promise<void> => {
  if (!browserSupportsWebAuthn()) throw unsupported();
  const ceremony = enter(false);
  pressed = ceremony.catch(() => undefined).finally(() => (pressed = null));
  try {
    await ceremony;
  } catch (error) {
    throw asPasskeyProblem(error);
  }
};

const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look);
    look();
  });

/** Lets the email field offer passkeys, where the browser can, until `left`. What goes wrong after a choice is told. */
export const offerPasskeys = async (left: AbortSignal, tell: (error: unknown) => void): Promise<void> => {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  left.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  while (!left.aborted) {
    await untilSeen(left);
    await pressed;
    if (left.aborted) return;
    const timer = setTimeout(() => WebAuthnAbortService.cancelCeremony(), RENEW_MS);
    try {
      await enter(true);
      return;
    } catch (error) {
      if (isReplaced(error)) continue;
      // A server that is away or busy is not this field's to speak of; nor does it help to ask at once again.
      if (!(error instanceof ApiError) || error.code !== "bad_request") return;
      tell(error);
    } finally {
      clearTimeout(timer);
    }
  }
};
