/** The trial's end in a tab left open, with a server whose clock really comes to it (Debian: apt-get install faketime). */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./journey.ts";
import { freePort } from "./server-env.ts";

const HAS_FAKETIME = spawnSync("faketime", ["--version"]).status === 0;
/** How long before the trial's end the server comes up: time enough to start, and to sign in. */
const BEFORE_END_S = 40;
const [EMAIL, PASSWORD] = ["trial@plainsay.local", "plainsay-demo"];

/** A built server on `port`; `aheadSeconds` is how far its clock is before everybody else's. */
const start = async (port: string, dataDir: string, aheadSeconds: number): Promise<ChildProcess> => {
  const command = ["faketime", "-f", `+${aheadSeconds}s`, process.execPath, "dist/server/main.js"];
  const child = spawn(command[0] ?? "", command.slice(1), {
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
    // A group of its own: faketime stands between, and passes no signal on.
    detached: true,
  });
  await once(child.stdout, "data");
  return child;
};

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "close");
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await ended;
};

test("a tab that I left open leads me on when my trial ends, however wrong this computer's clock is", async ({
  page,
}) => {
  test.skip(!HAS_FAKETIME, "faketime is not installed");
  test.setTimeout(180_000);
  const [port, dataDir] = [await freePort(), mkdtempSync(join(tmpdir(), "plainsay-clock-"))];
  chmodSync(dataDir, 0o711);
  const origin = `http://localhost:${port}`;
  const signIn = () =>
    page.request.post(`${origin}/api/auth/sign-in/email`, {
      headers: { origin },
      data: { email: EMAIL, password: PASSWORD },
    });
  let server = await start(port, dataDir, 0);
  try {
    expect((await signIn()).status()).toBe(200);
    type Reading = { subscription: { trial_end: string } };
    const { subscription } = (await (await page.request.get(`${origin}/api/subscription`)).json()) as Reading;
    await stop(server);
    const ahead = Math.floor((Date.parse(subscription.trial_end) - Date.now()) / 1000) - BEFORE_END_S;
    server = await start(port, dataDir, ahead);

    expect((await signIn()).status()).toBe(200);
    await page.goto(`${origin}/skills`);
    await expect(page.getByRole("heading", { name: "Choose Your Skill" })).toBeVisible();
    await page.getByRole("button", { name: "Your account" }).click();
    await expect(page.getByText("Trial Status")).toBeVisible();
    await expect(page).toHaveURL(`${origin}/pricing`, { timeout: (BEFORE_END_S + 20) * 1000 });
    const told = "Your free trial has ended. Please subscribe to continue using premium features.";
    await expect(page.getByRole("alert").getByText(told)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Subscription expired" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeVisible({ timeout: 20_000 });
  } finally {
    // First, or the tab would complain of its stream.
    await page.close();
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
