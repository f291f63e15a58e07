import ArrowUp from "lucide-react/icons/arrow-up";
import Square from "lucide-react/icons/square";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { MESSAGE_MAX_CHARS } from "#domain/practice/practice.ts";
import { Button } from "#web/ui/button.tsx";
import type { ConversationControls } from "./conversation-hook.ts";
import { EngineLine } from "./engine-line.tsx";
import { useSuggestion } from "./suggestion.ts";
import { SuggestionCard } from "./suggestion-card.tsx";

/** From here on the characters that are left are shown. */
const COUNTER_FROM_CHARS = MESSAGE_MAX_CHARS - 200;

/** The key that ends a composition must not send: Safari reports it as 229 after the composition. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Where the user writes. While the scene is paused there is nothing to send, and the box is away; its draft is kept. */
export const Composer = ({ controls, onScene }: { controls: ConversationControls; onScene: () => void }) => {
  const { conversation, draft, setDraft, send, stop } = controls;
  const { status } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const suggestion = useSuggestion(controls);
  if (status === "paused") return null;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    send();
    // A pressed button would keep the focus, and a phone would put its keyboard away.
    box.current?.focus();
  };
  const stopHere = () => {
    stop();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    submit();
  };
  const use = (line: string) => {
    suggestion.dismiss();
    setDraft([draft.trimEnd(), line].filter(Boolean).join(" ").slice(0, MESSAGE_MAX_CHARS));
    box.current?.focus();
  };
  const isReplying = status === "replying";
  const left = MESSAGE_MAX_CHARS - draft.length;
  return (
    <form className="composer" onSubmit={submit}>
      {suggestion.line === null ? null : (
        <SuggestionCard
          line={suggestion.line}
          onUse={use}
          onDismiss={suggestion.dismiss}
          hasDraft={draft.trim() !== ""}
        />
      )}
      {/* The text once more, unseen: it makes the box as high as it is long. */}
      <div className="box" data-text={`${draft} `}>
        <textarea
          ref={box}
          className="control"
          rows={1}
          aria-label="Your message"
          placeholder="Type your message..."
          maxLength={MESSAGE_MAX_CHARS}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isReplying ? (
        <Button className="send" aria-label="Stop the reply" onClick={stopHere}>
          <Square size={16} fill="currentColor" aria-hidden="true" />
        </Button>
      ) : (
        <Button
          className="send"
          look="main"
          type="submit"
          aria-label="Send message"
          disabled={draft.trim() === "" || status === "opening"}
        >
          <ArrowUp size={20} aria-hidden="true" />
        </Button>
      )}
      <div className="tools">
        <Button
          small
          look="quiet"
          disabled={suggestion.isPending || isReplying || status === "opening"}
          onClick={suggestion.ask}
        >
          What could I say?
        </Button>
        <Button small look="quiet" className="scene-on-phone" onClick={onScene}>
          The scene
        </Button>
        {draft.length >= COUNTER_FROM_CHARS ? (
          <output className="counter">{left === 1 ? "1 character left" : `${left} characters left`}</output>
        ) : (
          <EngineLine messages={conversation.messages} />
        )}
      </div>
    </form>
  );
};
