/** Reads `weights.json` as the training wrote it. */
import { NOUGHT } from "#domain/practice/stored-weights.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { LEVELS, type Net, valueOf } from "./net.ts";
import stored from "./weights.json" with { type: "json" };

export const WORD_LIST: readonly string[] = stored.words.split(" ");
export const LEXICON: Lexicon = lexiconOf(WORD_LIST, stored.common);

/** The places of the digits, to the base of 32, in which the distances between ascending hashes are stored, lowest first. */
export const FEATURE_DIGITS = [0, 1, 2, 3, 4, 5, 6];

const digitAt = (digits: string, at: number): number => digits.charCodeAt(at) - NOUGHT;

/** Every digit is a character of its own, so that compression sees how often each occurs. */
const levelsOf = (digits: string): Float32Array =>
  Float32Array.from({ length: digits.length }, (_, at) => valueOf(digitAt(digits, at) - LEVELS, stored.top));

const netOf = (): Net => {
  const rows = new Map<number, number>();
  const count = stored.features[0]?.length ?? 0;
  let hash = 0;
  for (let row = 0; row < count; row += 1) {
    hash += stored.features.reduce((gap, digits, place) => gap + digitAt(digits, row) * 32 ** place, 0);
    rows.set(hash, row);
  }
  const embed = levelsOf(stored.embed);
  return {
    width: stored.width,
    rows,
    embed,
    bias: Float32Array.from(stored.bias),
    verdicts: Float32Array.from(stored.verdicts),
    styles: Float32Array.from(stored.styles),
    moves: Float32Array.from(stored.moves),
  };
};

export const NET: Net = netOf();
