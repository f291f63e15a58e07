/** What the screens show: the demo accounts, signed in by calls, with a journal and some feedback to look at. */
import type { Page } from "@playwright/test";

export const ACCOUNTS = ["visitor", "demo", "trial", "premium", "expired", "admin"] as const;
/** Who looks at a screen: nobody in particular, or one of the demo accounts. */
export type Account = (typeof ACCOUNTS)[number];

const PASSWORD = "plainsay-demo";

const post = async (page: Page, path: string, data: object): Promise<unknown> => {
  const response = await page.request.post(path, { headers: { origin: originOf(page) }, data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return await response.json();
};

const originOf = (page: Page): string => new URL(page.url()).origin;

/** Signs one of the demo accounts in; the page must be somewhere in the app. */
export const signInAs = async (page: Page, account: Account): Promise<void> => {
  if (account === "visitor") return;
  await post(page, "/api/auth/sign-in/email", { email: `${account}@plainsay.local`, password: PASSWORD });
};

type Said = readonly [them: string, you: string];

const PRACTICES: readonly { skill: string; scenarioId: string; name: string; said: readonly Said[] }[] = [
  {
    skill: "broken-record",
    scenarioId: "extended-warranty",
    name: "The Extended Warranty",
    said: [
      [
        "Everyone takes the cover. You'd really gamble with a laptop like that?",
        "Sorry, I don't know, maybe. How much?",
      ],
      ["It's two coffees a month.", "I can see why you'd ask. I'm not taking the warranty."],
      ["I'm one short of my target.", "That sounds tough. I'm still not taking it."],
    ],
  },
  {
    skill: "broken-record",
    scenarioId: "saturday-shift",
    name: "The Saturday Shift",
    said: [
      ["I need you on Saturday. You're the only one who knows the till.", "I'm not working this Saturday."],
      ["Everyone else has said yes.", "I hear you. I'm not working this Saturday."],
    ],
  },
  {
    skill: "fogging",
    scenarioId: "gone-at-five",
    name: "Gone at Five",
    said: [
      ["Leaving already? Must be nice.", "You may be right, I do leave early."],
      ["The rest of us stay until it's done.", "I can see why it looks that way. I'm going home at five."],
    ],
  },
];

const messagesOf = (said: readonly Said[], day: number) =>
  said.flat().map((content, index) => ({
    id: `${day}-${index}`,
    content,
    sender: index % 2 === 0 ? "ai" : "user",
    timestamp: new Date(Date.UTC(2026, 10, day, 18, index)).toISOString(),
  }));

const keepPractice = async (page: Page, { skill, scenarioId, said }: (typeof PRACTICES)[number], day: number) => {
  const messages = messagesOf(said, day);
  const turns = messages.map(({ sender, ...turn }) => ({ ...turn, role: sender === "ai" ? "assistant" : "user" }));
  const sent = { messages: turns, scenarioType: skill, scenarioId };
  const { data: analysis } = (await post(page, "/functions/v1/analyze-chat", sent)) as { data: object };
  const title = `${day}/11/2026 - ${said.at(-1)?.[1]}…`;
  await post(page, "/api/journal", {
    conversation_id: `screens-${skill}-${day}`,
    scenario_id: scenarioId,
    skill,
    title,
    messages,
    analysis,
  });
};

const COMMENTS = [
  { rating: 5, feedback_type: "helpful", comment: "I said it to my manager the next morning." },
  { rating: 3, feedback_type: "realistic", comment: null },
  { rating: 2, feedback_type: "unrealistic", comment: "He gave in too early. My brother never would." },
] as const;

/** Fills the signed-in account's journal and feedback. However often: what is there already is written anew. */
export const fillAccount = async (page: Page): Promise<void> => {
  for (const [index, practice] of [...PRACTICES, ...PRACTICES].entries()) await keepPractice(page, practice, index + 2);
  for (const [index, { skill, scenarioId, name }] of PRACTICES.entries()) {
    await post(page, "/api/feedback", {
      submission_id: `screens-${index}`,
      session_id: `session-screens-${index}`,
      skill_name: skill,
      scenario_name: name,
      scenario_id: scenarioId,
      ...COMMENTS[index],
    });
  }
};
