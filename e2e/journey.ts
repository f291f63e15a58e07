/** The test of every journey: a page whose console must stay quiet, and the steps that journeys share. */
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

export const PASSWORD = "a quiet garden wall";

export const test = base.extend<{ quiet: undefined }>({
  /** An unexpected console error or warning, or an uncaught error, fails the journey. */
  quiet: [
    async ({ context }, use) => {
      const said: string[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => said.push(`uncaught: ${String(error.error())}`));
      await use(undefined);
      expect(said.filter((line) => !allowed(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium itself logs a failed request; journeys that provoke one would otherwise never be quiet. */
const allowed = (line: string): boolean => /^error: Failed to load resource/.test(line);

let users = 0;
/** An address that no other journey uses. */
export const newEmail = (): string => {
  users += 1;
  return `someone-${process.pid}-${Date.now()}-${users}@example.org`;
};
