CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "points_accounts" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "points_not_negative" CHECK ("points_accounts"."available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_records" ADD CONSTRAINT "points_records_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_by_customer" ON "messages" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "points_records_by_customer" ON "points_records" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "points_records_by_expiry" ON "points_records" USING btree ("expires_at") WHERE "points_records"."expires_at" is not null;