import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import type { AuthView } from "#domain/auth/auth.ts";
import { PAGES, safeReturnPath } from "#domain/pages.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { useSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { isAuthView, linkToView, VIEW_TEXTS } from "./auth-views.ts";
import { CheckEmail } from "./check-email.tsx";
import { GoogleButtons } from "./google-buttons.tsx";
import { PasskeyDoor } from "./passkey-door.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import type { Registered } from "./sign-up-form.tsx";

// The views that few visits need are read when they are asked for.
const SignUpForm = lazy(async () => ({ default: (await import("./sign-up-form.tsx")).SignUpForm }));
const MailedLinkForm = lazy(async () => ({ default: (await import("./mailed-link-form.tsx")).MailedLinkForm }));
const ChallengeForm = lazy(async () => ({ default: (await import("./challenge-form.tsx")).ChallengeForm }));
const UpdatePasswordForm = lazy(async () => ({
  default: (await import("./update-password-form.tsx")).UpdatePasswordForm,
}));
const VerifyOtpForm = lazy(async () => ({ default: (await import("./verify-otp-form.tsx")).VerifyOtpForm }));

const never = () => () => undefined;
/** False while the page is as it was written to HTML, which knows nothing of the address's query. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Every way in. Whoever is signed in already goes on to where they were going. */
export const AuthPage = () => {
  const isAlive = useIsAlive();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { user, challenge } = useSession();
  const [registered, setRegistered] = useState<Registered | null>(null);
  const [recovery, setRecovery] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const asked = isAlive ? query.get("view") : null;
  const view = isAuthView(asked) ? asked : "sign_in";
  const returnPath = isAlive ? query.get("return") : null;
  const complaint = isAlive ? query.get("error_description") : null;
  // A mailed link to a new password is followed even by someone who is signed in.
  if (user !== null && view !== "update_password") return <Navigate to={safeReturnPath(returnPath)} replace />;

  if (challenge !== undefined && view !== "update_password") {
    return (
      <div className="wrap page">
        <PageTitle>Confirm it's you</PageTitle>
        <div className="mx-auto max-w-md">
          <h1 className="title">Confirm it's you</h1>
          <p className="lead">One more step before you're in.</p>
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <ChallengeForm challenge={challenge} />
          </Suspense>
        </div>
      </div>
    );
  }

  const go = (to: AuthView): void => void navigate(linkToView(to, returnPath), { replace: true });
  const { title, lead, ways } = VIEW_TEXTS[view];
  const form = () => {
    switch (view) {
      case "sign_in":
        return <SignInForm returnPath={returnPath} />;
      case "sign_up":
        return <SignUpForm returnPath={returnPath} onRegistered={setRegistered} />;
      case "forgotten_password":
      case "magic_link":
        return <MailedLinkForm key={view} view={view} returnPath={returnPath} />;
      case "update_password":
        return (
          <UpdatePasswordForm
            recovery={recovery}
            onUpdated={(message) => {
              setRecovery(null);
              setNotice(message);
              go("sign_in");
            }}
          />
        );
      case "verify_otp":
        return (
          <VerifyOtpForm
            onRecovery={(token) => {
              setRecovery(token);
              go("update_password");
            }}
          />
        );
      default:
        return view satisfies never;
    }
  };
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
            {notice === null || view !== "sign_in" ? null : (
              <div className="mb-5">
                <Alert tone="good">{notice}</Alert>
              </div>
            )}
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>{form()}</Suspense>
            {view === "sign_in" ? <PasskeyDoor /> : null}
            {view === "sign_in" || view === "sign_up" ? <GoogleButtons returnPath={returnPath} /> : null}
          </>
        )}
        <ul className="mt-3 grid gap-1">
          {ways.map(({ to, label }) => (
            <li key={to}>
              <Link
                className="inline-block py-2 underline"
                to={linkToView(to, returnPath)}
                onClick={() => setRegistered(null)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {isAlive && isLoopback(location.hostname) ? (
          <p className="small-print mt-8">
            Redirect URL: <code className="break-all">{`${location.origin}${PAGES.authCallback}`}</code>
          </p>
        ) : null}
      </div>
    </div>
  );
};

const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
