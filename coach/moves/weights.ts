/** Reads `weights.json` as the training wrote it. */
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import type { Net } from "./net.ts";
import stored from "./weights.json" with { type: "json" };

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base 64 without the platform's own decoder, which not every place this runs in has. */
export const bytesOf = (text: string): Uint8Array => {
  const bare = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((bare.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of bare) {
    bits = (bits << 6) | DIGITS.indexOf(digit);
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at] = (bits >> held) & 255;
      at += 1;
    }
    bits &= 0xfff;
  }
  return bytes;
};

export const WORD_LIST: readonly string[] = stored.words.split(" ");
export const LEXICON: Lexicon = lexiconOf(WORD_LIST, stored.common);

const signed = (bytes: Uint8Array): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

const netOf = (): Net => {
  const hashes = bytesOf(stored.features);
  const view = new DataView(hashes.buffer);
  const rows = new Map<number, number>();
  for (let row = 0; row * 4 < hashes.length; row += 1) rows.set(view.getUint32(row * 4, true), row);
  const embed = Float32Array.from(signed(bytesOf(stored.embed)), (step) => step * stored.step);
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
