/** The browser journeys: a real Chromium against real servers, each on a database of its own. */
import { defineConfig } from "@playwright/test";
import { APP_URL, MODEL_APP_URL, modelServerEnv, serverEnv } from "./e2e/server-env.ts";

const server = (url: string, env: Record<string, string>) => ({
  command: "node dist/server/main.js",
  url,
  env,
  timeout: 60_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  stdout: "ignore" as const,
  stderr: "pipe" as const,
});

export default defineConfig({
  testDir: "./e2e",
  testMatch: "**/*.e2e.ts",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A shared two-core machine can starve one step of a journey; a second try is reported as flaky, not hidden.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".cache/e2e-results.json" }]],
  use: {
    baseURL: APP_URL,
    browserName: "chromium",
    locale: "en-GB",
    // A service worker would answer before the routes that journeys set.
    serviceWorkers: "block",
    timezoneId: "Europe/London",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: [server(APP_URL, serverEnv), server(MODEL_APP_URL, modelServerEnv)],
});
