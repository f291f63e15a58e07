/** How a sign-in is completed and how a session ends: callback, tabs, frames, new devices, and the developer page. */
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { expect, PASSWORD, signedInFree, test } from "./journey.ts";
import { APP_URL } from "./server-env.ts";

const NOBODY = JSON.stringify({ user: null });

test("I open the callback without having signed in: it waits, tries again, says so, and leads to sign-in", async ({
  page,
}) => {
  let looks = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/session")) looks += 1;
  });
  await page.goto("/auth/callback");
  await expect(page.getByRole("heading", { name: AUTH_MESSAGES.callback_waiting })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(AUTH_MESSAGES.callback_failed);
  expect(looks).toBeGreaterThanOrEqual(3);
  await page.waitForURL(/\/auth$/);
});

test("My session is there only at the second look, and I get in all the same", async ({ page }) => {
  await signedInFree(page);
  let looks = 0;
  await page.route("**/api/auth/session", async (route) => {
    looks += 1;
    if (looks <= 2) await route.fulfill({ contentType: "application/json", body: NOBODY });
    else await route.continue();
  });
  await page.goto("/auth/callback?return=%2Fjournal");
  await page.waitForURL("**/journal");
});

test("The callback tells me of what nobody foresaw, and of what the provider said", async ({ page, quiet }) => {
  quiet.allow(/500/);
  await page.route("**/api/auth/session", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/auth/callback");
  await expect(page.getByRole("alert")).toContainText(AUTH_MESSAGES.callback_unexpected);
  await page.getByRole("button", { name: "Return to Sign In" }).click();
  await page.waitForURL(/\/auth$/);
  await page.unroute("**/api/auth/session");
  await page.goto("/auth/callback?error_description=The%20provider%20said%20no");
  await expect(page.getByRole("alert")).toContainText("The provider said no");
});

test("A sign-in that ends at another port of this machine goes on at the app's own", async ({ page }) => {
  const { hostname, port } = new URL(APP_URL);
  const front = createServer((incoming, outgoing) => {
    const passed = ask({ hostname, port, path: incoming.url, headers: incoming.headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  await signedInFree(page);
  await page.goto(`http://localhost:${(front.address() as AddressInfo).port}/auth/callback`);
  await expect(page).toHaveURL(`${APP_URL}/skills`);
  front.closeAllConnections();
  front.close();
});

test("I sign out in one tab, and the other one is signed out too", async ({ page, context }) => {
  await signedInFree(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/journal");
    await expect(tab.getByRole("heading", { name: "Journal", exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: /account|user menu/i }).click();
  await page
    .getByRole("menuitem", { name: "Sign out" })
    .or(page.getByRole("button", { name: "Sign out" }))
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/auth/);
});

test("Someone shows Plainsay inside a page of theirs: I am signed out", async ({ page, quiet }) => {
  quiet.allow(/401/);
  await signedInFree(page);
  await page.route(`${APP_URL}/skills`, async (route) => {
    // Our replies forbid framing, so browsers show nothing at all; here the page is on its own.
    const reply = await route.fetch();
    const headers = reply.headers();
    delete headers["content-security-policy"];
    delete headers["x-frame-options"];
    await route.fulfill({ response: reply, headers });
  });
  const theirs = "http://localhost:9/frame";
  await page.route(theirs, (route) =>
    route.fulfill({ contentType: "text/html", body: `<title>Theirs</title><iframe src="${APP_URL}/skills"></iframe>` }),
  );
  await page.goto(theirs);
  await expect
    .poll(async () => ((await (await page.request.get("/api/auth/session")).json()) as { user: unknown }).user)
    .toBeNull();
});

test("I sign in from another browser, and a mail tells me so and where to sign it out", async ({ page, browser }) => {
  const email = await signedInFree(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/auth");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.waitForURL("**/skills");
  await elsewhere.close();
  await page.goto("/dev/mailbox");
  await page.getByText("New sign-in to your Plainsay account").first().click();
  await expect(page.getByText("Device: Chrome on Linux").first()).toBeVisible();
  await page
    .getByRole("link", { name: /\/account#account-devices/ })
    .first()
    .click();
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await devices.getByRole("button", { name: "Sign out Chrome on Linux" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
});

test("A developer sees on the test page where a sign-in would return to and who is signed in, and no secret", async ({
  page,
  quiet,
}) => {
  // I sign out as soon as the page stands: what its header has just asked for may then be refused.
  quiet.allow(/401/);
  await page.goto("/auth-test");
  const session = page.getByRole("region", { name: "Session" });
  await expect(session.getByText("Signed out")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeDisabled();
  const email = await signedInFree(page);
  await page.reload();
  await expect(session.getByText("Signed in", { exact: true })).toBeVisible();
  await expect(session.getByText(email)).toBeVisible();
  const redirects = page.getByRole("region", { name: "Redirects" });
  await expect(redirects.getByText(`${APP_URL}/auth/callback`)).toBeVisible();
  await expect(redirects.getByText("yes", { exact: true })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith("session_token"));
  expect(await page.content()).not.toContain(cookie?.value.slice(0, 20) ?? "no cookie");
  await page.getByRole("link", { name: "Sign in with Google" }).focus();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});
