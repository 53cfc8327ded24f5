-- What there is already may take longer to copy than a statement has.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- A table anew: columns that are read of every match stand before the tokens, and nothing is left behind of rows that were rewritten.
ALTER TABLE "product_tokens" RENAME TO "product_tokens_before";
--> statement-breakpoint
CREATE TABLE "product_tokens" (
	"product_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"price_from" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"status" smallint NOT NULL,
	"recycled" boolean DEFAULT false NOT NULL,
	"labels" smallint[] NOT NULL,
	"tokens" text[] NOT NULL
);
--> statement-breakpoint
INSERT INTO "product_tokens"
SELECT p."id", p."shop_id", p."brand_id", p."class_id", p."price_from", p."created_at", p."sold", p."status", p."recycled", p."labels", t."tokens"
  FROM "product_tokens_before" t JOIN "products" p ON p."id" = t."product_id" ORDER BY p."id";
--> statement-breakpoint
DROP TABLE "product_tokens_before";
--> statement-breakpoint
ALTER TABLE "product_tokens" ADD PRIMARY KEY ("product_id");
--> statement-breakpoint
ALTER TABLE "product_tokens" ADD CONSTRAINT "product_tokens_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_tokens_by_token" ON "product_tokens" USING gin ("tokens");
--> statement-breakpoint
ANALYZE "product_tokens";
--> statement-breakpoint
-- Whatever is written, the product's own columns are what stands here. A product that is being changed is waited for.
CREATE FUNCTION copy_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.shop_id, p.brand_id, p.class_id, p.price_from, p.created_at, p.sold, p.status, p.recycled, p.labels
    INTO NEW.shop_id, NEW.brand_id, NEW.class_id, NEW.price_from, NEW.created_at, NEW.sold, NEW.status, NEW.recycled, NEW.labels
    FROM products p WHERE p.id = NEW.product_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_tokens_copy_product BEFORE INSERT OR UPDATE ON product_tokens FOR EACH ROW EXECUTE FUNCTION copy_product();
--> statement-breakpoint
CREATE FUNCTION copy_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_tokens SET product_id = product_id WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_copy_to_search AFTER UPDATE ON products FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION copy_to_search();
