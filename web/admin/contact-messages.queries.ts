import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type AdminContactMessage,
  type ContactView,
  deliverContactMessage,
  listContactMessages,
} from "#domain/admin/contact-messages.contract.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { toast } from "#web/ui/toast.ts";

const CONTACT_KEY = ["admin", "contact-messages"] as const;
/** While a message is on its way, its state is looked at again this often. */
const RECHECK_MS = 5_000;

type ContactFilter = { readonly search: string; readonly view: ContactView };

export const useContactMessages = ({ search, view }: ContactFilter, cursor: string | null) =>
  useQuery({
    queryKey: [...CONTACT_KEY, search, view, cursor],
    queryFn: ({ signal }) =>
      call(
        listContactMessages,
        { query: { view, ...(search === "" ? {} : { search }), ...(cursor === null ? {} : { cursor }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.messages.some(isOnItsWay) === true ? RECHECK_MS : false),
  });

/** In a worker's hand, or about to be; what waits for a later try is not looked at for hours. */
const isOnItsWay = ({ deliveries }: AdminContactMessage): boolean =>
  deliveries.some(({ state, attempts }) => state === "delivering" || (state === "waiting" && attempts === 0));

export const useContactDelivery = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deliverContactMessage, { params: { id } }),
    onSuccess: () => toast.success("On its way again"),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : "That didn't work."),
    onSettled: () => client.invalidateQueries({ queryKey: CONTACT_KEY }),
  });
};
