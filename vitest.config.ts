import { defineConfig } from "vitest/config";

/** An unexpected console error or warning fails a test: see vitest.setup.ts. */
export default defineConfig({
  test: {
    setupFiles: ["./vitest.setup.ts"],
    projects: [
      { extends: true, test: { name: "unit", include: ["{domain,coach,web,scripts,bench}/**/*.test.{ts,tsx}"] } },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: ["./server/test/postgres.setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
