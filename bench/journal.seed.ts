/**
 * Fills a data folder for measuring: 50,000 users, 1,000,000 journal entries and 1,000,000 rows of feedback, and 12,000 of
 * each for the demo account, so that it has a thousandth page. The tables' own rules (keys, checks) hold afterwards.
 */
import pg from "pg";
import { SCENES } from "#coach/content/catalogue.ts";
import { FEEDBACK_TYPES } from "#domain/feedback/feedback.ts";
import { DEMO_EMAIL } from "#server/auth/demo-accounts.ts";

export type SeedSize = { readonly users: number; readonly rows: number; readonly own: number };
export const FULL_SIZE: SeedSize = { users: 50_000, rows: 1_000_000, own: 12_000 };
/** For trying the benchmark itself. */
export const SMALL_SIZE: SeedSize = { users: 500, rows: 10_000, own: 120 };

const LINES = [
  ["ai", "Come on, it's only this once. Everyone else said yes, and you know how much it matters to the team."],
  ["user", "I understand, and I'm not going to take it on this week."],
  ["ai", "You never used to be like this. What changed? I thought I could rely on you of all people."],
  ["user", "You may be right that I've changed. I'm still not taking it on this week."],
  ["ai", "So what am I supposed to tell them? That you couldn't be bothered to help us out?"],
  ["user", "You can tell them I said no. I can look at it on Monday."],
  ["ai", "Monday is too late. But fine. I suppose I'll have to ask somebody else, then."],
  ["user", "Thank you for understanding."],
] as const;

const messages = JSON.stringify(
  LINES.map(([sender, content], index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    content,
    sender,
    timestamp: "2026-11-01T18:00:00.000Z",
  })),
);
const searchText = LINES.map(([, content]) => content)
  .join("\n")
  .toLowerCase();
const analysis = JSON.stringify({
  metrics: { clarity: 3.5, tone: 4, engagement: 3 },
  strengths: ["“I'm still not taking it on this week.” The same words again, without a new reason."],
  areas_for_improvement: [],
  suggestions: ["After “I can look at it on Monday”, stop: an offer is easy to bargain with."],
  rewrittenResponses: [],
  skill: { used: 3, opportunities: 4, moves: [] },
  otherSkills: [],
  tooLittle: false,
  engine: "embedded",
});

/** Scenario n of the catalogue, of which every tenth row takes none. */
const SCENARIO = `(ARRAY[${SCENES.map(({ id }) => `'${id}'`).join(",")}])[1 + n % ${SCENES.length}]`;
const SKILL = `(ARRAY[${SCENES.map(({ skill }) => `'${skill}'`).join(",")}])[1 + n % ${SCENES.length}]`;
const TYPE = `(ARRAY[${FEEDBACK_TYPES.map((type) => `'${type}'`).join(",")}])[1 + n % ${FEEDBACK_TYPES.length}]`;
const WHEN = "date_trunc('milliseconds', now() - random() * interval '700 days')";
const RATING = "(1 + (n * 7 % 5))";

const journalOf = (owner: string, from: number, to: number): string => `
  INSERT INTO journal_entries (id, user_id, conversation_id, scenario_id, skill, title, messages, analysis, clarity, tone,
    engagement, search_text, created_at, updated_at)
  SELECT gen_random_uuid(), ${owner}, 'seed-' || n, CASE WHEN n % 10 = 0 THEN 'custom' ELSE ${SCENARIO} END, ${SKILL},
    '01/11/2026 - I understand, and I''m not going to take it on ' || n || '…', '${messages.replaceAll("'", "''")}'::json,
    CASE WHEN n % 3 = 0 THEN '${analysis.replaceAll("'", "''")}'::json END,
    CASE WHEN n % 3 = 0 THEN 2 + n % 4 END, CASE WHEN n % 3 = 0 THEN 3 + n % 3 END, CASE WHEN n % 3 = 0 THEN 1 + n % 5 END,
    '${searchText.replaceAll("'", "''")}' || n, at, at
  FROM (SELECT n, ${WHEN} AS at FROM generate_series(${from}, ${to}) n) rows`;

const feedbackOf = (owner: string, from: number, to: number): string => `
  INSERT INTO feedback (id, user_id, submission_id, session_id, skill_name, scenario_name, scenario_id, rating,
    feedback_type, comment, search_text, created_at)
  SELECT gen_random_uuid(), ${owner}, 'seed-' || n, 'session-seed-' || n, ${SKILL}, 'Scene ' || n % 40,
    CASE WHEN n % 10 = 0 THEN NULL ELSE ${SCENARIO} END, ${RATING}, ${TYPE},
    CASE WHEN n % 4 = 0 THEN NULL ELSE '=It felt "real", number ' || n || ' 🙂' END,
    'scene ' || n % 40 || E'\\n' || ${TYPE} || E'\\n' || ${RATING} || E'\\nit felt "real", number ' || n, ${WHEN}
  FROM generate_series(${from}, ${to}) n`;

const BATCH = 100_000;
const USER = (users: number): string => `'seed-' || (1 + (n::bigint * 7919) % ${users})`;

/** `url` is a database that has been migrated and holds the demo accounts; already seeded, it is left alone. */
export const seedDatabase = async (url: string, { users, rows, own }: SeedSize): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const known = await client.query("SELECT FROM users WHERE id = 'seed-1'");
    if (known.rowCount !== 0) return;
    await client.query("SET synchronous_commit = off");
    // No triggers and no checks of references: what is written refers to what was written before.
    await client.query("SET session_replication_role = replica");
    await client.query("SET maintenance_work_mem = '1GB'");
    await client.query(
      `INSERT INTO users (id, name, email, email_verified, created_at)
       SELECT 'seed-' || n, 'Seed ' || n, 'seed-' || n || '@example.org', true, ${WHEN} FROM generate_series(1, ${users}) n`,
    );
    const { rows: indexes } = await client.query<{ indexdef: string }>(
      "SELECT indexdef FROM pg_indexes WHERE indexname = 'feedback_search'",
    );
    await client.query("DROP INDEX feedback_search");
    for (let from = 1; from <= rows; from += BATCH) {
      const to = Math.min(rows, from + BATCH - 1);
      await client.query(journalOf(USER(users), from, to));
      await client.query(feedbackOf(USER(users), from, to));
    }
    const demo = `(SELECT id FROM users WHERE email = '${DEMO_EMAIL}')`;
    await client.query(journalOf(demo, rows + 1, rows + own));
    await client.query(feedbackOf(demo, rows + 1, rows + own));
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query(
      `INSERT INTO feedback_daily (day, skill_name, scenario_key, ratings, rating_sum)
       SELECT (created_at AT TIME ZONE 'UTC')::date, skill_name, coalesce(scenario_id, 'custom'), count(*), sum(rating)
       FROM feedback GROUP BY 1, 2, 3`,
    );
    await client.query(
      `INSERT INTO feedback_monthly (day, skill_name, scenario_key, ratings, rating_sum)
       SELECT date_trunc('month', day::timestamp)::date, skill_name, scenario_key, sum(ratings), sum(rating_sum)
       FROM feedback_daily GROUP BY 1, 2, 3`,
    );
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
};
