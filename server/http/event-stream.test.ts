import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { eventStream, wantsEvents } from "./event-stream.ts";

const nobodyLeaves = new AbortController().signal;

describe("eventStream", () => {
  it("sends each event as one block of data and closes", async () => {
    const response = eventStream({ signal: nobodyLeaves }, async (send) => {
      send({ text: "one\ntwo" });
      send({ text: "three" });
    });
    expect(await response.text()).toBe(': begins\n\ndata: {"text":"one\\ntwo"}\n\ndata: {"text":"three"}\n\n');
  });

  it("keeps a silent stream alive with comments", async () => {
    const response = eventStream({ signal: nobodyLeaves, heartbeatMs: 5 }, () => wait(30));
    expect(await response.text()).toMatch(/^: begins\n\n(: still here\n\n){2,}$/);
  });

  it("tells the writer when the reader goes, and drops what comes after", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const response = eventStream({ signal: nobodyLeaves }, async (send, gone) => {
      await new Promise((leave) => gone.addEventListener("abort", leave));
      send({ text: "too late" });
      resolve("told");
    });
    await response.body?.cancel();
    expect(await promise).toBe("told");
  });

  it.each([
    ["text/event-stream", true],
    ["application/json, text/event-stream;q=0.9", true],
    ["application/json", false],
    [undefined, false],
  ])("reads from Accept %s whether events are wanted", (accept, wanted) => {
    expect(wantsEvents(accept)).toBe(wanted);
  });
});
