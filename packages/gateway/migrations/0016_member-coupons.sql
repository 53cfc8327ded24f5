ALTER TABLE "coupons" DROP CONSTRAINT "coupon_used_by_order";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "membership_order_id" bigint;--> statement-breakpoint
ALTER TABLE "membership_orders" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupon_used_by_order" CHECK ("coupons"."used_at" is null or "coupons"."order_id" is not null or "coupons"."membership_order_id" is not null);