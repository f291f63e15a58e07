import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { analyzeChat } from "#domain/analysis/analysis.contract.ts";
import { ANALYSIS_MIN_MESSAGES } from "#domain/analysis/analysis.ts";
import { CONVERSATION_MAX_MESSAGES } from "#domain/practice/practice.ts";
import type { CustomScene } from "#domain/practice/practice.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { invitationOf } from "#web/practice/practice-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { analysisProblem } from "./analysis-problem.ts";
import { type AnalyzedLine, analyzedLines } from "./analyzed-lines.ts";

type SceneFields = { readonly scenarioId: string; readonly custom?: CustomScene };

/** The analysis of a conversation and its dialog; asked for again only when something has been said since. */
export const useAnalysis = (skill: SkillSlug, scene: SceneFields) => {
  const [isOpen, setIsOpen] = useState(false);
  const running = useRef<AbortController>(undefined);
  const {
    data,
    error: failure,
    mutate,
    isPending,
    reset,
  } = useMutation({
    mutationFn: async (lines: readonly AnalyzedLine[]) => {
      if (lines.length < ANALYSIS_MIN_MESSAGES) throw new ApiError("need_exchange");
      running.current = new AbortController();
      const messages = lines.map(({ id, role, content, timestamp }) => ({ id, role, content, timestamp }));
      const body = { messages, scenarioType: skill, ...scene };
      const reply = await call(analyzeChat, { body }, { signal: running.current.signal });
      if (!reply.success) throw new ApiError("bad_reply");
      return { analysis: reply.data, lines };
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      // The dialog then shows the invitation.
      if (invitationOf(error) !== null) return;
      setIsOpen(false);
      toast.error("Failed to analyze chat", { id: "analysis", description: analysisProblem(error) });
    },
  });

  const analyze = (messages: Parameters<typeof analyzedLines>[0]): void => {
    const lines = analyzedLines(messages).slice(-CONVERSATION_MAX_MESSAGES);
    const isSame =
      data !== undefined && data.lines.length === lines.length && data.lines.at(-1)?.id === lines.at(-1)?.id;
    setIsOpen(true);
    if (!isSame && !isPending) mutate(lines);
  };

  return {
    isOpen,
    isPending,
    /** What the plan does not include, in the server's words. */
    invitation: isPending ? null : invitationOf(failure),
    result: isPending ? null : (data ?? null),
    analyze,
    /** The dialog closes; an analysis under way goes on and is there when it is opened again. */
    close: () => setIsOpen(false),
    /** The conversation is gone, and what was found in it. */
    reset: () => {
      running.current?.abort();
      setIsOpen(false);
      reset();
    },
  };
};

export type AnalysisControls = ReturnType<typeof useAnalysis>;
