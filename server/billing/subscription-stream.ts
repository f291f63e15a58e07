/** The caller's subscription as events: at once, after each change, and at the second at which the clock changes it. */
import { setTimeout as wait } from "node:timers/promises";
import { recordOf, readSubscription, type SubscriptionReading } from "#domain/billing/billing.contract.ts";
import { SUBSCRIPTION_EVENTS_PER_SECOND, TRIAL_REFRESH_MS } from "#domain/billing/billing.ts";
import { nextTurnOf, standingOf } from "#domain/billing/subscription.ts";
import { and, eq, gt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";
import { eventStream } from "../http/event-stream.ts";
import type { SubscriptionChanges } from "./subscription-changes.ts";

export type StreamDeps = {
  readonly changes: SubscriptionChanges;
  readonly clock: () => Date;
  readonly logger: Logger;
};

/** After this long the client opens another stream: a connection is not kept for a tab that was left open for days. */
const STREAM_MS = 10 * 60_000;
const PAUSE_MS = 1_000 / SUBSCRIPTION_EVENTS_PER_SECOND;

/** What is the same but for the time of reading is no change. */
const withoutTime = (reading: SubscriptionReading): string => JSON.stringify({ ...reading, server_time: "" });

/** `read` gives null when the session has ended. */
export const streamSubscription = (
  { changes, clock, logger }: StreamDeps,
  userId: string,
  signal: AbortSignal,
  read: () => Promise<SubscriptionReading | null>,
): Response =>
  eventStream({ signal }, async (send, gone) => {
    let wake: (() => void) | undefined;
    let isChanged = false;
    const unsubscribe = changes.subscribe(userId, () => {
      isChanged = true;
      wake?.();
    });
    const deadline = clock().getTime() + STREAM_MS;
    let last = "";
    try {
      while (!gone.aborted && clock().getTime() < deadline) {
        isChanged = false;
        const reading = await read();
        if (reading === null) break;
        const current = withoutTime(reading);
        if (current !== last) send(readSubscription.event.parse({ type: "subscription", reading }));
        last = current;
        await wait(PAUSE_MS, undefined, { signal: gone });
        const change = new Promise<void>((resolve) => {
          wake = resolve;
        });
        if (!isChanged) await Promise.race([change, untilTurn(reading, clock(), gone)]);
      }
    } catch (error) {
      if (!gone.aborted) logger.warn({ err: error }, "a stream of a subscription broke off");
    } finally {
      unsubscribe();
    }
    send({ type: "done" });
  });

/** Ends when the clock alone changes what the reading says, and after a minute at the latest. */
const untilTurn = async (reading: SubscriptionReading, now: Date, gone: AbortSignal): Promise<void> => {
  const turn = reading.subscription && nextTurnOf(standingOf(recordOf(reading.subscription), now));
  const ms = turn === null ? TRIAL_REFRESH_MS : Math.min(TRIAL_REFRESH_MS, turn.getTime() - now.getTime());
  await wait(Math.max(0, ms), undefined, { signal: gone });
};

/** A stream outlives the check at its beginning: it must not outlive its session. */
export const isSessionAlive = async (db: Database, sessionId: string, now: Date): Promise<boolean> => {
  const alive = and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now));
  return (await db.select({ id: sessions.id }).from(sessions).where(alive)).length > 0;
};
