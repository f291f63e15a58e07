import { expect, signedIn, test } from "./journey.ts";

test("An unknown skill leads me to the skills", async ({ page }) => {
  await signedIn(page);
  await page.goto("/skills/shouting");
  await page.waitForURL("**/skills");
});

test("The older practice address and the dashboard lead where they should", async ({ page }) => {
  await signedIn(page);
  await page.goto("/skills/fogging/gone-at-five");
  await page.waitForURL("**/practice/fogging/gone-at-five");
  await page.goto("/dashboard");
  await page.waitForURL("**/skills");
  await page.goto("/practice/fogging");
  await page.waitForURL(/\/practice\/fogging\/.+/);
});

test("An address that does not exist says so and leads home", async ({ page, quiet }) => {
  quiet.allow(/404/);
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/(?:skills)?$/);
});

test("A list of scenarios that fails to load says so and lets me try again", async ({ page, quiet }) => {
  quiet.allow(/500/);
  await signedIn(page);
  await page.route("**/api/skills/fogging/scenarios", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", message: "An unexpected error occurred." } } }),
  );
  await page.goto("/skills/fogging");
  await expect(page.getByText("Failed to load scenarios").first()).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/api/skills/fogging/scenarios");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("link", { name: /Gone at Five/ })).toBeVisible();
});

test("A skill without scenarios offers to create one", async ({ page }) => {
  await signedIn(page);
  await page.route("**/api/skills/fogging/scenarios", (route) => route.fulfill({ json: { scenarios: [] } }));
  await page.goto("/skills/fogging");
  await expect(page.getByText("No scenarios available for this skill yet.")).toBeVisible();
  await page.getByText("Create Custom Scenario").click();
  await expect(page.getByLabel("Scenario Title")).toBeVisible();
});
