/**
 * The counterpart's next line, by the configured model or the embedded partner. The embedded partner reads the
 * conversation in either case: it decides how hard to press and when the scene ends, so that no model caves in to the
 * first good line or overlooks the last one.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Exchange, PartnerReply } from "#coach/coach.ts";
import { openingLine, replyTo } from "#coach/partner/partner.ts";
import type { ChatEvent, ChatReply } from "#domain/practice/practice.contract.ts";
import { REPLY_CUT } from "#domain/practice/practice.ts";
import { type LanguageModel, ModelError } from "../model/language-model.ts";
import { partnerInstructions, partnerMessages } from "../model/prompts/partner-prompt.ts";

/** The pace of an embedded reply: as fast as one reads, not as fast as it is there. */
export const WORD_DELAY_MS = 30;

export type CounterpartDeps = {
  /** Null: the embedded partner alone. */
  readonly model: LanguageModel | null;
  readonly logger: Logger;
  /** Between two words of an embedded reply, in milliseconds. */
  readonly wordDelayMs: number;
};

export type Turn = {
  readonly exchange: Exchange;
  /** The scenario's own text for a model; null where the user wrote the scene. */
  readonly template: string | null;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
};

type Standing = Omit<ChatReply, "content" | "engine">;

/** What the embedded partner says: an opening while the user has said nothing, else a reply. */
const embeddedReply = (exchange: Exchange): PartnerReply =>
  exchange.messages.some(({ role }) => role === "user") ? replyTo(exchange) : openingLine(exchange);

const standingOf = ({ ended, pressure, reading }: PartnerReply): Standing => ({
  ended,
  pressure,
  paused: false,
  ...(reading === undefined
    ? {}
    : { note: { verdict: reading.verdict, style: reading.style, quote: reading.quote, why: reading.why } }),
});

const modelText = (model: LanguageModel, { exchange, template, signal }: Turn, { ended, pressure }: PartnerReply) =>
  model.streamReply({
    instructions: partnerInstructions({ ...exchange, template, stage: { ended, pressure } }),
    messages: partnerMessages(exchange.messages),
    signal,
  });

/** A failure of the model is logged; anything else, the caller's leaving too, goes on. */
const noteFailure = (error: unknown, { model, logger }: CounterpartDeps, { signal }: Turn): void => {
  if (signal.aborted || !(error instanceof ModelError)) throw error;
  logger.warn({ model: model?.label, failure: error.failure, status: error.status }, "the language model failed");
};

/** The reply in one piece. Nobody has seen a word of a reply that broke off, so the embedded partner replaces it. */
export const wholeReply = async (deps: CounterpartDeps, turn: Turn): Promise<ChatReply> => {
  const embedded = embeddedReply(turn.exchange);
  if (deps.model !== null) {
    try {
      let content = "";
      for await (const text of modelText(deps.model, turn, embedded)) content += text;
      return { content: content.trim(), engine: "model", ...standingOf(embedded) };
    } catch (error) {
      noteFailure(error, deps, turn);
    }
  }
  return { content: embedded.content, engine: "embedded", ...standingOf(embedded) };
};

/** The reply as it is written. Ends with `done`, or with `error` when the model broke off after its first word. */
export async function* streamedReply(deps: CounterpartDeps, turn: Turn): AsyncGenerator<ChatEvent> {
  const embedded = embeddedReply(turn.exchange);
  if (deps.model !== null) {
    let content = "";
    try {
      for await (const text of modelText(deps.model, turn, embedded)) {
        const fresh = content === "" ? text.trimStart() : text;
        if (fresh === "") continue;
        content += fresh;
        yield { type: "delta", text: fresh };
      }
      yield { type: "done", content: content.trimEnd(), engine: "model", ...standingOf(embedded) };
      return;
    } catch (error) {
      noteFailure(error, deps, turn);
      if (content !== "") {
        yield { type: "error", ...REPLY_CUT };
        return;
      }
    }
  }
  yield* spoken(
    { content: embedded.content, engine: "embedded", ...standingOf(embedded) },
    deps.wordDelayMs,
    turn.signal,
  );
}

/** A finished reply, word by word. */
export async function* spoken(reply: ChatReply, wordDelayMs: number, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  for (const text of reply.content.match(/\S+\s*/g) ?? []) {
    signal.throwIfAborted();
    yield { type: "delta", text };
    if (wordDelayMs > 0) await wait(wordDelayMs, undefined, { signal });
  }
  yield { type: "done", ...reply };
}
