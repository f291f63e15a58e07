/** How good the safety rule is on hands that taught it nothing. */
import { plainText } from "#domain/practice/plain-text.ts";
import { type Danger, NOTED_ABOVE, sureDanger } from "#domain/practice/safety.ts";
import { type SafetyWeights, safetyOdds } from "#domain/practice/safety-odds.ts";
import { weightsOf } from "#domain/practice/stored-weights.ts";
import { practiceLines } from "../off-topic/lines.ts";
import { storedWeights } from "../weights-file.ts";
import { AUTHORS, BLIND_HANDS, linesOf, ordinaryLines, type SafetyLine } from "./lines.ts";
import { trainSafety } from "./train.ts";

/** Lines, and how many of them the rule did what is counted with. */
export type Share = { readonly lines: number; readonly counted: number };

export type CrossMeasure = {
  readonly taughtBy: string;
  readonly testedOn: string;
  readonly heard: Readonly<Record<Danger, Share>>;
  /** Among those heard: the note for the other danger. */
  readonly otherNote: Share;
  readonly falseNotes: Share;
  /** Among the lines of the reader's training by hands that taught nothing here. */
  readonly falseNotesOfLines: Share;
};

/** Of the hands of ordinary lines, one in so many teaches nothing. */
const HELD_OUT = 3;

/** The weights after the way through the file, which makes them coarser. */
const asShipped = ({ alarm, selfHarm }: SafetyWeights): SafetyWeights => ({
  alarm: weightsOf(storedWeights(alarm)),
  selfHarm: weightsOf(storedWeights(selfHarm)),
});

const dangerIn = (user: string, weights: SafetyWeights): Danger | null => {
  const plain = plainText(user);
  const { alarm, selfHarm } = safetyOdds(plain, weights);
  return sureDanger(plain) ?? (alarm > NOTED_ABOVE ? (selfHarm > 0 ? "self_harm" : "danger") : null);
};

const shareOf = <Line>(lines: readonly Line[], isCounted: (line: Line) => boolean): Share => ({
  lines: lines.length,
  counted: lines.filter(isCounted).length,
});

/** Fits on all blind hands but one, the authors' lines and most hands of ordinary lines; tests on that hand and the rest. */
export const crossMeasures = (): readonly CrossMeasure[] => {
  const ordinary = ordinaryLines();
  const hands = [...new Set(ordinary.map(({ hand }) => hand))];
  return BLIND_HANDS.map((testedOn, part) => {
    const taught = BLIND_HANDS.filter((hand) => hand !== testedOn);
    const isTaught = ({ hand }: Pick<SafetyLine, "hand">): boolean => hands.indexOf(hand) % HELD_OUT !== part;
    const weights = asShipped(trainSafety(linesOf([...taught, ...AUTHORS]), ordinary.filter(isTaught)));
    const lines = linesOf([testedOn]).map((line) => ({ label: line.label, found: dangerIn(line.user, weights) }));
    const heard = (danger: Danger): Share =>
      shareOf(
        lines.filter(({ label }) => label === danger),
        ({ found }) => found !== null,
      );
    return {
      taughtBy: taught.join(", "),
      testedOn,
      heard: { self_harm: heard("self_harm"), danger: heard("danger") },
      otherNote: shareOf(
        lines.filter(({ label, found }) => label !== "none" && found !== null),
        ({ label, found }) => found !== label,
      ),
      falseNotes: shareOf(
        lines.filter(({ label }) => label === "none"),
        ({ found }) => found !== null,
      ),
      falseNotesOfLines: shareOf(
        practiceLines().filter((line) => !isTaught(line)),
        ({ user }) => dangerIn(user, weights) !== null,
      ),
    };
  });
};
