DROP INDEX "contact_messages_created_at";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "contact_messages" SET "search_text" = lower(concat_ws(E'\n', "name", "email", "subject", "message"));--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search_text" gin_trgm_ops);