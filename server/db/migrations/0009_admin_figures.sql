CREATE TABLE "feedback_monthly" (
	"day" date NOT NULL,
	"skill_name" text NOT NULL,
	"scenario_key" text NOT NULL,
	"ratings" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	CONSTRAINT "feedback_monthly_day_skill_name_scenario_key_pk" PRIMARY KEY("day","skill_name","scenario_key")
);
--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree (date_trunc('milliseconds', "created_at" AT TIME ZONE 'UTC'),"id");
--> statement-breakpoint
-- Nobody gives feedback between the filling and the new triggers.
LOCK TABLE feedback IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO feedback_monthly (day, skill_name, scenario_key, ratings, rating_sum)
SELECT date_trunc('month', day::timestamp)::date, skill_name, scenario_key, sum(ratings), sum(rating_sum)
FROM feedback_daily GROUP BY 1, 2, 3;
--> statement-breakpoint
-- As before, and the months too; each table's rows in one order, so that two statements cannot deadlock.
CREATE OR REPLACE FUNCTION feedback_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feedback_daily AS daily (day, skill_name, scenario_key, ratings, rating_sum)
  SELECT (created_at AT TIME ZONE 'UTC')::date, skill_name, coalesce(scenario_id, 'custom'), count(*), sum(rating)
  FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, skill_name, scenario_key) DO UPDATE
  SET ratings = daily.ratings + excluded.ratings, rating_sum = daily.rating_sum + excluded.rating_sum;
  INSERT INTO feedback_monthly AS monthly (day, skill_name, scenario_key, ratings, rating_sum)
  SELECT date_trunc('month', created_at AT TIME ZONE 'UTC')::date, skill_name, coalesce(scenario_id, 'custom'),
    count(*), sum(rating)
  FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, skill_name, scenario_key) DO UPDATE
  SET ratings = monthly.ratings + excluded.ratings, rating_sum = monthly.rating_sum + excluded.rating_sum;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION feedback_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feedback_daily AS daily (day, skill_name, scenario_key, ratings, rating_sum)
  SELECT (created_at AT TIME ZONE 'UTC')::date, skill_name, coalesce(scenario_id, 'custom'), -count(*), -sum(rating)
  FROM removed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, skill_name, scenario_key) DO UPDATE
  SET ratings = daily.ratings + excluded.ratings, rating_sum = daily.rating_sum + excluded.rating_sum;
  INSERT INTO feedback_monthly AS monthly (day, skill_name, scenario_key, ratings, rating_sum)
  SELECT date_trunc('month', created_at AT TIME ZONE 'UTC')::date, skill_name, coalesce(scenario_id, 'custom'),
    -count(*), -sum(rating)
  FROM removed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, skill_name, scenario_key) DO UPDATE
  SET ratings = monthly.ratings + excluded.ratings, rating_sum = monthly.rating_sum + excluded.rating_sum;
  RETURN NULL;
END $$;
