/** Replies every skill shares: to what is no move at all, to questions of fact, to giving in, to attacks. */
import { chance } from "./chance.ts";
import type { Known } from "./known.ts";
import type { Option, Turn } from "./policy.ts";
import { news } from "./news.ts";
import { fitOf, type Heard, saysAny } from "./phrase.ts";
import type { Cued, Scene } from "#coach/content/scene.ts";
import { linesOfScene } from "./tactic.ts";

/** The lines whose words occur, the best fit first. */
export const cued = (cues: readonly Cued[], user: Heard): readonly string[] =>
  cues
    .map((cue) => ({ text: cue.text, fit: fitOf(user, cue.words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((left, right) => right.fit - left.fit)
    .map(({ text }) => text);

/** The cued lines whose words occur, the best fit first. */
export const cuedLines = (cues: readonly Cued[], turn: Turn): readonly string[] => cued(cues, turn.signals.heard);

/** What the scene can answer to these questions. */
export const answersTo = (asked: Heard, known: Known): readonly string[] => cued(known.scene?.answers ?? [], asked);

/** The scene's own answer, when the line asks something it can answer. */
export const answers = (turn: Turn, known: Known): readonly Option[] => {
  const fitting = turn.signals.asked ? answersTo(turn.signals.asked, known) : [];
  return fitting.length > 0 ? [{ tactic: "answer", lines: fitting, inOrder: true }] : [];
};

/** Answers to questions about the same thing, for one that nobody foresaw in these words. */
const nearAnswers = (question: string, { scene }: Known): readonly string[] =>
  (scene?.answers ?? []).filter(({ words }) => sharesWords(question, words.join(" "), 4)).map(({ text }) => text);

const ownLines = new WeakMap<Scene, ReadonlySet<string>>();
const ownLinesOf = (scene: Scene): ReadonlySet<string> => {
  const ready = ownLines.get(scene) ?? new Set(linesOfScene(scene));
  ownLines.set(scene, ready);
  return ready;
};

/** The pushes of the scene's own: in the same breath with one, a general line sounds like another voice. */
export const inVoice = (push: readonly Option[], { scene }: Known): readonly Option[] => {
  if (scene === undefined) return push;
  const own = ownLinesOf(scene);
  return push.filter(({ lines }) => lines.some((line) => own.has(line)));
};

/** What the counterpart has to say to something typical that the line brings up: the scene's own first. */
export const comebacks = (turn: Turn, known: Known, next: readonly Option[]): readonly Option[] => {
  const { heard } = turn.signals;
  const follow = inVoice(next, known);
  return [cued(known.scene?.hears ?? [], heard), cued(known.lines.hears ?? [], heard)]
    .filter((fitting) => fitting.length > 0)
    .map((lines) => ({ tactic: "comeback", lines, inOrder: true, next: follow, nextChance: 0.35 }));
};

const asked = (lines: readonly string[], next: readonly Option[]): Option => ({
  tactic: "answer",
  lines,
  next,
  nextChance: 0.7,
});

/** For a question nobody has an answer to. */
export const shrug = (turn: Turn, known: Known, next: readonly Option[]): readonly Option[] => {
  const { signals } = turn;
  if (!signals.inquiring) return [];
  const { meaning = [], opinion = [] } = known.lines.replies ?? {};
  const apt = signals.asksOpinion ? opinion : signals.asksMeaning ? meaning : [];
  const near: Option = { tactic: "answer", lines: nearAnswers(turn.user, known), inOrder: true };
  return [near, asked(apt, next), asked(known.lines.graceful.question, next)];
};

/** To a good move that does not yet end it: taken in first, then the next push. Half the time only, or it would be a habit. */
export const takenIn = (turn: Turn, known: Known, push: readonly Option[]): readonly Option[] => {
  const lines = chance(known.seed, `taken in ${turn.number}`) < 0.5 ? (known.lines.replies?.good ?? []) : [];
  return [{ tactic: "taken_in", lines, next: inVoice(push, known), nextChance: 1, joined: true }, ...push];
};

/** To kindness in a line that was no good move. */
export const touched = (turn: Turn, known: Known, next: readonly Option[]): readonly Option[] =>
  turn.signals.warm ? [{ tactic: "kindness", lines: known.lines.replies?.kindness ?? [], next, nextChance: 0.35 }] : [];

/** To an offer that is not the scene's own way of mending it, and to being asked for one. */
export const offered = (turn: Turn, known: Known, next: readonly Option[]): readonly Option[] => {
  const { offer = [], remedy = [] } = known.lines.replies ?? {};
  if (turn.signals.atALoss) return [{ tactic: "remedy", lines: remedy, next, nextChance: 0.2 }];
  return turn.signals.offering ? [{ tactic: "offer", lines: offer, next, nextChance: 0.4 }] : [];
};

/** After tears, large news and goodbyes nothing else is brought up in the same breath. */
export const unhurried = ({ signals }: Turn, stop: readonly Option[]): boolean =>
  !signals.tears && !signals.overwhelmed && !signals.leaving && stop.every(({ tactic }) => tactic !== "news");

/** What is not a move: silence, another language, tears. These come before everything else. */
export const interruptions = (turn: Turn, known: Known): readonly Option[] => {
  const { graceful } = known.lines;
  if (turn.signals.silent) return [{ tactic: "silence", lines: graceful.silence }];
  if (turn.signals.otherLanguage) return [{ tactic: "other_language", lines: graceful.other_language }];
  if (turn.signals.tears || turn.signals.overwhelmed) return [{ tactic: "tears", lines: graceful.tears }];
  if (turn.signals.leaving && turn.verdict !== "good") return [{ tactic: "leaving", lines: graceful.leaving }];
  return turn.attacked ? [] : news(turn, known);
};

const OF_ONESELF = /\b(?:i|i'm|im|i've|ive|my|me|mine|we|us|our)\b/i;
/** Whoever speaks of themselves or to the other is still in the scene. */
const PERSONAL = /\b(?:i|i'm|im|i've|ive|my|me|mine|you|your|we|us|our)\b/i;

/** Opens like someone who gives way: what follows explains nothing away. */
/** "Fine, sue me": the word of a yes and the opposite of one. */
const SPITEFUL = /\b(?:sue me|be like that|suit yourself|happy now|so what)\b/i;
const YIELDING =
  /^\W*(?:of course|ok(?:ay)?|yes|sure|fine|whatever|all right|alright|i know|i guess|i suppose|sorry)\b/i;

/** Gives way without one of the usual words for it. */
export const givesWay = (turn: Turn): boolean =>
  turn.verdict === "missed" &&
  turn.reading.style !== "aggressive" &&
  turn.signals.words <= 14 &&
  !turn.signals.inquiring &&
  !turn.signals.mocking &&
  YIELDING.test(turn.user) &&
  !SPITEFUL.test(turn.user) &&
  !turn.reading.moves.some(({ move }) => move === "new_justification" || move === "blame") &&
  !/\b(?:but|just|plans?|because|not|no|never)\b|n['’]t (?!deserve)/i.test(turn.user);

const COMPLIES =
  /\b(?:sorry|whatever|you want|you say|you like|promise|must|i(?:['’]ll| will|['’]m going to| can| could| should| have to|['’]d better))\b|^\W*(?:ok(?:ay)?|fine|sure|of course|all right|alright)\W*$/i;
/** "Okay, I suppose I am a bit lazy" agrees; "okay, I'll try harder" does as it is told. */
export const complies = ({ user }: Turn): boolean => COMPLIES.test(user);

/** A whole statement about oneself in answer to a push, though no move was read in it: most often a reason. */
export const explains = (turn: Turn): boolean =>
  turn.verdict === "missed" &&
  !turn.signals.inquiring &&
  !turn.signals.laughing &&
  !givesWay(turn) &&
  turn.signals.words >= 4 &&
  turn.reading.moves.every(({ move }) => move === "unresponsive" || move === "feeling_disclosed") &&
  PERSONAL.test(turn.user);

const NAME = /(?<=[^.!?;:]\s)\p{Lu}\p{Ll}+/gu;
const namesOf = (scene: Scene): readonly string[] => [
  scene.partner.name,
  ...scene.facts.flatMap((fact) => fact.match(NAME) ?? []),
];

/** Speaks of something or someone that belongs to the scene, though the counterpart has not named it. */
const speaksOfFacts = (turn: Turn, { scene }: Known): boolean =>
  scene !== undefined &&
  (sharesWords(turn.user, scene.facts.join(" ")) ||
    saysAny(
      turn.signals.heard,
      namesOf(scene).map((name) => name.toLowerCase()),
    ));

const EXCUSES =
  /\b(?:i can explain|because|cos|it was only|i only|i just|(?:i|it|things|work|everything) (?:was|were|has been|have been|had)|i had to|i couldn['’]?t|i didn['’]?t (?:mean|know|reali[sz]e)|i thought|i meant to)\b/i;
/** Explains, however softly it is said. */
export const excuses = ({ user }: Turn): boolean => EXCUSES.test(user);

/** A joke or something from nowhere, in a line that was no good move. */
export const asides = (turn: Turn, known: Known, next: readonly Option[]): readonly Option[] => {
  const { graceful } = known.lines;
  if (turn.signals.laughing) return [{ tactic: "joke", lines: graceful.joke, next, nextChance: 0.4 }];
  const onTopic =
    saysAny(turn.signals.heard, known.words.topic) ||
    sharesWords(turn.user, turn.partner) ||
    speaksOfFacts(turn, known) ||
    turn.signals.words < 5;
  const aimless = turn.reading.moves.every(({ move }) => move === "unresponsive" || move.endsWith("question"));
  const wandering = turn.signals.words > 7 || (turn.signals.inquiring && !/\byou\b/i.test(turn.user));
  const personal = turn.signals.inquiring ? OF_ONESELF : PERSONAL;
  return aimless && wandering && !onTopic && !personal.test(turn.user)
    ? [{ tactic: "off_scene", lines: graceful.off_scene, next, nextChance: 0.3 }]
    : [];
};

/** A real person's answer to an insult; `own` are the scene's lines for it. */
export const hurt = (turn: Turn, known: Known, own: readonly string[], next: readonly Option[]): readonly Option[] => {
  // Heated words without a name in them are answered for what they say, where the scene has an answer.
  const heard = turn.insulted || turn.signals.shouting ? [] : comebacks(turn, known, next);
  const insulted: Option = {
    tactic: "insult_threat",
    lines: known.lines.onFailure.insult_threat ?? [],
    next,
    nextChance: 0.35,
  };
  const angry: Option = { tactic: "anger", lines: known.lines.graceful.anger, next, nextChance: 0.35 };
  const first: readonly Option[] = own.length > 0 ? [{ tactic: "insult_threat", lines: own }] : [];
  // Only who was called something answers as if they had been.
  return turn.insulted ? [...first, insulted, angry] : [...heard, ...first, angry, insulted];
};

/** The counterpart takes more: what the scene has first, and general words only when that is used up. */
export const takeMore = (turn: Turn, known: Known): readonly Option[] => {
  const own: Option = { tactic: "take", lines: known.scene?.take ?? [] };
  const general: Option = { tactic: "take", lines: known.lines.take };
  const pleased: Option = {
    tactic: "take",
    lines: known.lines.onFailure.giving_in ?? [],
    next: [general],
    nextChance: 0.3,
  };
  return known.scene ? [own, general, pleased] : turn.number % 3 === 2 ? [pleased, general] : [general, pleased];
};

const CONTENT_WORD = /\p{L}{4,}/gu;
/** Long enough to be content, and in every other sentence all the same. */
const FILLERS = new Set(
  `about after again always another because before being could doing every going having maybe never other really right
  should since sorry still thank their there these thing things think those though today until wants where which while would
  yours yourself also anyone asking been came come does doing done dont feel from gave give good have hear here home hows
  into just kind know like live long look made make many mean more much need next only people said same some such
  take tell than that them then they this time told took very want well went were what whats when will with work your`.split(
    /\s+/,
  ),
);
const roots = (text: string, shortest: number): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(CONTENT_WORD) ?? [])
      .filter((word) => word.length >= shortest && !FILLERS.has(word))
      .map((word) => word.slice(0, 5)),
  );

/** True when the two have a content word in common; `shortest` is how many letters make one. */
export const sharesWords = (left: string, right: string, shortest = 5): boolean => {
  const known = roots(right, shortest);
  return [...roots(left, shortest)].some((root) => known.has(root));
};
