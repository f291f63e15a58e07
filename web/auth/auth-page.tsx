import { useState, useSyncExternalStore } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { AUTH_VIEWS, type AuthView } from "#domain/auth/auth.ts";
import { PAGES, safeReturnPath } from "#domain/pages.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { useSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { CheckEmail } from "./check-email.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { type Registered, SignUpForm } from "./sign-up-form.tsx";

const TEXTS: Readonly<Record<AuthView, { title: string; lead: string; ask: string; other: AuthView; action: string }>> =
  {
    sign_in: {
      title: "Sign in",
      lead: "Pick up where you left off.",
      ask: "New here?",
      other: "sign_up",
      action: "Create an account",
    },
    sign_up: {
      title: "Create your account",
      lead: "An email address and a password are all it takes.",
      ask: "Already have an account?",
      other: "sign_in",
      action: "Sign in",
    },
  };

const never = () => () => undefined;
/** False while the page is as it was written to HTML, which knows nothing of the address's query. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const isView = (name: string | null): name is AuthView => AUTH_VIEWS.some((view) => view === name);

/** Sign-in and sign-up. Whoever is signed in already goes on to where they were going. */
export const AuthPage = () => {
  const isAlive = useIsAlive();
  const [query] = useSearchParams();
  const { user } = useSession();
  const [registered, setRegistered] = useState<Registered | null>(null);
  const asked = isAlive ? query.get("view") : null;
  const view = isView(asked) ? asked : "sign_in";
  const returnPath = isAlive ? query.get("return") : null;
  const complaint = isAlive ? query.get("error_description") : null;
  if (user !== null) return <Navigate to={safeReturnPath(returnPath)} replace />;

  const { title, lead, ask, other, action } = TEXTS[view];
  return (
    <div className="wrap page">
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto max-w-md">
        {view === "sign_up" && registered !== null ? (
          <CheckEmail registered={registered} returnPath={returnPath} />
        ) : (
          <>
            <h1 className="title">{title}</h1>
            <p className="lead">{lead}</p>
            {complaint === null ? null : (
              <div className="mb-5">
                <Alert>{complaint}</Alert>
              </div>
            )}
            {view === "sign_up" ? (
              <SignUpForm returnPath={returnPath} onRegistered={setRegistered} />
            ) : (
              <SignInForm returnPath={returnPath} />
            )}
          </>
        )}
        <p className="mt-6">
          {ask}{" "}
          <Link
            className="inline-block py-2 underline"
            to={linkTo(other, returnPath)}
            onClick={() => setRegistered(null)}
          >
            {action}
          </Link>
        </p>
        {isAlive && isLoopback(location.hostname) ? (
          <p className="small-print mt-8">
            Redirect URL: <code className="break-all">{`${location.origin}${PAGES.authCallback}`}</code>
          </p>
        ) : null}
      </div>
    </div>
  );
};

const linkTo = (view: AuthView, returnPath: string | null): string => {
  const query = new URLSearchParams();
  if (view !== "sign_in") query.set("view", view);
  if (returnPath !== null) query.set("return", returnPath);
  return query.size === 0 ? PAGES.auth : `${PAGES.auth}?${query}`;
};

const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
