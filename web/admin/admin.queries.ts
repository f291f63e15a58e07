import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteUser,
  exportFeedback,
  listAllFeedback,
  listAudit,
  listUsers,
  readAnalytics,
  setUserRole,
  signOutUser,
} from "#domain/admin/admin.contract.ts";
import { ADMIN_MESSAGES, csvFileName } from "#domain/admin/admin.ts";
import type { Sent } from "#domain/endpoint.ts";
import type { FeedbackType } from "#domain/feedback/feedback.ts";
import { ApiError, readError } from "#web/api/api-error.ts";
import { call, send } from "#web/api/client.ts";
import { toast } from "#web/ui/toast.ts";

const ADMIN_KEY = ["admin"] as const;

export const useAnalytics = (query: Sent<typeof readAnalytics>["query"]) =>
  useQuery({
    queryKey: [...ADMIN_KEY, "analytics", query],
    queryFn: ({ signal }) => call(readAnalytics, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type FeedbackFilter = { readonly search: string; readonly type: FeedbackType | null };

const filterQuery = ({ search, type }: FeedbackFilter) => ({
  ...(search === "" ? {} : { search }),
  ...(type === null ? {} : { type }),
});

export const useAllFeedback = (filter: FeedbackFilter, cursor: string | null) =>
  useQuery({
    queryKey: [...ADMIN_KEY, "feedback", filter, cursor],
    queryFn: ({ signal }) =>
      call(listAllFeedback, { query: { ...filterQuery(filter), ...(cursor === null ? {} : { cursor }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Downloads everything that matches; a file that broke off is not kept. */
export const useFeedbackExport = () =>
  useMutation({
    mutationFn: async (filter: FeedbackFilter) => {
      const response = await send(exportFeedback, { query: filterQuery(filter) }, "text/csv", {});
      if (!response.ok) throw await readError(response);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await response.blob());
      link.download = csvFileName(new Date());
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onSuccess: () => toast.success(ADMIN_MESSAGES.exported),
    onError: () => toast.error(ADMIN_MESSAGES.exportFailed),
  });

const USERS_KEY = [...ADMIN_KEY, "users"] as const;

export const useUsers = (search: string, cursor: string | null) =>
  useQuery({
    queryKey: [...USERS_KEY, search, cursor],
    queryFn: ({ signal }) =>
      call(
        listUsers,
        { query: { ...(search === "" ? {} : { search }), ...(cursor === null ? {} : { cursor }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export type UserChange =
  | { readonly do: "role"; readonly id: string; readonly role: "user" | "admin" }
  | { readonly do: "sign-out" | "delete"; readonly id: string };

const changeUser = async (change: UserChange): Promise<void> => {
  const params = { id: change.id };
  switch (change.do) {
    case "role":
      return await call(setUserRole, { params, body: { role: change.role } });
    case "sign-out":
      return await call(signOutUser, { params });
    case "delete":
      return await call(deleteUser, { params });
    default:
      return change satisfies never;
  }
};

const CHANGED = { role: "Role changed", "sign-out": "Signed out everywhere", delete: "Account deleted" } as const;

export const useUserChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeUser,
    onSuccess: (_reply, change) => toast.success(CHANGED[change.do]),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : "That didn't work."),
    onSettled: () => client.invalidateQueries({ queryKey: USERS_KEY }),
  });
};

export const useAudit = (cursor: string | null) =>
  useQuery({
    queryKey: [...ADMIN_KEY, "audit", cursor],
    queryFn: ({ signal }) => call(listAudit, { query: cursor === null ? {} : { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });
