/** Practising where a language model is configured: its words, its judgement checked, and what happens without it. */
import { expect, openScene, say, test } from "./journey.ts";
import { MODEL_APP_URL, MODEL_PROVIDER_PORT } from "./server-env.ts";
import type { Judgement } from "#server/model/judgement.ts";
import { type FakeProvider, openAiAnswer, openAiWords, startFakeProvider } from "#server/model/provider.fake.ts";

test.use({ baseURL: MODEL_APP_URL });

const MINE = "No thanks. Just the laptop, please.";
const INVENTED = "You shouted across the whole shop.";
const JUDGEMENT: Judgement = {
  moves: [
    { line: 1, verdict: "good", quote: "Just the laptop, please.", why: "You said what you want in four words." },
  ],
  metrics: { clarity: 4.5, tone: 4, engagement: 3.5 },
  strengths: [
    { text: "Your answer is short and stays polite.", line: 1, quote: "No thanks." },
    { text: INVENTED, line: 1, quote: "GIVE ME THE LAPTOP" },
  ],
  areas_for_improvement: [],
  suggestions: [],
  rewrittenResponses: [],
  otherSkills: [],
};

const modelSaying = async (reply: string): Promise<FakeProvider> => {
  const provider = await startFakeProvider(MODEL_PROVIDER_PORT);
  provider.play((response, asked) => {
    const { stream } = JSON.parse(asked.body) as { stream?: boolean };
    const script =
      stream === true ? openAiWords(reply.match(/\S+\s*/g) ?? []) : openAiAnswer(JSON.stringify(JUDGEMENT));
    return script(response, asked);
  });
  return provider;
};

test("A language model answers and judges me by my own words; when it is gone, the built-in partner goes on", async ({
  page,
}) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("premium@plainsay.local");
  await page.getByLabel("Password", { exact: true }).fill("plainsay-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await page.waitForURL("**/skills");

  const provider = await modelSaying("The zebra insurance covers even coffee. Shall I add it?");
  try {
    await openScene(page, "broken-record", "extended-warranty");
    await test.step("the reply is the model's, and the screen says so", async () => {
      await say(page, MINE);
      await expect(page.locator(".line.them").last()).toContainText(
        "The zebra insurance covers even coffee. Shall I add it?",
      );
      await expect(page.getByText("Written by a language model")).toBeVisible();
    });

    await say(page, "I hear you. Just the laptop.");
    await test.step("the analysis is the model's, without the words it invented", async () => {
      await page.getByRole("button", { name: "Analyze" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Assertiveness Analysis" });
      await expect(dialog.getByText(/^Judged by a language model/)).toBeVisible();
      await expect(dialog.getByText("Your answer is short and stays polite.")).toBeVisible();
      await expect(dialog.getByText("You said what you want in four words.")).toBeVisible();
      await expect(dialog.getByText(INVENTED)).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  } finally {
    await provider.stop();
  }

  await test.step("without the provider the built-in partner answers, and the screen says so", async () => {
    await say(page, "I can see it matters to you. I'm not taking the cover.");
    await expect(page.locator(".line.them").last()).not.toContainText("zebra");
    await expect(page.getByText("Written by the built-in practice partner")).toBeVisible();
  });
});
