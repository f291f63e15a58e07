/** Where a list that is ordered newest first goes on: the last row seen. Rows that come or go meanwhile move nothing. */
import * as z from "zod/mini";

/** Milliseconds since 1970 and the row's id, which decides between rows of one moment. */
export type Cursor = { readonly at: Date; readonly id: string };

const GONE = "That page is not there any more.";
const FORM = /^(\d{1,15})_([\w-]{1,64})$/;
const UUID_FORM = /^\d{1,15}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For lists whose ids are UUIDs. */
export const cursorSchema = z.string().check(z.regex(UUID_FORM, GONE));
/** For lists whose ids are any text. */
export const textCursorSchema = z.string().check(z.regex(FORM, GONE));

export const cursorOf = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

/** @throws RangeError for text that the schemas refuse. */
export const readCursor = (text: string): Cursor => {
  const [, at, id] = FORM.exec(text) ?? [];
  if (at === undefined || id === undefined) throw new RangeError("not a cursor");
  return { at: new Date(Number(at)), id };
};
