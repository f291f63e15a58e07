import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CAPABILITIES, permissionFor, planOf, practiceCapability } from "./access.ts";
import { ADMIN_TRIAL_YEARS, DAY_MS, PRICE_TEXT, RENEWAL_GRACE_MS, TRIAL_MS } from "./billing.ts";
import {
  decidingSubscription,
  PROVIDER_STATUSES,
  type ProviderSubscription,
  recordFrom,
} from "./provider-subscription.ts";
import {
  adminStanding,
  nextTurnOf,
  planLabelOf,
  standingOf,
  statusOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionRecord,
} from "./subscription.ts";
import { cardTimeLeft, menuTimeLeft, minutesLeft, percentLeft } from "./time-left.ts";

const ZONES = ["UTC", "America/New_York", "Australia/Lord_Howe", "Europe/Berlin", "Pacific/Apia", "Asia/Kathmandu"];
/** Around the switches of daylight saving, a leap day, year ends, and the end of 32-bit time. */
const EDGES = [
  "2026-03-29T01:00:00Z",
  "2026-10-25T01:00:00Z",
  "2027-03-14T07:00:00Z",
  "2028-02-29T00:00:00Z",
  "2026-12-31T23:59:59.999Z",
  "2038-01-19T03:14:07Z",
].map((text) => Date.parse(text));

const instant = fc.oneof(
  fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2045-01-01") }),
  fc.tuple(fc.constantFrom(...EDGES), fc.integer({ min: -15 * DAY_MS, max: 15 * DAY_MS })).map(([at, by]) => at + by),
);
const inZone = <T>(zone: string, act: () => T): T => {
  const before = process.env["TZ"];
  process.env["TZ"] = zone;
  try {
    return act();
  } finally {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
};
const trialFrom = (start: number, changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  status: "trialing",
  trialStart: new Date(start),
  trialEnd: new Date(start + TRIAL_MS),
  currentPeriodEnd: new Date(start + TRIAL_MS),
  cancelAtPeriodEnd: false,
  hasPaymentMethod: false,
  ...changes,
});
const maybeDate = fc.option(instant.map((ms) => new Date(ms)));
const withItsPeriod = (record: SubscriptionRecord) => ({ ...record, currentPeriodEnd: record.trialEnd });
const anyRecord = fc
  .record<SubscriptionRecord>({
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    trialStart: maybeDate,
    trialEnd: maybeDate,
    currentPeriodEnd: maybeDate,
    cancelAtPeriodEnd: fc.boolean(),
    hasPaymentMethod: fc.boolean(),
  })
  // A trial's period is the trial.
  .map((record) => (record.status === "trialing" ? withItsPeriod(record) : record));

