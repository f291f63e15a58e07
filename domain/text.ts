import * as z from "zod/mini";

/**
 * Text of a user's own, at most `max` UTF-16 units. PostgreSQL cannot hold NUL, and half of a surrogate pair would come back
 * as another character: both are refused at the door with a sentence of their own.
 */
export const boundedText = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => !value.includes("\u0000"), { error: "Please remove the NUL character from the text." }),
    z.refine((value) => value.isWellFormed(), { error: "Please remove the broken character from the text." }),
  );
