-- What there is already may take longer to copy than a statement has.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
CREATE TABLE "product_tokens" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"tokens" text[] NOT NULL
);
--> statement-breakpoint
INSERT INTO "product_tokens" ("product_id", "tokens")
SELECT t."product_id", array_agg(DISTINCT w."token") FROM "product_texts" t CROSS JOIN unnest(t."tokens") w ("token") GROUP BY t."product_id";
--> statement-breakpoint
DROP INDEX "product_texts_by_token";--> statement-breakpoint
ALTER TABLE "product_tokens" ADD CONSTRAINT "product_tokens_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_tokens_by_token" ON "product_tokens" USING gin ("tokens");--> statement-breakpoint
ALTER TABLE "product_texts" DROP COLUMN "tokens";