describe("the trial's clock", () => {
  it("runs out at its end to the millisecond, in every time zone and across every calendar edge", () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (start, zone) =>
        inZone(zone, () => {
          const record = trialFrom(start);
          const at = (ms: number) => standingOf(record, new Date(start + TRIAL_MS + ms)).state;
          expect([at(-1), at(0), at(1)]).toEqual(["trialing", "expired", "expired"]);
          expect(minutesLeft(record.trialEnd ?? new Date(0), new Date(start))).toBe(14 * 1_440);
        }),
      ),
      { numRuns: 500 },
    );
  });

  it("never gives time back: minutes and percent only fall, are positive before the end and 0 from it on", () => {
    const moments = fc.array(fc.integer({ min: -TRIAL_MS, max: 2 * TRIAL_MS }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(instant, moments, fc.constantFrom(...ZONES), (start, offsets, zone) =>
        inZone(zone, () => {
          const [from, end] = [new Date(start), new Date(start + TRIAL_MS)];
          const told = offsets
            .toSorted((a, b) => a - b)
            .map((by) => {
              const now = new Date(start + by);
              return { over: by >= TRIAL_MS, minutes: minutesLeft(end, now), percent: percentLeft(from, end, now) };
            });
          for (const [index, { over, minutes, percent }] of told.entries()) {
            expect([minutes > 0, percent > 0]).toEqual([!over, !over]);
            expect(percent).toBeLessThanOrEqual(100);
            const { minutes: minutesBefore, percent: percentBefore } = told[index - 1] ?? { minutes, percent };
            expect(minutes).toBeLessThanOrEqual(minutesBefore);
            expect(percent).toBeLessThanOrEqual(percentBefore);
          }
        }),
      ),
      { numRuns: 500 },
    );
  });

  it("goes over into the paid month where a card is on file, and waits an hour for the provider's word", () => {
    const record = trialFrom(0, { hasPaymentMethod: true });
    expect(standingOf(record, new Date(TRIAL_MS)).state).toBe("active");
    expect(standingOf(record, new Date(TRIAL_MS + RENEWAL_GRACE_MS - 1)).state).toBe("active");
    expect(standingOf(record, new Date(TRIAL_MS + RENEWAL_GRACE_MS)).state).toBe("expired");
  });

  it("stays open to its end when it was given up, and is then an ended trial", () => {
    const record = trialFrom(0, { cancelAtPeriodEnd: true });
    expect(standingOf(record, new Date(TRIAL_MS - 1))).toEqual({ state: "canceled", until: new Date(TRIAL_MS) });
    expect(standingOf(record, new Date(TRIAL_MS)).state).toBe("expired");
  });
});

describe("time left in words", () => {
  it("shows days, rounded up, above 1440 minutes on the card, else minutes", () => {
    const said = [20_160, 1_441, 1_440, 2, 1, 0].map(cardTimeLeft);
    expect(said).toEqual(["14 days", "2 days", "1440 minutes", "2 minutes", "1 minute", "0 minutes"]);
  });

  it("shows days, one day and hours, hours and minutes, minutes, and Expired in the menu", () => {
    const said = [20_160, 2_880, 2_879, 1_500, 1_440, 1_439, 121, 60, 59, 1, 0].map(menuTimeLeft);
    expect(said).toEqual([
      "14 days",
      "2 days",
      "1 day and 23 hours",
      "1 day and 1 hour",
      "1 day",
      "23 hours and 59 minutes",
      "2 hours and 1 minute",
      "1 hour",
      "59 minutes",
      "1 minute",
      "Expired",
    ]);
  });
});

describe("standing", () => {
  it("is the same for the stored row and for the reply made of it, at that moment and until the next turn", () => {
    fc.assert(
      fc.property(anyRecord, instant, fc.nat(40 * DAY_MS), (record, at, later) => {
        const now = new Date(at);
        const standing = standingOf(record, now);
        const status = statusOf(standing);
        if (status === null) throw new Error("a record has a status");
        const sent = { ...record, status };
        expect(planOf(standingOf(sent, now))).toBe(planOf(standing));
        expect(standingOf(sent, now).state).toBe(standing.state);
        // The hour of waiting is the server's alone: a reply says active and is read again within a minute.
        if (record.status === "trialing" && standing.state === "active") return;
        const then = new Date(at + later);
        expect(planOf(standingOf(sent, then))).toBe(planOf(standingOf(record, then)));
      }),
      { numRuns: 2_000 },
    );
  });

  it("changes by the clock at its announced turn and at no earlier moment", () => {
    fc.assert(
      fc.property(anyRecord, instant, (record, at) => {
        const standing = standingOf(record, new Date(at));
        const turn = nextTurnOf(standing);
        if (turn === null) return;
        expect(turn.getTime()).toBeGreaterThan(at);
        expect(standingOf(record, new Date(turn.getTime() - 1)).state).toBe(standing.state);
        expect(standingOf(record, turn)).not.toEqual(standing);
      }),
      { numRuns: 2_000 },
    );
  });

  it("keeps a canceled month to its end and not a moment longer", () => {
    const end = new Date("2026-12-01T00:00:00Z");
    const record = trialFrom(0, { status: "active", currentPeriodEnd: end, cancelAtPeriodEnd: true });
    expect(planOf(standingOf(record, new Date(end.getTime() - 1)))).toBe("full");
    expect(standingOf(record, end)).toEqual({ state: "canceled", until: null });
    expect(planOf(standingOf(record, end))).toBe("ended");
  });

  it("names the plan as the user menu does", () => {
    const labels = [null, ...SUBSCRIPTION_STATUSES].map((status) =>
      planLabelOf(standingOf(status === null ? null : trialFrom(Date.now(), { status }), new Date())),
    );
    expect(labels).toEqual([
      "Free Plan",
      "Trial Plan",
      "Premium Plan",
      ...Array.from({ length: 6 }, () => "Free Plan"),
    ]);
    const now = new Date("2028-02-29T12:00:00Z");
    const admin = adminStanding(now);
    expect(planLabelOf(admin)).toBe("Admin Account");
    expect(admin).toMatchObject({ trialEnd: new Date("2038-03-01T12:00:00Z") });
    expect(ADMIN_TRIAL_YEARS).toBe(10);
  });
});

