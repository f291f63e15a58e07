/** How often a caller may do something; counted in the database, so that servers side by side count together. */
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#domain/errors.ts";

export type LimiterOptions = {
  readonly pool: Pool;
  /** Unique among limiters, and stable: it is part of the stored keys. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** The sentence of the refusal. */
  readonly message?: string;
};

export type Limiter = {
  /** Counts one. @throws AppError `rate_limited` with the seconds to wait, when `points` were used up. */
  readonly consume: (key: string) => Promise<void>;
  /** Takes one count back: what was done was no abuse after all. */
  readonly giveBack: (key: string) => Promise<void>;
  /** Forgets what was counted for a key. */
  readonly clear: (key: string) => Promise<void>;
};

/** Keys may be anything up to some 200 characters; hash what is personal. Windows start at the first count. */
export const createLimiter = ({ pool, name, points, seconds, message }: LimiterOptions): Limiter => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // The library's own clean-up keeps a timer for each limiter; `clearOldLimits` does it for all.
    clearExpiredByTimeout: false,
  });
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError("rate_limited", {
          retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
          ...(message === undefined ? {} : { message }),
        });
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    clear: async (key) => {
      await limiter.delete(key);
    },
  };
};

/** Deletes the counters whose window is over. */
export const clearOldLimits = async (pool: Pool): Promise<void> => {
  await pool.query("DELETE FROM rate_limits WHERE expire < $1", [Date.now()]);
};

/** The part of an address that stands for one household: an IPv6 user has a whole /64 to choose from. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...gap, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
  return `${groups.join(":")}::/64`;
};
