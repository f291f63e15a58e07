import { describe, expect, it } from "vitest";
import { isComplete } from "./install.mjs";

const LOCK = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/hono": { version: "4.13.19" },
    "node_modules/vite": { version: "8.3.8" },
    "node_modules/@oxlint/binding-win32-x64-msvc": { version: "1.94.0", optional: true },
  },
};

describe("isComplete", () => {
  it("does not miss the parts for another platform", () => {
    const { "node_modules/@oxlint/binding-win32-x64-msvc": _, ...packages } = LOCK.packages;
    expect(isComplete(LOCK, { packages })).toBe(true);
  });

  it("misses a tool left out by an install for production", () => {
    const { "node_modules/vite": _, ...packages } = LOCK.packages;
    expect(isComplete(LOCK, { packages })).toBe(false);
  });

  it("sees a package in another version than the lock file's", () => {
    const packages = { ...LOCK.packages, "node_modules/hono": { version: "4.13.18" } };
    expect(isComplete(LOCK, { packages })).toBe(false);
  });
});
