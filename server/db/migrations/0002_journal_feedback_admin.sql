-- Substring search over feedback. A trusted extension: the database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "admin_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" text NOT NULL,
	"admin_email" text NOT NULL,
	"action" text NOT NULL,
	"detail" json NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"submission_id" text NOT NULL,
	"session_id" text NOT NULL,
	"skill_name" text NOT NULL,
	"scenario_name" text NOT NULL,
	"scenario_id" text,
	"conversation_id" text,
	"rating" smallint NOT NULL,
	"feedback_type" text NOT NULL,
	"comment" text,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_submission" UNIQUE("user_id","submission_id"),
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "feedback_daily" (
	"day" date NOT NULL,
	"skill_name" text NOT NULL,
	"scenario_key" text NOT NULL,
	"ratings" integer NOT NULL,
	"rating_sum" integer NOT NULL,
	CONSTRAINT "feedback_daily_day_skill_name_scenario_key_pk" PRIMARY KEY("day","skill_name","scenario_key")
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"scenario_id" text NOT NULL,
	"skill" text NOT NULL,
	"title" text NOT NULL,
	"messages" json NOT NULL,
	"analysis" json,
	"clarity" real,
	"tone" real,
	"engagement" real,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "journal_entries_conversation" UNIQUE("user_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_newest" ON "admin_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_of_user" ON "feedback" USING btree ("user_id","skill_name","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_of_type" ON "feedback" USING btree ("feedback_type","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_search" ON "feedback" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_of_user_newest" ON "feedback" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_entries_newest" ON "journal_entries" USING btree ("user_id","created_at","id") WHERE "journal_entries"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "journal_entries_deleted" ON "journal_entries" USING btree ("deleted_at") WHERE "journal_entries"."deleted_at" IS NOT NULL;
--> statement-breakpoint
-- Keeps feedback_daily in step, a statement at a time. Days are UTC. The order keeps two statements from deadlocking.
CREATE FUNCTION feedback_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feedback_daily AS daily (day, skill_name, scenario_key, ratings, rating_sum)
  SELECT (created_at AT TIME ZONE 'UTC')::date, skill_name, coalesce(scenario_id, 'custom'), count(*), sum(rating)
  FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, skill_name, scenario_key) DO UPDATE
  SET ratings = daily.ratings + excluded.ratings, rating_sum = daily.rating_sum + excluded.rating_sum;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION feedback_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feedback_daily AS daily (day, skill_name, scenario_key, ratings, rating_sum)
  SELECT (created_at AT TIME ZONE 'UTC')::date, skill_name, coalesce(scenario_id, 'custom'), -count(*), -sum(rating)
  FROM removed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, skill_name, scenario_key) DO UPDATE
  SET ratings = daily.ratings + excluded.ratings, rating_sum = daily.rating_sum + excluded.rating_sum;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER feedback_counted AFTER INSERT ON feedback
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION feedback_counted();
--> statement-breakpoint
CREATE TRIGGER feedback_uncounted AFTER DELETE ON feedback
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION feedback_uncounted();
