CREATE TABLE "coupon_campaigns" (
	"id" bigint PRIMARY KEY NOT NULL,
	"shop_id" bigint,
	"name" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"benefit" smallint NOT NULL,
	"scope" smallint NOT NULL,
	"scope_ids" bigint[] NOT NULL,
	"amount" bigint NOT NULL,
	"paid_share" integer NOT NULL,
	"threshold" bigint NOT NULL,
	"issued" integer,
	"left" integer,
	"per_customer" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"valid_days" integer,
	CONSTRAINT "coupons_left_within_issued" CHECK ("coupon_campaigns"."left" between 0 and "coupon_campaigns"."issued"),
	CONSTRAINT "coupon_paid_share" CHECK ("coupon_campaigns"."paid_share" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "coupon_receipts" (
	"campaign_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"received" integer NOT NULL,
	CONSTRAINT "coupon_receipts_customer_id_campaign_id_pk" PRIMARY KEY("customer_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"order_id" bigint,
	"used_at" timestamp with time zone,
	CONSTRAINT "coupon_used_by_order" CHECK ("coupons"."used_at" is null or "coupons"."order_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "order_total_adds_up";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mall_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_campaigns" ADD CONSTRAINT "coupon_campaigns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_campaign_id_coupon_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."coupon_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_campaign_id_coupon_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."coupon_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_by_customer" ON "coupons" USING btree ("customer_id","expires_at");--> statement-breakpoint
CREATE INDEX "coupons_by_order" ON "coupons" USING btree ("order_id") WHERE "coupons"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_discount_within_line" CHECK ("order_lines"."discount" between 0 and "order_lines"."unit_price" * "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_total_adds_up" CHECK ("orders"."total" = "orders"."goods_total" + "orders"."freight" - "orders"."shop_discount" - "orders"."mall_discount" and "orders"."total" >= 0);