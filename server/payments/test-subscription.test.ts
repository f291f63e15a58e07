import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, TRIAL_MS } from "#domain/billing/billing.ts";
import { TEST_CARDS } from "#domain/billing/test-payments.contract.ts";
import { broughtUpTo, monthAfter, presentTestSubscription, type TestSubscriptionRow } from "./test-subscription.ts";

const FIRST = Date.parse("2026-01-01");
const LAST = Date.parse("2045-01-01");
const instant = fc.integer({ min: FIRST, max: LAST }).map((ms) => new Date(ms));

const row: fc.Arbitrary<TestSubscriptionRow> = fc
  .record({
    start: instant,
    isTrial: fc.boolean(),
    card: fc.constantFrom(...TEST_CARDS),
    cancelAtPeriodEnd: fc.boolean(),
  })
  .map(({ start, isTrial, card, cancelAtPeriodEnd }) => {
    const trialEnd = new Date(start.getTime() + TRIAL_MS);
    return {
      id: "test_sub_1",
      userId: "someone",
      card,
      cancelAtPeriodEnd,
      createdAt: start,
      trialStart: isTrial ? start : null,
      trialEnd: isTrial ? trialEnd : null,
      paidUntil: isTrial ? trialEnd : monthAfter(start),
      endedAt: null,
    };
  });
const days = fc.integer({ min: 0, max: 900 });

describe("a month", () => {
  it("ends on the same day of the next one, or on its last day, at the same time of day", () => {
    const months = ["2028-01-31", "2028-02-29", "2027-01-31", "2026-12-31", "2026-11-30", "2038-01-19T03:14:07"];
    expect(months.map((text) => monthAfter(new Date(`${text}${text.includes("T") ? "Z" : ""}`)).toISOString())).toEqual(
      [
        "2028-02-29T00:00:00.000Z",
        "2028-03-29T00:00:00.000Z",
        "2027-02-28T00:00:00.000Z",
        "2027-01-31T00:00:00.000Z",
        "2026-12-30T00:00:00.000Z",
        "2038-02-19T03:14:07.000Z",
      ],
    );
    fc.assert(
      fc.property(instant, (date) => {
        const after = monthAfter(date);
        const whole = (after.getTime() - date.getTime()) / DAY_MS;
        expect(Number.isInteger(whole) && whole >= 28 && whole <= 31).toBe(true);
        expect((after.getUTCMonth() - date.getUTCMonth() + 12) % 12).toBe(1);
      }),
    );
  });
});

describe("a pretended subscription", () => {
  it("comes to the same whether it was looked at on the way or not, and looking again changes nothing", () => {
    fc.assert(
      fc.property(row, days, days, (given, first, second) => {
        const early = new Date(given.createdAt.getTime() + Math.min(first, second) * DAY_MS);
        const late = new Date(given.createdAt.getTime() + Math.max(first, second) * DAY_MS);
        const direct = broughtUpTo(given, late);
        expect(broughtUpTo(broughtUpTo(given, early), late)).toEqual(direct);
        expect(broughtUpTo(direct, late)).toEqual(direct);
      }),
    );
  });

  it("without a card is over in the millisecond of its trial's end, in every year", () => {
    fc.assert(
      fc.property(row, (given) => {
        fc.pre(given.trialEnd !== null && given.card === "none");
        const end = given.paidUntil.getTime();
        expect(presentTestSubscription(given, new Date(end - 1)).status).toBe("trialing");
        expect(presentTestSubscription(given, new Date(end)).status).toBe("canceled");
      }),
    );
  });
});
