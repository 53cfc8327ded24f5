CREATE TABLE "seal_probe" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "seal_probe_is_one" CHECK ("seal_probe"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "bank_card_of_customer";--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "masked" text;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "number_key" "bytea";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "masked" text;--> statement-breakpoint
-- Numbers that lie open are sealed at the next start, by the secret, which no migration knows: until then the number is its own key.
UPDATE "bank_cards" SET "masked" = left("number", 4) || ' **** **** ' || right("number", 4), "number_key" = convert_to("number", 'UTF8');--> statement-breakpoint
UPDATE "withdrawals" SET "masked" = left("number", 4) || ' **** **** ' || right("number", 4);--> statement-breakpoint
ALTER TABLE "bank_cards" ALTER COLUMN "masked" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ALTER COLUMN "number_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "masked" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_card_of_customer" ON "bank_cards" USING btree ("customer_id","number_key");
