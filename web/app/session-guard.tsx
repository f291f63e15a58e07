import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { ExpiredRedirect } from "#web/billing/expired-redirect.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { prepareToasts } from "#web/ui/toast.ts";
import { PageSkeleton } from "#web/ui/skeleton.tsx";
import { paths } from "./paths.ts";
import { useSession } from "./session.queries.ts";

/** Stands before a protected page: without a session it leads to sign-in, which leads back here. */
export const SessionGuard = ({ children }: { children: ReactNode }) => {
  const { user, isPending, isError, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  useEffect(prepareToasts, []);
  if (isPending) return <PageSkeleton />;
  if (isError) return <ErrorPanel title="We can't reach Plainsay right now" heading="h1" onRetry={retry} />;
  if (user === null) return <Navigate to={paths.auth(`${pathname}${search}${hash}`)} replace />;
  return <ExpiredRedirect>{children}</ExpiredRedirect>;
};
