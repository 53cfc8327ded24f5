CREATE TABLE "demo_refunds" (
	"refund_reference" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "demo_refunds_by_charge" ON "demo_refunds" USING btree ("reference");