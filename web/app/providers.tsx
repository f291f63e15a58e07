import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ToastHost } from "#web/ui/toast-host.tsx";
import { useSessionOfOtherTabs } from "./session.queries.ts";

/** Data queries retry once and are not read again when the window gains focus. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <SessionWatch />
    {children}
    <ToastHost />
  </QueryClientProvider>
);

const SessionWatch = () => {
  useSessionOfOtherTabs();
  return null;
};
