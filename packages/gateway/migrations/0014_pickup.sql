CREATE TABLE "demo_charges" (
	"code" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_store_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_store_id_shop_stores_id_fk" FOREIGN KEY ("pickup_store_id") REFERENCES "public"."shop_stores"("id") ON DELETE no action ON UPDATE no action;