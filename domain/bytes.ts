/** Base 64 without the platform's own decoder, which not every place this runs in has. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

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

/** The same bytes as whole numbers from -128 to 127. */
export const signedOf = (bytes: Uint8Array): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
