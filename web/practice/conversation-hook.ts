/** Drives a conversation: asks for lines, keeps it on the device, and says what went wrong. */
import { useEffect, useReducer, useRef, useState } from "react";
import { isOffTopic } from "#domain/practice/off-topic.ts";
import type { ChatMessage, Sender } from "#domain/practice/practice.ts";
import { findDanger, SAFETY_NOTE } from "#domain/practice/safety.ts";
import type { Difficulty } from "#domain/skills/skills.ts";
import { toast } from "#web/ui/toast.ts";
import { type Play, requestOpening, requestReply } from "./conversation.queries.ts";
import { conversationReducer, newConversation, restored, turnsBefore } from "./conversation.ts";
import { loadConversation, saveConversation, type StoredConversation } from "./conversation-storage.ts";
import { invitationOf, reportFailure } from "./practice-failure.ts";
import { type PracticeScene, sceneKey } from "./practice-scene.ts";

const randomInt = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

/** `randomUUID` is refused on plain http; these need only differ within one conversation. */
const newStamp = () => ({ id: `${Date.now().toString(36)}-${randomInt().toString(36)}`, timestamp: now() });
const now = (): string => new Date().toISOString();
const newMessage = (sender: Sender, content: string): ChatMessage => ({ ...newStamp(), sender, content });

const begin = (stored: StoredConversation | null) => {
  if (stored === null) return newConversation(randomInt());
  const { id, timestamp } = newStamp();
  return restored(stored.conversation, id, timestamp);
};

/** One scene and one user: mount anew for another. */
export const useConversation = (scene: PracticeScene, userId: string) => {
  const [key] = useState(() => ({ userId, skill: scene.skill, scenario: sceneKey(scene) }));
  const [stored] = useState(() => loadConversation(key));
  const [conversation, dispatch] = useReducer(conversationReducer, stored, begin);
  const [draft, setDraft] = useState(stored?.draft ?? "");
  const [chosen, setChosen] = useState(stored?.difficulty ?? null);
  const [invitation, setInvitation] = useState<string | null>(null);
  const pending = useRef<AbortController>(undefined);
  const isNewChat = useRef(false);
  const { status, seed, messages } = conversation;
  const play: Play = { scene, difficulty: chosen ?? scene.difficulty, seed };

  useKeeping(key, { conversation, draft, difficulty: chosen });
  useEffect(
    () => () => {
      pending.current?.abort();
      toast.dismiss("new-chat");
    },
    [],
  );

  /** What the plan does not include is an invitation on the screen, never an error. */
  const fail = (error: unknown, message: string): void => {
    const text = invitationOf(error);
    if (text === null) reportFailure(error, message);
    else setInvitation(text);
  };

  // A new conversation has another seed, so that a reset in the middle of an opening asks anew.
  useEffect(() => {
    if (status !== "opening") return undefined;
    const asking = new AbortController();
    const open = async (): Promise<void> => {
      try {
        const line = await requestOpening(play, asking.signal);
        if (asking.signal.aborted) return;
        dispatch({ type: "opened", message: newMessage("system", line) });
      } catch (error) {
        if (asking.signal.aborted) return;
        dispatch({ type: "opening_failed" });
        fail(error, isNewChat.current ? "Failed to start new chat" : "Failed to initialize chat");
      }
      const danger = findDanger(`${scene.custom?.description ?? ""}\n${scene.custom?.wish ?? ""}`);
      if (danger !== null) dispatch({ type: "stepped_out", message: newMessage("ai", SAFETY_NOTE[danger]) });
    };
    void open();
    return () => asking.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the opening belongs to the seed; the rest is fixed by then
  }, [status, seed]);

  const ask = async (message: ChatMessage, before: ReturnType<typeof turnsBefore>): Promise<void> => {
    const asking = new AbortController();
    pending.current = asking;
    const { signal } = asking;
    setInvitation(null);
    try {
      const line = { text: message.content, turnsBefore: before };
      const onDelta = (text: string) => dispatch({ type: "delta", text });
      const reply = await requestReply(play, line, { signal, onDelta });
      if (!signal.aborted) dispatch({ type: "replied", reply, ...newStamp() });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: "cut", ...newStamp() });
      fail(error, "Failed to send message. Please try again.");
    }
  };

  const send = (): void => {
    const content = draft.trim();
    if (content === "" || status === "opening" || status === "paused") return;
    pending.current?.abort();
    setDraft("");
    const message = newMessage("user", content);
    const danger = findDanger(content);
    if (danger === null && isOffTopic(content)) {
      dispatch({ type: "off_topic", message, reply: newStamp() });
      return;
    }
    const sent = { type: "sent", message } as const;
    dispatch(sent);
    if (danger === null) {
      void ask(message, turnsBefore(conversationReducer(conversation, sent).messages, message.id));
      return;
    }
    // Answered here, at once and without a connection; the words do not leave the device.
    const note = { content: SAFETY_NOTE[danger], engine: "embedded", paused: true, ended: false } as const;
    dispatch({ type: "replied", reply: { ...note, pressure: conversation.pressure }, ...newStamp() });
  };

  const retry = (): void => {
    const failed = messages.findLast((message) => message.failed);
    if (failed === undefined) return;
    dispatch({ type: "retried" });
    void ask(failed, turnsBefore(messages, failed.id));
  };

  const stop = (): void => {
    pending.current?.abort();
    dispatch({ type: "cut", ...newStamp() });
  };

  /** Begins anew, at another difficulty if one is given; the draft stays. What was said can be had back for a moment. */
  const startAnew = (difficulty?: Difficulty): void => {
    pending.current?.abort();
    isNewChat.current = true;
    setInvitation(null);
    if (difficulty !== undefined) setChosen(difficulty === scene.difficulty ? null : difficulty);
    dispatch({ type: "reset", seed: randomInt() });
    toast.dismiss("practice");
    if (!messages.some(({ sender }) => sender === "user")) return;
    const { id, timestamp } = newStamp();
    const takeBack = () => {
      pending.current?.abort();
      setChosen(chosen);
      dispatch({ type: "returned", conversation: restored(conversation, id, timestamp) });
    };
    toast.message("A new chat has begun.", { id: "new-chat", action: { label: "Undo", onClick: takeBack } });
  };

  const resume = (): void => dispatch({ type: "resumed" });
  return { conversation, invitation, fail, play, draft, setDraft, send, retry, stop, startAnew, resume };
};

export type ConversationControls = ReturnType<typeof useConversation>;

/** Keeps the conversation on the device at every turn, and when the page is left in the middle of a reply. */
const useKeeping = (
  key: Parameters<typeof saveConversation>[0],
  { draft, difficulty, conversation }: StoredConversation,
): void => {
  const latest = useRef<StoredConversation>(undefined);
  useEffect(() => {
    latest.current = { draft, difficulty, conversation };
    // Not at every word of a reply.
    if (conversation.partial === "") saveConversation(key, latest.current);
  }, [key, draft, difficulty, conversation]);
  useEffect(() => {
    const keep = () => {
      if (latest.current !== undefined) saveConversation(key, latest.current);
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [key]);
};
