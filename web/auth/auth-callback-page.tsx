import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { CALLBACK_ERROR_MS, CALLBACK_RETRY_MS, CALLBACK_WAIT_MS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { safeReturnPath } from "#domain/pages.ts";
import { ApiError } from "#web/api/api-error.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { Button } from "#web/ui/button.tsx";
import { hasSession } from "./auth.queries.ts";

/** Waits; rejects at once when the page is left. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Looks at once, after a second, and after two more. */
const waitForSession = async (signal: AbortSignal): Promise<boolean> => {
  for (const pause of [0, CALLBACK_WAIT_MS, CALLBACK_RETRY_MS]) {
    await wait(pause, signal);
    if (await hasSession(signal)) return true;
  }
  return false;
};

/** Where a confirmed link and other providers lead: waits for the session, and goes on to where the user was going. */
export const AuthCallbackPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const complaint = query.get("error_description");
  const [failure, setFailure] = useState<string | null>(complaint);
  const next = safeReturnPath(query.get("return"));

  useEffect(() => {
    if (complaint !== null) return undefined;
    const left = new AbortController();
    const enter = async (): Promise<void> => {
      try {
        if (await waitForSession(left.signal)) {
          await announceSession();
          await navigate(next, { replace: true });
        } else setFailure(AUTH_MESSAGES.callback_failed);
      } catch (error) {
        if (left.signal.aborted) return;
        setFailure(
          error instanceof ApiError && error.code === "network" ? error.message : AUTH_MESSAGES.callback_unexpected,
        );
      }
    };
    void enter();
    return () => left.abort();
  }, [complaint, navigate, next]);

  const toSignIn = paths.auth(next);
  useEffect(() => {
    if (failure === null) return undefined;
    const timer = setTimeout(() => void navigate(toSignIn, { replace: true }), CALLBACK_ERROR_MS);
    return () => clearTimeout(timer);
  }, [failure, navigate, toSignIn]);

  return (
    <div className="wrap page">
      <PageTitle>Sign in</PageTitle>
      <div className="mx-auto max-w-md" role={failure === null ? "status" : "alert"}>
        <h1 className="title">{failure === null ? AUTH_MESSAGES.callback_waiting : "That didn't work"}</h1>
        {failure === null ? null : (
          <>
            <p className="lead">{failure}</p>
            <Button look="main" onClick={() => void navigate(toSignIn, { replace: true })}>
              Return to Sign In
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
