/** Reads `weights.json` as the training wrote it. */
import { bytesOf } from "#domain/bytes.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { LEVELS, type Net, valueOf } from "./net.ts";
import stored from "./weights.json" with { type: "json" };

export const WORD_LIST: readonly string[] = stored.words.split(" ");
export const LEXICON: Lexicon = lexiconOf(WORD_LIST, stored.common);

/** Two levels a byte, the first in its upper half. */
const levelsOf = (bytes: Uint8Array): Float32Array => {
  const values = Array.from({ length: 2 * LEVELS + 1 }, (_, index) => valueOf(index - LEVELS, stored.top));
  const embed = new Float32Array(bytes.length * 2);
  bytes.forEach((byte, index) => {
    embed[index * 2] = values[byte >> 4] ?? 0;
    embed[index * 2 + 1] = values[byte & 15] ?? 0;
  });
  return embed;
};

const netOf = (): Net => {
  const hashes = bytesOf(stored.features);
  const view = new DataView(hashes.buffer);
  const rows = new Map<number, number>();
  for (let row = 0; row * 4 < hashes.length; row += 1) rows.set(view.getUint32(row * 4, true), row);
  const embed = levelsOf(bytesOf(stored.embed));
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
