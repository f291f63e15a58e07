/** Lets open tabs hear of a changed subscription, whichever server changed it: PostgreSQL carries the word. */
import type { Pool, PoolClient } from "pg";
import type { Logger } from "pino";
import { SUBSCRIPTION_CHANNEL } from "./subscriptions.store.ts";

export type SubscriptionChanges = {
  /** Calls back after each change of this user's subscription, and once when some may have been missed. */
  readonly subscribe: (userId: string, changed: () => void) => () => void;
  readonly stop: () => Promise<void>;
};

const RETRY_MS = 1_000;

/** Holds one connection of the pool from the first subscriber on. */
export const listenForChanges = ({ pool, logger }: { pool: Pool; logger: Logger }): SubscriptionChanges => {
  const subscribers = new Map<string, Set<() => void>>();
  let connection: PoolClient | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const callAll = (): void => {
    for (const callbacks of subscribers.values()) for (const changed of callbacks) changed();
  };
  const connect = async (): Promise<void> => {
    const client = await pool.connect();
    client.on("notification", ({ payload }) => {
      for (const changed of subscribers.get(payload ?? "") ?? []) changed();
    });
    client.on("error", () => {
      if (connection !== client) return;
      connection = undefined;
      client.release(true);
      start();
    });
    try {
      await client.query(`LISTEN ${SUBSCRIPTION_CHANNEL}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    connection = client;
    callAll();
  };
  const start = (): void => {
    if (stopped || connection !== undefined || connecting !== undefined) return;
    connecting = connect()
      .catch((error: unknown) => {
        logger.warn({ err: error }, "changes of subscriptions cannot be heard; trying again");
        retry = setTimeout(start, RETRY_MS);
      })
      .finally(() => {
        connecting = undefined;
      });
  };

  return {
    subscribe: (userId, changed) => {
      const callbacks = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, callbacks.add(changed));
      start();
      return () => {
        callbacks.delete(changed);
        if (callbacks.size === 0 && subscribers.get(userId) === callbacks) subscribers.delete(userId);
      };
    },
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await connecting;
      // A connection that listens must not go back to the pool.
      connection?.release(true);
      connection = undefined;
    },
  };
};
