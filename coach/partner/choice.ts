/** Picks the line: the first option that still has something new to say, in an order of the seed's own. */
import { chance, shuffled } from "./chance.ts";
import type { Option } from "./policy.ts";
import { isFresh, sentencesIn } from "./sentences.ts";

export type Choice = { readonly content: string; readonly tactic: string };

const SENTENCES_MAX = 3;
/** A joined reply longer than this sounds like a speech. In UTF-16 units. */
const JOINED_MAX_CHARS = 210;
const NEXT_CHANCE = 0.5;

const firstFresh = (option: Option, said: ReadonlySet<string>, seed: number): string | undefined =>
  (option.inOrder ? option.lines : shuffled(seed, option.lines)).find((line) => isFresh(line, said));

const joined = (line: string, option: Option, said: ReadonlySet<string>, seed: number): Choice | undefined => {
  if (/\?["”]?$/.test(line) || chance(seed, line) >= (option.nextChance ?? NEXT_CHANCE)) return undefined;
  const room = SENTENCES_MAX - sentencesIn(line).length;
  for (const following of option.next ?? []) {
    const fitting = following.lines.filter(
      (push) => sentencesIn(push).length <= room && line.length + push.length < JOINED_MAX_CHARS,
    );
    const push = firstFresh({ ...following, lines: fitting }, said, seed);
    if (push && isFresh(`${line} ${push}`, said)) return { content: `${line} ${push}`, tactic: following.tactic };
  }
  return undefined;
};

export const choose = (options: readonly Option[], said: ReadonlySet<string>, seed: number): Choice | undefined => {
  for (const option of options) {
    const line = firstFresh(option, said, seed);
    if (!line) continue;
    const pair = joined(line, option, said, seed);
    if (pair) return pair;
    if (!option.joined) return { content: line, tactic: option.tactic };
  }
  return undefined;
};
