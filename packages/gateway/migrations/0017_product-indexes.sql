DROP INDEX "products_by_class";--> statement-breakpoint
DROP INDEX "products_by_shop";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_sold";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "draw" double precision DEFAULT random() NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id","sold" DESC NULLS FIRST,"id") WHERE "products"."status" = 2 and not "products"."recycled";--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id") WHERE "products"."status" = 2 and not "products"."recycled";--> statement-breakpoint
CREATE INDEX "products_by_draw" ON "products" USING btree ("draw") WHERE "products"."status" = 2 and not "products"."recycled";--> statement-breakpoint
CREATE INDEX "products_by_class" ON "products" USING btree ("class_id","sold" DESC NULLS FIRST,"id") WHERE "products"."status" = 2 and not "products"."recycled";--> statement-breakpoint
CREATE INDEX "products_by_shop" ON "products" USING btree ("shop_id","sold" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_from","id") WHERE "products"."status" = 2 and not "products"."recycled";--> statement-breakpoint
CREATE INDEX "products_by_sold" ON "products" USING btree ("sold" DESC NULLS FIRST,"id") WHERE "products"."status" = 2 and not "products"."recycled";