/** What a user has used today. A day is a day of UTC: the server knows no user's time zone, and none may be chosen. */
import { and, eq, lt, sql } from "drizzle-orm";
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { dailyUse } from "../db/schema.ts";

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Counts one reply if fewer than `limit` were had today. One statement: calls at once cannot both have the last. */
export const takeReply = async (db: Database, owner: Owner, limit: number, now: Date): Promise<boolean> => {
  const taken = await db
    .insert(dailyUse)
    .values({ userId: owner, day: dayOf(now), replies: 1 })
    .onConflictDoUpdate({
      target: [dailyUse.userId, dailyUse.day],
      set: { replies: sql`${dailyUse.replies} + 1` },
      setWhere: lt(dailyUse.replies, limit),
    })
    .returning({ replies: dailyUse.replies });
  return taken.length > 0;
};

export const addModelTokens = async (db: Database, owner: Owner, tokens: number, now: Date): Promise<void> => {
  await db
    .insert(dailyUse)
    .values({ userId: owner, day: dayOf(now), modelTokens: tokens })
    .onConflictDoUpdate({
      target: [dailyUse.userId, dailyUse.day],
      set: { modelTokens: sql`${dailyUse.modelTokens} + ${tokens}` },
    });
};

export type DailyUse = { readonly replies: number; readonly modelTokens: number };

export const readDailyUse = async (db: Database, owner: Owner, now: Date): Promise<DailyUse> => {
  const [row] = await db
    .select({ replies: dailyUse.replies, modelTokens: dailyUse.modelTokens })
    .from(dailyUse)
    .where(and(eq(dailyUse.userId, owner), eq(dailyUse.day, dayOf(now))));
  return row ?? { replies: 0, modelTokens: 0 };
};

export const deleteUseBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(dailyUse).where(lt(dailyUse.day, dayOf(before)));
};