describe("access", () => {
  const table = (plan: "free" | "full" | "ended") =>
    CAPABILITIES.map((capability) => {
      const permission = permissionFor(plan, capability);
      return permission.allowed ? (permission.repliesPerDay ?? "yes") : "no";
    });

  it("is the table of the terms", () => {
    expect(table("free")).toEqual(["yes", 20, "no", "no", "no", "yes"]);
    expect(table("full")).toEqual(["yes", "yes", "yes", "yes", "yes", "yes"]);
    expect(table("ended")).toEqual(["yes", "no", "no", "no", "no", "yes"]);
  });

  it("counts Beginner skills as the free plan's, and a scenario of one's own never", () => {
    expect(practiceCapability("broken-record", false)).toBe("practise_beginner");
    expect(practiceCapability("broken-record", true)).toBe("practise_all");
    expect(practiceCapability("negative-inquiry", false)).toBe("practise_all");
  });

  it("names the price once", () => {
    expect(PRICE_TEXT).toBe("$12.99/month");
  });
});

describe("what is stored of a provider's subscription", () => {
  const given = (changes: Partial<ProviderSubscription>): ProviderSubscription => ({
    id: "sub_1",
    status: "trialing",
    createdAt: new Date(0),
    trialStart: new Date(0),
    trialEnd: new Date(TRIAL_MS),
    currentPeriodEnd: new Date(TRIAL_MS),
    cancelAtPeriodEnd: false,
    endedAt: null,
    hasPaymentMethod: false,
    ...changes,
  });

  it("is an expired trial when the provider closed it unpaid, and a canceled subscription when it ended later or sooner", () => {
    const ended = (ms: number) => recordFrom(given({ status: "canceled", endedAt: new Date(ms) })).status;
    expect(ended(TRIAL_MS)).toBe("expired");
    expect(ended(TRIAL_MS + 30 * DAY_MS)).toBe("canceled");
    expect(ended(TRIAL_MS - DAY_MS)).toBe("canceled");
  });

  it("gives no access by what is over, whatever its dates say", () => {
    const record = recordFrom(
      given({ status: "canceled", cancelAtPeriodEnd: true, currentPeriodEnd: new Date(9e14), endedAt: new Date(1) }),
    );
    expect(planOf(standingOf(record, new Date(2)))).toBe("ended");
  });

  it("does not depend on the order in which a customer's subscriptions are listed", () => {
    const some = fc.array(
      fc
        .record({ status: fc.constantFrom(...PROVIDER_STATUSES), created: fc.nat(5), id: fc.uuid() })
        .map(({ status, created, id }) => given({ id, status, createdAt: new Date(created) })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (all) => {
        const deciding = decidingSubscription(all);
        expect(decidingSubscription(all.toReversed())).toEqual(deciding);
        const givesAccess = ({ status }: ProviderSubscription) => status === "active" || status === "trialing";
        expect(deciding !== null && givesAccess(deciding)).toBe(all.some(givesAccess));
      }),
    );
    expect(decidingSubscription([])).toBeNull();
  });
});
