/** Plays a conversation from the user's lines: what the partner answers, what the ledger holds, what the analyst says. */
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { analyse } from "../analyst/analyst.ts";
import type { Exchange, PartnerReply } from "../coach.ts";
import { type LedgerEntry, readLedger } from "../partner/ledger.ts";
import { openingLine, replyTo } from "../partner/partner.ts";

export type PlayedConversation = {
  readonly skill: SkillSlug;
  readonly opening: PartnerReply;
  /** One for each line of the user's, in order. */
  readonly rounds: readonly { readonly user: string; readonly reply: PartnerReply }[];
  readonly ledger: readonly LedgerEntry[];
  readonly analysis: Analysis;
};

/** All lines are answered, those after the end too. */
export const playLines = (setting: Omit<Exchange, "messages">, lines: readonly string[]): PlayedConversation => {
  const messages: ChatTurn[] = [];
  const exchange: Exchange = { ...setting, messages };
  const opening = openingLine(exchange);
  messages.push({ role: "system", content: opening.content });
  const rounds = lines.map((user) => {
    messages.push({ role: "user", content: user });
    const reply = replyTo(exchange);
    messages.push({ role: "assistant", content: reply.content });
    return { user, reply };
  });
  const { skill, scenario } = setting;
  return { skill, opening, rounds, ledger: readLedger(exchange), analysis: analyse({ skill, scenario, messages }) };
};
