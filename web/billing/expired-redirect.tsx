import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { PAGES } from "#domain/pages.ts";
import { useSubscription } from "./subscription-clock.ts";

/** Pages of the protected group that stay open after the trial, and the test provider's. */
const OPEN = new Set<string>([PAGES.pricing, PAGES.account, PAGES.feedback, PAGES.testPortal]);
const isOpen = (pathname: string): boolean => OPEN.has(pathname) || pathname.startsWith("/checkout/");

/** Surrounds protected pages: when the trial has ended, also in an open tab, it leads to the pricing page. */
export const ExpiredRedirect = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const current = useSubscription();
  const isExpired = current.state === "read" && current.standing.state === "expired";
  if (isExpired && !isOpen(pathname)) return <Navigate to={PAGES.pricing} replace state={{ trialEnded: true }} />;
  return children;
};
