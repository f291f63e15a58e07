/** What a description says the other does again and again, as they would say it of themselves: "play loud music every night". */

const VERBS =
  "play leave eat take use smoke park borrow dump drop let cancel interrupt call text show turn talk touch steal ignore invite bring blast come go arrive walk read copy correct blame shout yell slam wake wear spend feed lend open close change move give put throw post share check control criticise cook drive sing practise practice work bark forget book order skip stare whistle hog make do".split(
    " ",
  );

const third = (verb: string): string => (/(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`);
const DOUBLED = /^(?:let|put|drop|stop|hog|chat|skip)$/;
const gerund = (verb: string): string =>
  DOUBLED.test(verb) ? `${verb}${verb.at(-1) ?? ""}ing` : verb.endsWith("e") ? `${verb.slice(0, -1)}ing` : `${verb}ing`;

const BASES: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap((verb) => [[third(verb), verb] as const, [gerund(verb), verb] as const]),
);
const forms = (form: (verb: string) => string): string => VERBS.map(form).join("|");

const OFTEN = "(?:(?:always|often|constantly|sometimes|usually|regularly|just|also|still) )*";
/** "My sister always dumps her kids on me", "he keeps leaving dishes", "who plays the drums". */
const DOES = new RegExp(
  `(?<!\\b(?:I|we|you|it|this|that|which|what) )\\b(?!never\\b)\\p{L}+ ${OFTEN}(${forms(third)}) ([^.!?\\n]+)`,
  "iu",
);
const KEEPS = new RegExp(
  `\\b(?:keeps?|kept|won['’]?t stop|is always|are always|doesn['’]?t stop|can['’]?t stop) (?:on )?(${forms(gerund)}) ([^.!?\\n]+)`,
  "iu",
);
/** "You're my sister, you always dump your kids on me": the other, spoken to. */
const YOU_DO = new RegExp(
  `\\byou (?:always|often|constantly|keep|sometimes|usually) (${VERBS.join("|")}) ([^.!?\\n]+)`,
  "iu",
);
/** "Never cleans the kitchen": what is asked is that they do. */
const NEVER =
  /\bnever (?!(?:listens|says|lets|gets|seems|has|is|was|asks|stops|knows|feels|thinks|likes|wants)\b)([a-z]+)s ([^.!?\n]+)/i;

/** The base form with what follows it, nothing turned yet; undefined when no such thing is said. */
export const habitIn = (description: string): string | undefined => {
  const [, verb, rest] = KEEPS.exec(description) ?? YOU_DO.exec(description) ?? DOES.exec(description) ?? [];
  const base = verb === undefined ? undefined : (BASES.get(verb.toLowerCase()) ?? verb.toLowerCase());
  return base === undefined || rest === undefined ? undefined : `${base} ${rest}`;
};

/** "Clean the kitchen" of someone who never cleans it. */
export const neglectIn = (description: string): string | undefined => {
  const [, stem = "", rest = ""] = NEVER.exec(description) ?? [];
  if (stem === "") return undefined;
  const base = stem.endsWith("ie")
    ? `${stem.slice(0, -2)}y`
    : /(?:sh|ch|ss|x|o)e$/.test(stem)
      ? stem.slice(0, -1)
      : stem;
  return `${base} ${rest}`;
};
