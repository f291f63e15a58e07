/** The 60-second try: one scene of Broken Record played by the embedded engine in the browser. Nothing leaves the device. */
import type { Exchange, Reading } from "#coach/coach.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { isOffTopic } from "#domain/practice/off-topic.ts";
import { OFF_TOPIC_REPLY } from "#domain/practice/practice.ts";
import { findDanger, SAFETY_NOTE } from "#domain/practice/safety.ts";

export const TRY_PUSHES = 3;
export const TRY_LINE_MAX_CHARS = 300;

export type TryLine = {
  readonly by: "them" | "you";
  readonly text: string;
  readonly reading?: Pick<Reading, "verdict" | "why">;
};

export type TryState = {
  readonly seed: number;
  readonly lines: readonly TryLine[];
  /** Said by us, outside the scene. */
  readonly aside: string | null;
  /** The scene is over: after the last push, when they let go, or when something else matters more. */
  readonly verdict: Analysis | null;
  readonly stopped: boolean;
};

export type TryEngine = {
  readonly sceneName: string;
  readonly partnerName: string;
  /** The scene at its first push; the same seed plays the same scene. */
  readonly begin: (seed: number) => TryState;
  /** The scene after the visitor's line; the verdict comes with the last one. */
  readonly answer: (state: TryState, given: string) => TryState;
};

/** Fetches the embedded engine and the scene. @throws when they cannot be fetched. */
export const loadTryEngine = async (): Promise<TryEngine> => {
  /* oxlint-disable no-restricted-imports -- fetched when wanted, never with the page */
  const [{ analyse }, { openingLine, replyTo }, { extendedWarranty: scene }] = await Promise.all([
    import("#coach/analyst/analyst.ts"),
    import("#coach/partner/partner.ts"),
    import("#coach/content/broken-record/extended-warranty.ts"),
  ]);
  /* oxlint-enable no-restricted-imports */
  const exchangeOf = ({ seed, lines }: Pick<TryState, "seed" | "lines">): Exchange => ({
    skill: scene.skill,
    scenario: { kind: "predefined", scene },
    difficulty: scene.difficulty,
    seed,
    messages: lines.map(({ by, text }) => ({ role: by === "you" ? "user" : "assistant", content: text })),
  });
  const begin = (seed: number): TryState => {
    const { content } = openingLine(exchangeOf({ seed, lines: [] }));
    return { seed, lines: [{ by: "them", text: content }], aside: null, verdict: null, stopped: false };
  };
  const answer = (state: TryState, given: string): TryState => {
    const text = given.trim();
    if (text === "" || state.verdict !== null || state.stopped) return state;
    const danger = findDanger(text);
    if (danger !== null) return { ...state, aside: SAFETY_NOTE[danger], stopped: true };
    if (isOffTopic(text)) return { ...state, aside: OFF_TOPIC_REPLY };
    const said: readonly TryLine[] = [...state.lines, { by: "you", text }];
    const { content, reading, ended } = replyTo(exchangeOf({ ...state, lines: said }));
    const read = reading === undefined ? {} : { reading: { verdict: reading.verdict, why: reading.why } };
    const lines: readonly TryLine[] = [...state.lines, { by: "you", text, ...read }, { by: "them", text: content }];
    const isOver = ended || lines.filter(({ by }) => by === "you").length >= TRY_PUSHES;
    const { skill, scenario, messages } = exchangeOf({ ...state, lines });
    return { ...state, lines, aside: null, verdict: isOver ? analyse({ skill, scenario, messages }) : null };
  };
  return { sceneName: scene.name, partnerName: scene.partner.name, begin, answer };
};
