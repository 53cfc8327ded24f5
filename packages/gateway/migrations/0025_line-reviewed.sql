ALTER TABLE "order_lines" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order_lines" SET "reviewed_at" = "reviews"."created_at" FROM "reviews" WHERE "reviews"."order_line_id" = "order_lines"."id";
