/** Reads `weights.json` as the training wrote it. */
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { LEVELS, type Net, valueOf } from "./net.ts";
import { levelsOf, numbersOf } from "./packing.ts";
import stored from "./weights.json" with { type: "json" };

export const WORD_LIST: readonly string[] = stored.words.split(" ");
export const LEXICON: Lexicon = lexiconOf(WORD_LIST, stored.common);

const netOf = (): Net => {
  const values = Array.from({ length: 2 * LEVELS + 1 }, (_, index) => valueOf(index - LEVELS, stored.top));
  return {
    width: stored.width,
    rows: new Map(numbersOf(stored.features).map((key, row) => [key, row])),
    embed: Float32Array.from(levelsOf(stored.embed, LEVELS), (level) => values[level + LEVELS] ?? 0),
    bias: Float32Array.from(stored.bias),
    verdicts: Float32Array.from(stored.verdicts),
    styles: Float32Array.from(stored.styles),
    moves: Float32Array.from(stored.moves),
  };
};

export const NET: Net = netOf();
