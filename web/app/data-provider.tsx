import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { retryUpTo } from "#web/api/retry.ts";
import { onUserChange, renewRefusedSession } from "./session.queries.ts";

const onError = (error: Error): void => {
  if (error instanceof ApiError && error.status === 401) void renewRefusedSession();
};

/** Data queries retry once and are not read again when the window gains focus. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: retryUpTo(1), refetchOnWindowFocus: false } },
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
});
// What one user has read must not be shown to the next.
onUserChange(() => client.clear());

/** Gives what it surrounds react-query, with one cache for the whole app. */
export const DataProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
