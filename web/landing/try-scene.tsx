import "./try-scene.css";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { VERDICT_TONES, VERDICT_WORDS } from "#web/analysis/verdict-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { StartLink } from "./start-link.tsx";
import { TRY_LINE_MAX_CHARS, TRY_PUSHES, type TryEngine, type TryState } from "./try-engine.ts";
import { TryVerdict } from "./try-verdict.tsx";

const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** The visitor's turn, in place of the sample: three pushes, three answers, a verdict. */
export const TryScene = ({ engine }: { engine: TryEngine }) => {
  const [state, setState] = useState<TryState>(() => engine.begin(newSeed()));
  const [draft, setDraft] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const answered = state.lines.filter(({ by }) => by === "you").length;
  const isOver = state.verdict !== null || state.stopped;

  useEffect(() => {
    if (isOver) end.current?.focus({ preventScroll: true });
    else box.current?.focus({ preventScroll: true });
    if (answered > 0) (isOver ? end : box).current?.scrollIntoView({ block: "nearest" });
  }, [isOver, answered]);

  const send = () => {
    if (draft.trim() === "") return;
    setState(engine.answer(state, draft));
    setDraft("");
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <section className="scene" aria-label="Your 60-second try">
      <div className="scene-head">
        <span>Your turn · {engine.sceneName}</span>
        <Chip>{isOver ? "Done" : `Push ${answered + 1} of ${TRY_PUSHES}`}</Chip>
      </div>
      <p className="try-brief">You are buying a laptop, and you want nothing else. Say so, in your own words.</p>
      <div className="talk" role="log" aria-label="Conversation">
        {state.lines.map(({ by, text, reading }, index) => (
          // Lines are only ever added: the place is the identity.
          // oxlint-disable-next-line react/no-array-index-key
          <div className={`try-turn ${by}`} key={index}>
            <p className={`line ${by}`}>
              <span className="sr-only">{by === "you" ? "You said: " : `${engine.partnerName} said: `}</span>
              {text}
            </p>
            {reading === undefined ? null : (
              <p className="note">
                <b className={VERDICT_TONES[reading.verdict]}>{VERDICT_WORDS[reading.verdict]}</b> {reading.why}
              </p>
            )}
          </div>
        ))}
        {state.aside === null ? null : <p className="alert">{state.aside}</p>}
      </div>
      {isOver ? (
        <div ref={end} tabIndex={-1} className="try-end">
          {state.verdict === null ? null : <TryVerdict verdict={state.verdict} />}
          <div className="acts">
            <StartLink look="main">Start Free Trial</StartLink>
            <Button onClick={() => setState(engine.begin(newSeed()))}>Try again</Button>
          </div>
        </div>
      ) : (
        <form className="try-form" onSubmit={onSubmit}>
          <textarea
            ref={box}
            className="control"
            aria-label="Your answer"
            placeholder="Type your message..."
            rows={2}
            maxLength={TRY_LINE_MAX_CHARS}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button look="main" type="submit" disabled={draft.trim() === ""}>
            Say it
          </Button>
        </form>
      )}
      <p className="small-print">Played in your browser. Nothing you write here is sent or kept.</p>
    </section>
  );
};
