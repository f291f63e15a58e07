import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Sent } from "#domain/endpoint.ts";
import { listOwnFeedback, submitFeedback } from "#domain/feedback/feedback.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { call } from "#web/api/client.ts";

const FEEDBACK_KEY = ["feedback"] as const;

/** The user's own feedback, newest first, as far as it was asked for; of one skill, or of all. */
export const useOwnFeedback = (skill: SkillSlug | null) =>
  useInfiniteQuery({
    queryKey: [...FEEDBACK_KEY, skill],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOwnFeedback,
        { query: { ...(skill === null ? {} : { skill }), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export const useFeedbackSubmission = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof submitFeedback>["body"]) => call(submitFeedback, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: FEEDBACK_KEY }),
  });
};
