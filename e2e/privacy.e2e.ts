import { expect, listen, openScene, say, signedIn, test } from "./journey.ts";

test("Two people in two browsers never see each other's anything", async ({ browser }) => {
  const [mine, theirs] = [await browser.newContext(), await browser.newContext()];
  const said = [listen(mine), listen(theirs)];
  const [me, other] = [await mine.newPage(), await theirs.newPage()];
  const [myEmail, otherEmail] = [await signedIn(me), await signedIn(other)];
  await openScene(me, "fogging", "gone-at-five");
  await say(me, "You may be right, I do leave early.");
  await openScene(other, "fogging", "gone-at-five");
  await expect(other.locator(".line.you")).toHaveCount(0);
  await expect(other.locator("body")).not.toContainText(myEmail);
  const session = await (await other.request.get("/api/auth/session")).text();
  expect(session).toContain(otherEmail);
  expect(session).not.toContain(myEmail);
  expect(said.flat()).toEqual([]);
  await mine.close();
  await theirs.close();
});

test("The next person on my computer does not find my conversation", async ({ page }) => {
  await signedIn(page);
  await openScene(page, "fogging", "gone-at-five");
  await say(page, "You may be right, I do leave early.");
  await page.getByRole("button", { name: /account|user menu/i }).click();
  await page
    .getByRole("menuitem", { name: "Sign out" })
    .or(page.getByRole("button", { name: "Sign out" }))
    .click();
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("conversation")));
  expect(kept).toEqual([]);
  await page.goto("/practice/fogging/gone-at-five");
  await page.waitForURL("**/auth?**");
});
