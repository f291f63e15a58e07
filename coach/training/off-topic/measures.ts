/** How good the off-topic rule is on hands that taught it nothing. */
import { BLOCKED_ABOVE, offTopicSubject } from "#domain/practice/off-topic.ts";
import { type OffTopicWeights, requestOdds } from "#domain/practice/off-topic-odds.ts";
import { plainText } from "#domain/practice/plain-text.ts";
import { authorsLines, BLIND_HANDS, linesOf, type OffTopicLine, practiceLines } from "./lines.ts";
import { trainOffTopic } from "./train.ts";

/** Lines of either kind, and how many of them the rule took for the other. */
type Share = { readonly lines: number; readonly wrong: number };

export type CrossMeasure = {
  readonly taughtBy: string;
  readonly testedOn: string;
  readonly missed: Share;
  readonly falseBlocks: Share;
  /** Among the lines of the reader's training by the hands that taught nothing here. */
  readonly falseBlocksOfLines: Share;
  /** What the patterns miss without the learnt half. */
  readonly missedByPatterns: Share;
};

const isBlocked = (user: string, weights: OffTopicWeights): boolean =>
  offTopicSubject(user) !== null || requestOdds(plainText(user), weights) > BLOCKED_ABOVE;

const shareOf = (lines: readonly OffTopicLine[], isWrong: (user: string) => boolean): Share => ({
  lines: lines.length,
  wrong: lines.filter(({ user }) => isWrong(user)).length,
});

/** Fits on all blind hands but one, the authors' lines and most of the reader's hands; tests on that hand and the rest. */
export const crossMeasures = (): readonly CrossMeasure[] => {
  const practice = practiceLines();
  const hands = [...new Set(practice.map(({ hand }) => hand))];
  return BLIND_HANDS.map((testedOn, part) => {
    const taught = BLIND_HANDS.filter((hand) => hand !== testedOn);
    const isTaught = ({ hand }: OffTopicLine): boolean => hands.indexOf(hand) % BLIND_HANDS.length !== part;
    const weights = trainOffTopic([...linesOf(taught), ...authorsLines()], practice.filter(isTaught));
    const lines = linesOf([testedOn]);
    const requests = lines.filter(({ label }) => label === "request");
    const blocks = (user: string): boolean => isBlocked(user, weights);
    return {
      taughtBy: taught.join(", "),
      testedOn,
      missed: shareOf(requests, (user) => !blocks(user)),
      falseBlocks: shareOf(
        lines.filter(({ label }) => label === "practice"),
        blocks,
      ),
      falseBlocksOfLines: shareOf(
        practice.filter((line) => !isTaught(line)),
        blocks,
      ),
      missedByPatterns: shareOf(requests, (user) => offTopicSubject(user) === null),
    };
  });
};
