import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { PAGES } from "#domain/pages.ts";
import { PageSkeleton } from "#web/ui/skeleton.tsx";
import { useSubscription } from "./subscription-clock.ts";

/** Pages of the protected group that stay open after the trial, and the test provider's. */
const OPEN = new Set<string>([PAGES.pricing, PAGES.account, PAGES.feedback, PAGES.testPortal]);
const isOpen = (pathname: string): boolean => OPEN.has(pathname) || pathname.startsWith("/checkout/");

/** Ask the server for a line as they open, which after the trial would be refused: they wait until it is known. */
const asksAtOnce = (pathname: string): boolean => pathname.startsWith("/practice/");

/** Surrounds protected pages: when the trial has ended, also in an open tab, it leads to the pricing page. */
export const ExpiredRedirect = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const current = useSubscription();
  const isExpired = current.state === "read" && current.standing.state === "expired";
  if (isExpired && !isOpen(pathname)) return <Navigate to={PAGES.pricing} replace state={{ trialEnded: true }} />;
  if (current.state === "reading" && asksAtOnce(pathname)) return <PageSkeleton />;
  return children;
};
