/** What leaves the server of second factors. */
import type { Challenge } from "#domain/auth/auth.contract.ts";
import type { Factor } from "#domain/auth/factor.contract.ts";
import { phoneHint } from "#domain/auth/phone.ts";
import type { Database } from "../db/database.ts";
import { type FactorRow, listFactorsOf } from "./factors.store.ts";
import type { Session } from "./session.ts";
import { findUserById } from "./users.store.ts";

type Reader = Pick<Database, "select">;

const hintOf = ({ factorType }: FactorRow, phone: string | null): string | null =>
  factorType === "phone" && phone !== null ? phoneHint(phone) : null;

/** A text to the phone proves nothing more in a session that a text to the same phone has opened. */
export const isSecondTo = ({ factorType }: FactorRow, { openedBy }: Session): boolean =>
  !(factorType === "phone" && openedBy === "sms");

/** What a session that owes its second factor can pay with; none is left where only a recovery code will do. */
export const challengeOf = async (db: Reader, session: Session): Promise<Challenge> => {
  const rows = await listFactorsOf(db, session.user.id);
  const phone = (await findUserById(db, session.user.id))?.phone ?? null;
  return rows
    .filter((row) => row.status === "verified" && isSecondTo(row, session))
    .map((row) => ({ id: row.id, factor_type: row.factorType, hint: hintOf(row, phone) }));
};

export const presentFactors = async (db: Reader, { user }: Session): Promise<Factor[]> => {
  const phone = (await findUserById(db, user.id))?.phone ?? null;
  return (await listFactorsOf(db, user.id)).map((row) => ({
    id: row.id,
    factor_type: row.factorType,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    hint: hintOf(row, phone),
  }));
};
