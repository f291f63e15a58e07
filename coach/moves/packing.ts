/** How the weights are written down: as letters, which a compressor makes small, without the third that base64 adds. */

const FIRST_LEVELS = 65;
const STEP_BITS = 5;
const STEP_VALUES = 2 ** STEP_BITS;
/** A step's last digit stands in one stretch of letters, the digits before it in another; no letter needs an escape in JSON. */
const LAST_DIGIT = 40;
const DIGIT = 93;

/** Whole levels from -most to most, two a letter; their number is even. `most` is at most 3. */
export const levelLetters = (levels: Int8Array, most: number): string => {
  const letters: number[] = [];
  for (let index = 0; index < levels.length; index += 2)
    letters.push(
      FIRST_LEVELS + ((levels[index] as number) + most) * (2 * most + 1) + (levels[index + 1] as number) + most,
    );
  return letters.map((letter) => String.fromCharCode(letter)).join("");
};

/** The levels again. */
export const levelsOf = (letters: string, most: number): Int8Array => {
  const count = 2 * most + 1;
  const levels = new Int8Array(letters.length * 2);
  for (let index = 0; index < letters.length; index += 1) {
    const pair = letters.charCodeAt(index) - FIRST_LEVELS;
    levels[index * 2] = Math.floor(pair / count) - most;
    levels[index * 2 + 1] = (pair % count) - most;
  }
  return levels;
};

/** Whole numbers, ascending from 0 on: each as its distance from the one before, in digits of five bits, the lowest first. */
export const stepsText = (numbers: readonly number[]): string => {
  let text = "";
  let before = 0;
  for (const number of numbers) {
    let step = number - before;
    before = number;
    for (; step >= STEP_VALUES; step = Math.floor(step / STEP_VALUES))
      text += String.fromCharCode(DIGIT + (step % STEP_VALUES));
    text += String.fromCharCode(LAST_DIGIT + step);
  }
  return text;
};

/** The numbers again. */
export const numbersOf = (steps: string): readonly number[] => {
  const numbers: number[] = [];
  let number = 0;
  let worth = 1;
  for (let index = 0; index < steps.length; index += 1) {
    const letter = steps.charCodeAt(index);
    const isLast = letter < DIGIT;
    number += (letter - (isLast ? LAST_DIGIT : DIGIT)) * worth;
    worth *= STEP_VALUES;
    if (isLast) {
      numbers.push(number);
      worth = 1;
    }
  }
  return numbers;
};
