import { type ReactNode, useEffect, useState } from "react";
import { AUTH_TEST_PORT } from "#domain/auth/auth.ts";
import { beginGoogle } from "#domain/auth/google.contract.ts";
import { PAGES } from "#domain/pages.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { useSession } from "#web/app/session.queries.ts";
import { Button } from "#web/ui/button.tsx";
import { useSignOut } from "./auth.queries.ts";

/** For developers: where one is, where a sign-in would return to, and who is signed in. Public; it shows no secret. */
export const AuthTestPage = () => {
  const { user, challenge, isPending, isError, retry } = useSession();
  const leave = useSignOut();
  const handsOver = useHandsOver();
  const { origin, hostname, protocol } = location;
  const port = location.port === "" ? (protocol === "https:" ? "443" : "80") : location.port;
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  const status = isPending
    ? "Looking…"
    : isError
      ? "The server could not be asked"
      : user !== null
        ? "Signed in"
        : challenge !== undefined
          ? "Second factor still to be shown"
          : "Signed out";
  return (
    <div className="wrap page-narrow">
      <PageTitle>Auth test</PageTitle>
      <h1 className="title">Auth test</h1>
      <p className="lead">For developers: what this browser and this server make of a sign-in.</p>
      <Facts title="Environment">
        <Fact name="Origin">{origin}</Fact>
        <Fact name="Host">{hostname}</Fact>
        <Fact name="Port">{port}</Fact>
        <Fact name="Build">{import.meta.env.MODE}</Fact>
        <Fact name="Secure context">{yesOrNo(isSecureContext)}</Fact>
        <Fact name="Cookies">{navigator.cookieEnabled ? "allowed" : "blocked: nobody can stay signed in"}</Fact>
      </Facts>
      <Facts title="Redirects">
        <Fact name="Redirect URL">{`${origin}${PAGES.authCallback}`}</Fact>
        <Fact name={`Port is ${AUTH_TEST_PORT}`}>
          {yesOrNo(port === AUTH_TEST_PORT)}
          {isLocal ? "" : ". This is no local address, where the port matters"}
        </Fact>
        <Fact name="The callback stays at this address">
          {handsOver === null ? "Looking…" : handsOver ? "no: it goes on at the app's own address" : "yes"}
        </Fact>
      </Facts>
      <Facts title="Session">
        <Fact name="Status">
          <span aria-live="polite">{status}</span>
        </Fact>
        {user === null ? null : (
          <>
            <Fact name="User id">{user.id}</Fact>
            <Fact name="Email">{user.email}</Fact>
          </>
        )}
      </Facts>
      <div className="mt-6 flex flex-wrap gap-3">
        <a className="btn" href={`${beginGoogle.path}?return=${encodeURIComponent(PAGES.authTest)}`}>
          Sign in with Google
        </a>
        <Button disabled={user === null && challenge === undefined} onClick={leave.mutate}>
          Sign Out
        </Button>
        {isError ? <Button onClick={retry}>Ask again</Button> : null}
      </div>
    </div>
  );
};

/** Whether the server sends the callback page on to another address; null until it has answered. */
const useHandsOver = (): boolean | null => {
  const [handsOver, setHandsOver] = useState<boolean | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const look = async (): Promise<void> => {
      const reply = await fetch(PAGES.authCallback, { redirect: "manual", signal: left.signal });
      setHandsOver(reply.type === "opaqueredirect");
    };
    look().catch(() => undefined);
    return () => left.abort();
  }, []);
  return handsOver;
};

const yesOrNo = (value: boolean): string => (value ? "yes" : "no");

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="account-part" aria-label={title}>
    <h2>{title}</h2>
    <dl className="grid gap-2 sm:grid-cols-[14rem_1fr]">{children}</dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="mb-2 break-words sm:mb-0">{children}</dd>
  </>
);
