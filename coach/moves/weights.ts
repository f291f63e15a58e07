/** Reads `weights.json` as the training wrote it. */
import { bytesOf, signedOf } from "#domain/bytes.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { Net } from "./net.ts";
import stored from "./weights.json" with { type: "json" };

export const WORD_LIST: readonly string[] = stored.words.split(" ");
export const LEXICON: Lexicon = lexiconOf(WORD_LIST, stored.common);

const netOf = (): Net => {
  const hashes = bytesOf(stored.features);
  const view = new DataView(hashes.buffer);
  const rows = new Map<number, number>();
  for (let row = 0; row * 4 < hashes.length; row += 1) rows.set(view.getUint32(row * 4, true), row);
  const embed = Float32Array.from(signedOf(bytesOf(stored.embed)), (step) => step * stored.step);
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
