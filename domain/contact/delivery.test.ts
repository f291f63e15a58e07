import { describe, expect, it } from "vitest";
import { deliveryState, togetherState } from "./delivery.ts";

const now = new Date("2026-11-21T10:00:00Z");
const earlier = new Date("2026-11-21T09:59:00Z");
const later = new Date("2026-11-21T10:01:00Z");
const fresh = { deliveredAt: null, attempts: 0, nextAttemptAt: now, lastError: null };

describe("a way of delivery", () => {
  it.each([
    ["waits for its first try", fresh, "waiting"],
    ["is in a worker's hand while its lease runs", { ...fresh, attempts: 1, nextAttemptAt: later }, "delivering"],
    ["waits again when the worker's lease ran out", { ...fresh, attempts: 1, nextAttemptAt: earlier }, "waiting"],
    [
      "waits for the next try after a failure",
      { ...fresh, attempts: 3, nextAttemptAt: later, lastError: "503" },
      "waiting",
    ],
    [
      "has failed when there is no next try",
      { ...fresh, attempts: 16, nextAttemptAt: null, lastError: "503" },
      "failed",
    ],
    [
      "is delivered, whatever came before",
      { ...fresh, attempts: 2, nextAttemptAt: null, deliveredAt: earlier },
      "delivered",
    ],
  ] as const)("%s", (_fact, record, state) => {
    expect(deliveryState(record, now)).toBe(state);
  });
});

describe("a message", () => {
  it.each([
    [[], "stored"],
    [["delivered"], "delivered"],
    [["delivered", "failed"], "failed"],
    [["delivered", "waiting"], "waiting"],
    [["waiting", "delivering"], "delivering"],
  ] as const)("with ways %j is %s", (ways, state) => {
    expect(togetherState(ways)).toBe(state);
  });
});
