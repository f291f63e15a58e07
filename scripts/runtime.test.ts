import { describe, expect, it } from "vitest";
import { isNodeNewEnough } from "./runtime.mjs";

describe("isNodeNewEnough", () => {
  it.each(["22.22.0", "22.23.1", "23.0.0", "24.21.0"])("takes %s", (version) => {
    expect(isNodeNewEnough(version)).toBe(true);
  });

  it.each(["18.20.8", "20.20.2", "22.21.9"])("fetches another for %s", (version) => {
    expect(isNodeNewEnough(version)).toBe(false);
  });
});
