/** The reader itself, for any weights: odds from the net, words from the cues, one sentence of why. */
import type { Style, Verdict } from "#domain/analysis/analysis.ts";
import { STYLES, VERDICTS } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Evidence, Reading } from "../coach.ts";
import { CUES } from "./cues.ts";
import { evidenceOf } from "./evidence.ts";
import { featuresOf, rootsOf, type View, viewOf } from "./features.ts";
import type { Lexicon } from "./lexicon.ts";
import { lineOf } from "./line.ts";
import { MOVES, type Move } from "./move.ts";
import { type Net, type Odds, oddsOf, softmax } from "./net.ts";
import { decidingOf } from "./deciding.ts";
import { whyOf } from "./why.ts";

export type ReadInput = {
  readonly skill: SkillSlug;
  /** The scene in a sentence or two, for words of its subject. */
  readonly sceneText?: string;
  /** The scene's own phrases: its subject, what amounts to the user's wish, what amounts to giving in. */
  readonly words?: {
    readonly topic: readonly string[];
    readonly wish: readonly string[];
    readonly concede: readonly string[];
  };
  /** The counterpart's line that is answered; "" when there is none. */
  readonly partner: string;
  /** The user's earlier lines, oldest first. */
  readonly earlier?: readonly string[];
  readonly user: string;
};

export type Model = { readonly net: Net; readonly lexicon: Lexicon };

/**
 * Added to the logits before the verdict is taken. A fault wrongly held against someone costs more than one let pass,
 * so "good" gets the benefit of the doubt.
 */
const LENIENCY = 0.1;
/** How much a passive or aggressive style speaks against "good". */
const STYLE_DOUBT = 0.6;
/** What plain attacking words take from "good", in logits. */
const ATTACK_DOUBT = 1.5;
/** What denying the other's own words takes from "good" in fogging, in logits. */
const DENIAL_DOUBT = 2.5;
/** What a body's or habit's own sign ("I go cold"), or missing somebody, takes from all but "good" in self-disclosure, in logits, unless told at length. */
const BODY_TELLS = 4;
const BODY_CUES: ReadonlySet<string | undefined> = new Set(["body_tells", "behaviour_tells", "will_miss"]);
const BODY_WORDS_MAX = 20;
/** Divides the logits before they are told as a confidence: the net is surer of itself than it should be. */
const CALM = 1.4;
const ATTACKS: ReadonlySet<Move | undefined> = new Set<Move>(["insult_threat", "sarcasm", "blame", "cross_examining"]);
const PASSIVE = STYLES.indexOf("passive");
const AGGRESSIVE = STYLES.indexOf("aggressive");
/** How much the scene's own phrases weigh, in logits. */
const WISH_WEIGHT = 2;
const CONCEDE_WEIGHT = 4;

const holds = (view: View, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => {
    const flat = lineOf(phrase).flat;
    const at = flat.trim() === "" ? -1 : view.user.flat.indexOf(flat);
    return at >= 0 && !/ (?:not|no|never|without)(?: [^ ]+){0,2}$/.test(view.user.flat.slice(0, at));
  });

/** The skills in which the scene's wish is itself the good move. */
const WISH_SKILLS: ReadonlySet<SkillSlug> = new Set(["broken-record", "workable-compromise"]);

/** What `earlier` changes: a reason already given is not new, and a position held in the first line is stated there. */
const inTurn = (moves: readonly Evidence[], earlier: readonly string[] | undefined): readonly Evidence[] => {
  if (earlier === undefined) return moves;
  const held = moves.find(({ move }) => move === "position_held");
  if (earlier.length === 0) return held ? [{ move: "position_stated", quote: held.quote }, ...moves] : moves;
  const before = rootsOf(lineOf(earlier.join(" . ")));
  return moves.filter(({ move, quote }) => {
    const roots = [...rootsOf(lineOf(quote))];
    return move !== "new_justification" || roots.length === 0 || roots.some((root) => !before.has(root));
  });
};

const named = <Name extends string>(names: readonly Name[], values: Float64Array): Record<Name, number> =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) as Record<Name, number>;

const denies = (features: readonly string[]): boolean =>
  !features.includes("c agree_right") &&
  (features.includes("contradicts") || (features.includes("echo -+") && features.includes("opens -+")));

const bestOf = (values: Float64Array): number => values.indexOf(Math.max(...values));

export const readerOf =
  ({ net, lexicon }: Model) =>
  (input: ReadInput): Reading => {
    const { skill, words } = input;
    const texts = {
      user: input.user,
      partner: input.partner,
      sceneText: [input.sceneText ?? "", ...(words?.topic ?? [])].join(" "),
    };
    const view = viewOf(texts, lexicon);
    if (view.sentences.length === 0) {
      const quote = input.user.trim();
      return {
        verdict: "missed",
        style: "neutral",
        moves: [],
        quote,
        why: "There are no words here to go on yet.",
        confidence: 1,
        chances: {
          verdict: { good: 0, near_miss: 0, missed: 1 },
          style: { assertive: 0, passive: 0, aggressive: 0, neutral: 1 },
        },
      };
    }
    const features = featuresOf(view, skill, lexicon.known);
    const odds = oddsOf(net, skill, features, MOVES.length);
    const styles = softmax(odds.styles);
    const attacked = view.found.some(({ cue }) => CUES[cue]?.sure && ATTACKS.has(CUES[cue].move));
    const logits = odds.verdicts;
    logits[0] =
      (logits[0] as number) +
      LENIENCY +
      STYLE_DOUBT * Math.log(1.0001 - (styles[PASSIVE] as number) - (styles[AGGRESSIVE] as number)) -
      (attacked ? ATTACK_DOUBT : 0) -
      (skill === "fogging" && denies(features) ? DENIAL_DOUBT : 0);
    const bodyTells =
      skill === "self-disclosure" &&
      !attacked &&
      view.user.tokens.length <= BODY_WORDS_MAX &&
      view.found.some(({ cue }) => BODY_CUES.has(CUES[cue]?.name));
    if (bodyTells) {
      logits[1] = (logits[1] as number) - BODY_TELLS;
      logits[2] = (logits[2] as number) - BODY_TELLS;
    }
    const conceded = words !== undefined && holds(view, words.concede);
    const wished = words !== undefined && WISH_SKILLS.has(skill) && holds(view, words.wish);
    if (conceded && WISH_SKILLS.has(skill)) logits[2] = (logits[2] as number) + CONCEDE_WEIGHT;
    else if (wished) logits[0] += WISH_WEIGHT;
    const chances = softmax(logits.map((logit) => logit / CALM));
    const best = bestOf(chances);
    const verdict = VERDICTS[best] as Verdict;
    const style = STYLES[bestOf(styles)] as Style;
    const parts = new Map<string, Odds>();
    const partOdds = (part: string): Odds => {
      const known =
        parts.get(part) ??
        oddsOf(net, skill, featuresOf(viewOf({ ...texts, user: part }, lexicon), skill, lexicon.known), MOVES.length);
      parts.set(part, known);
      return known;
    };
    const moves = inTurn(evidenceOf(view, skill, odds.moves, styles[AGGRESSIVE] as number, partOdds), input.earlier);
    const deciding = decidingOf(skill, verdict, view, moves, odds.moves, partOdds);
    return {
      verdict,
      style,
      moves,
      quote: deciding.quote,
      why: whyOf(skill, verdict, deciding.move, deciding.quote),
      confidence: chances[best] as number,
      chances: { verdict: named(VERDICTS, chances), style: named(STYLES, styles) },
    };
  };
