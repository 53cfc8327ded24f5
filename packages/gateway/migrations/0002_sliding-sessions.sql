ALTER TABLE "sessions" ADD COLUMN "days" smallint;--> statement-breakpoint
-- Sessions that are open already keep the length they were opened with.
UPDATE "sessions" SET "days" = round(extract(epoch from "expires_at" - "created_at") / 86400);--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "days" SET NOT NULL;
