import { useState } from "react";
import type { Reply } from "#domain/endpoint.ts";
import type { askForSms } from "#domain/auth/one-time.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { problemOf } from "./auth-problem.ts";
import { clockTime, useCountdown } from "./countdown.ts";
import { MailboxLink } from "./mailbox-link.tsx";

type Texted = Reply<typeof askForSms>;

type TextCodeButtonProps = {
  /** Has a code texted. */
  send: () => Promise<Texted>;
  label?: string;
  /** A code was texted just before this button came. */
  texted?: Texted;
  /** What is said of a text: at the door nobody is told whether there was one. */
  said?: string;
};

/** Has a code texted, and another when it is time; says when that is. */
export const TextCodeButton = ({
  send,
  label = "Text me a code",
  texted,
  said = AUTH_MESSAGES.text_sent,
}: TextCodeButtonProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<Texted | null>(texted ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const { left, start } = useCountdown(texted?.again_in ?? 0);
  const isWaiting = isBusy || left > 0;
  const ask = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      const reply = await send();
      setAnswer(reply);
      start(reply.again_in);
    } catch (error) {
      setProblem(problemOf(error).message);
      if (error instanceof ApiError && error.retryAfter !== undefined) start(error.retryAfter);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        small
        className="aria-disabled:opacity-60"
        aria-disabled={isWaiting}
        onClick={() => void (isWaiting ? undefined : ask())}
      >
        {isBusy ? "Sending…" : answer === null ? label : "Text me a new code"}
      </Button>
      <output className="small-print block">{problem ?? (answer === null ? "" : said)}</output>
      {/* Not announced: a clock that is read aloud every second helps nobody. */}
      {left > 0 ? (
        <p className="small-print">
          You can ask for a new one in <span className="tabular-nums">{clockTime(left)}</span>.
        </p>
      ) : null}
      {answer?.mailbox === true ? <MailboxLink what="texts" /> : null}
    </div>
  );
};
