ALTER TABLE "points_records" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "points_records" ADD COLUMN "paid" bigint;--> statement-breakpoint
ALTER TABLE "points_records" ADD COLUMN "shortfall" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "points_records_by_order" ON "points_records" USING btree ("order_id") WHERE "points_records"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_reward_of_order" ON "points_records" USING btree ("order_id") WHERE "points_records"."type" = 8;--> statement-breakpoint
-- Orders that were received before points were credited get theirs, counted from the day of receipt.
INSERT INTO "points_records" ("customer_id", "type", "points", "at", "expires_at", "order_id", "paid")
SELECT "customer_id", 8, ("total" - "freight") / 100, "received_at", "received_at" + interval '365 days', "id", "total" - "freight"
  FROM "orders" WHERE "status" = 5 AND "split_at" IS NULL AND "received_at" IS NOT NULL AND "total" - "freight" >= 100;--> statement-breakpoint
INSERT INTO "points_accounts" ("customer_id", "available")
SELECT "customer_id", sum("points") FROM "points_records" WHERE "type" = 8 GROUP BY "customer_id"
ON CONFLICT ("customer_id") DO UPDATE SET "available" = "points_accounts"."available" + excluded."available";
