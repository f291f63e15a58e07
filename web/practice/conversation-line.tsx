import RotateCcw from "lucide-react/icons/rotate-ccw";
import { memo } from "react";
import { VERDICT_TONES, VERDICT_WORDS } from "#web/analysis/verdict-words.ts";
import { Button } from "#web/ui/button.tsx";
import type { ConversationMessage } from "./conversation.ts";

type ConversationLineProps = {
  message: ConversationMessage;
  /** The counterpart's. */
  name: string;
  noteShown: boolean;
  /** Given where the line, or its reply, can be tried again. */
  retry: (() => void) | undefined;
};

/** One line of either side; memoised, because a reply grows many times a second. */
export const ConversationLine = memo(({ message, name, noteShown, retry }: ConversationLineProps) => {
  const { sender, content, note, cut, aside } = message;
  const isMine = sender === "user";
  const isOutside = aside === "off_topic" && !isMine;
  return (
    <>
      <div className={isMine ? "turn mine" : "turn"}>
        <span className="sr-only">{isMine ? "You said:" : isOutside ? "Plainsay:" : `${name} said:`}</span>
        <p className={isOutside ? "line outside" : isMine ? "line you" : "line them"}>
          {content}
          {cut ? <span aria-hidden="true">…</span> : null}
        </p>
      </div>
      {note !== undefined && noteShown ? (
        <p className="note">
          <b className={VERDICT_TONES[note.verdict]}>{VERDICT_WORDS[note.verdict]}</b> {note.why}
        </p>
      ) : null}
      {retry === undefined ? null : (
        <p className={isMine ? "retry mine" : "retry"}>
          {cut ? "The reply broke off here." : "No reply yet."}
          <Button small look="quiet" onClick={retry}>
            <RotateCcw size={15} aria-hidden="true" />
            Try again
          </Button>
        </p>
      )}
    </>
  );
});
