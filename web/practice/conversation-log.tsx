import ArrowDown from "lucide-react/icons/arrow-down";
import { type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ConversationMessage } from "./conversation.ts";
import type { ConversationControls } from "./conversation-hook.ts";
import { ConversationLine } from "./conversation-line.tsx";
import { partnerName } from "./practice-scene.ts";
import { SafetyCard } from "./safety-card.tsx";
import { useScrollFollow } from "./scroll-follow.ts";

type ConversationLogProps = {
  controls: ConversationControls;
  notesShown: boolean;
  /** After the last line. */
  children: ReactNode;
};

/** What has been said. A line is announced when it is there whole; while it is being written it is for the eyes only. */
export const ConversationLog = ({ controls, notesShown, children }: ConversationLogProps) => {
  const { conversation, invitation, play, retry, resume } = controls;
  const { messages, status, partial } = conversation;
  const list = useRef<HTMLElement>(null);
  const newest = messages.at(-1);
  const { hasNew, onScroll, toEnd } = useScrollFollow(list, newest?.id, newest?.sender === "user");
  const name = partnerName(play.scene);
  // The pressed button goes away: the focus stays with the conversation.
  const stayHere = () => list.current?.focus({ preventScroll: true });
  const tryAgain = () => {
    stayHere();
    retry();
  };
  const goToNewest = () => {
    stayHere();
    toEnd();
  };
  const lineOf = (message: ConversationMessage) =>
    message.aside === "safety" && message.sender === "ai" ? (
      <SafetyCard
        key={message.id}
        text={message.content}
        {...(status === "paused" && message === newest ? { onResume: resume } : {})}
      />
    ) : (
      <ConversationLine
        key={message.id}
        message={message}
        name={name}
        noteShown={notesShown}
        retry={isRetryAt(message, messages) ? tryAgain : undefined}
      />
    );
  return (
    <div className="log-room">
      {/* Scrolls by the keyboard, so it takes focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="log" ref={list} onScroll={onScroll} aria-label="The conversation" tabIndex={0}>
        <div>
          <div className="talk" role="log" aria-label="What has been said">
            {messages[0]?.sender === "system" ? <p className="opens">{opensWords(name)}</p> : null}
            {messages.map(lineOf)}
          </div>
          {messages.length === 0 && status === "ready" && invitation === null ? (
            <p className="opens">Start the conversation by sending a message</p>
          ) : null}
          {status === "replying" || status === "opening" ? <Writing partial={partial} /> : null}
          {children}
        </div>
      </section>
      <output className="sr-only">{status === "replying" ? writesWords(name) : ""}</output>
      {hasNew ? (
        <Button small className="to-newest" onClick={goToNewest}>
          <ArrowDown size={16} aria-hidden="true" />
          New message
        </Button>
      ) : null}
    </div>
  );
};

const opensWords = (name: string): string =>
  name === "They" ? "They open the conversation" : `${name} opens the conversation`;
const writesWords = (name: string): string => (name === "They" ? "They are writing" : `${name} is writing`);

/** The retry stands beneath what came of the reply, else beneath the line itself. */
const isRetryAt = (message: ConversationMessage, messages: readonly ConversationMessage[]): boolean => {
  const at = messages.findLastIndex(({ failed }) => failed);
  return at !== -1 && message === (messages[at + 1] ?? messages[at]);
};

const Writing = ({ partial }: { partial: string }) => (
  <div className="talk writing" aria-hidden="true">
    <p className="line them">
      {partial === "" ? (
        <span className="dots">
          <i />
          <i />
          <i />
        </span>
      ) : (
        <>
          {partial}
          <span className="caret" />
        </>
      )}
    </p>
  </div>
);
