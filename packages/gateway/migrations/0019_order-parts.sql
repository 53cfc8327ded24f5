ALTER TABLE "orders" ADD COLUMN "shares" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "split_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_id_orders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_parent" ON "orders" USING btree ("parent_id") WHERE "orders"."parent_id" is not null;