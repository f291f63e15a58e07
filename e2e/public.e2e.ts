import type { Page } from "@playwright/test";
import { expect, newEmail, test } from "./journey.ts";

const PUBLIC = [
  "/",
  "/auth",
  "/pricing",
  "/resources",
  "/contact",
  "/contact-success",
  "/privacy",
  "/terms",
  "/cookies",
  "/gdpr",
  "/offline",
];

test("I try a scene before I sign up, and the verdict quotes me", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Now you: a 60-second try" }).click();
  const box = page.getByRole("textbox", { name: "Your answer" });
  await expect(box).toBeFocused();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(request.url());
  });
  const said = ["Just the laptop, please.", "I hear you. Just the laptop.", "I see. I'd still like only the laptop."];
  for (const [index, line] of said.entries()) {
    await box.fill(line);
    await page.keyboard.press("Enter");
    await expect(page.locator(".scene .line.you")).toHaveCount(index + 1);
  }
  await expect(page.getByRole("heading", { name: "You held your ground in 3 of 3 answers." })).toBeVisible();
  await expect(page.locator(".try-verdict")).toContainText(/laptop/);
  expect(calls).toEqual([]);
  await expect(page.locator(".try-end").getByRole("link", { name: "Start Free Trial" })).toHaveAttribute(
    "href",
    "/auth",
  );
});

test("The landing page loads no script of the app until I touch it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual(["/boot.js"]);
  await page.getByRole("button", { name: /Theme|theme/ }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await expect(page.locator("html")).toHaveAttribute("data-theme", /light|dark/);
});

test("A press on the sign-in button counts although the page was asleep, and what I typed stays", async ({
  page,
  quiet,
}) => {
  quiet.allow(/401/);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The app comes late, as on a slow line: everything is typed and pressed before it is there.
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("a password of mine");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  release();
  await expect(page.getByText("Invalid credentials. Please check your email and password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.org");
  await expect(page).toHaveURL("/auth");
});

test("I answer the cookie question once, and closing it is no answer", async ({ page, context }) => {
  const banner = page.getByRole("region", { name: "Cookies" });
  const stored = () => page.evaluate(() => localStorage.getItem("cookieConsent"));
  await page.goto("/privacy");
  await expect(banner).toBeHidden();
  await expect(banner).toBeVisible();
  await banner.getByRole("button", { name: "Close" }).click();
  await expect(banner).toBeHidden();
  expect(await stored()).toBeNull();
  await page.goto("/terms");
  await banner.getByRole("button", { name: "Essential Only" }).click();
  await expect(banner).toBeHidden();
  expect(await stored()).toBe("essential");
  await page.goto("/cookies");
  await page.waitForTimeout(1_500);
  await expect(banner).toBeHidden();
  await page.evaluate(() => localStorage.removeItem("cookieConsent"));
  await page.goto("/gdpr");
  await banner.getByRole("button", { name: "Accept All" }).click();
  await expect(banner).toBeHidden();
  expect(await stored()).toBe("true");
  expect(await context.cookies()).toEqual([]);
});

const write = async (page: Page, email: string): Promise<void> => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Subject").fill("A group of twelve");
  await page.getByLabel("Message", { exact: true }).fill("Is there a discount?");
  await page.getByRole("button", { name: "Send Message" }).click();
};

test("I write to Plainsay and see that it has arrived", async ({ page }) => {
  const email = newEmail();
  await write(page, email);
  await page.waitForURL("**/contact-success");
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await expect(page.getByText("Your message has been sent successfully!")).toBeVisible();
  await page.goto("/dev/mailbox");
  await page.getByText("Contact: A group of twelve").first().click();
  await expect(page.getByText(`Ann <${email}> wrote:`)).toBeVisible();
});

test("When my message cannot be sent I am told, and it is still there", async ({ page, quiet }) => {
  quiet.allow(/500/);
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", message: "An unexpected error occurred." } } }),
  );
  await write(page, newEmail());
  await expect(page.getByText("Failed to send message. Please try again later.").first()).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Is there a discount?");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("I can read every public page, and both halves of the articles", async ({ page }) => {
    for (const path of PUBLIC) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto("/resources");
    await expect(page.getByRole("heading", { name: "Broken Record" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "The thermostat" })).toBeVisible();
  });

  test("I see what it costs, and am led to sign in and back", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByText("After trial: $12.99/month")).toBeVisible();
    await page.getByRole("button", { name: "Start Your 14-Day Free Trial" }).click();
    await expect(page).toHaveURL("/auth?return=%2Fpricing");
  });

  test("I can write to Plainsay", async ({ page }) => {
    await write(page, newEmail());
    await page.waitForURL("**/contact-success");
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  });
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("Without a connection I see a kind page", async ({ page, context, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // An address that brings the app to life, which keeps the page.
    await page.goto("/auth?view=sign_up");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto("/resources");
    await expect(page.getByRole("heading", { name: "No connection just now." })).toBeVisible();
    await context.setOffline(false);
  });
});

test("Each public page names itself to search engines and to those who share it", async ({
  page,
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  for (const path of PUBLIC.filter((each) => each !== "/offline")) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${baseURL}/social.png`);
  }
  expect(titles.size).toBe(PUBLIC.length - 1);
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`<loc>${baseURL}/resources</loc>`);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("contact-success");
  expect((await request.get("/social.png")).headers()["content-type"]).toBe("image/png");
});
