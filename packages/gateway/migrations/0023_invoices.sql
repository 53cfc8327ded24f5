CREATE TABLE "invoice_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"content" "bytea" NOT NULL,
	"amount" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"tax_number" text NOT NULL,
	"registered_address" text NOT NULL,
	"registered_phone" text NOT NULL,
	"bank" text NOT NULL,
	"bank_account" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_title_company_has_tax_number" CHECK ("invoice_titles"."kind" <> 1 or "invoice_titles"."tax_number" <> '')
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"state" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"email" text NOT NULL,
	"amount" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"correction_since" timestamp with time zone,
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "invoice_amount_not_negative" CHECK ("invoices"."amount" >= 0),
	CONSTRAINT "invoice_issued_when_completed" CHECK (("invoices"."state" = 2) = ("invoices"."issued_at" is not null)),
	CONSTRAINT "invoice_revoked_by_someone" CHECK (("invoices"."state" = 3) = ("invoices"."revoked_by" is not null)),
	CONSTRAINT "invoice_corrected_when_completed" CHECK ("invoices"."correction_since" is null or "invoices"."state" = 2)
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "issues_invoices" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_files_by_invoice" ON "invoice_files" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_file_current" ON "invoice_files" USING btree ("invoice_id") WHERE "invoice_files"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_titles_by_customer" ON "invoice_titles" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_title_default" ON "invoice_titles" USING btree ("customer_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_by_customer" ON "invoices" USING btree ("customer_id","state","id");--> statement-breakpoint
CREATE INDEX "invoices_waiting" ON "invoices" USING btree ("requested_at") WHERE "invoices"."state" = 1 or "invoices"."correction_since" is not null;