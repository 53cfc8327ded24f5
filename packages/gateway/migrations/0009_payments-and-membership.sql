CREATE TABLE "demo_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"plan" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "membership_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"silenced_for" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "charges_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membership_orders" ADD CONSTRAINT "membership_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_orders_by_customer" ON "membership_orders" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_of_number" ON "charges" USING btree ("customer_id","number","method");--> statement-breakpoint
CREATE INDEX "charges_unpaid" ON "charges" USING btree ("asked_at") WHERE "charges"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "payment_notices_by_reference" ON "payment_notices" USING btree ("reference");