CREATE TABLE "back_office_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"state" smallint NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"about" text NOT NULL,
	"kind" integer NOT NULL,
	"goods" text NOT NULL,
	"applicant" text NOT NULL,
	"identity_number" text NOT NULL,
	"mobile" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address_detail" text NOT NULL,
	"nature" smallint NOT NULL,
	"pictures" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "shop_applications_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	CONSTRAINT "uploads_customer_id_name_pk" PRIMARY KEY("customer_id","name")
);
--> statement-breakpoint
ALTER TABLE "back_office_tokens" ADD CONSTRAINT "back_office_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "back_office_tokens_by_expiry" ON "back_office_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_application_name" ON "shop_applications" USING btree ("name_key") WHERE "shop_applications"."state" <> 3;--> statement-breakpoint
CREATE INDEX "shop_applications_waiting" ON "shop_applications" USING btree ("sent_at") WHERE "shop_applications"."state" = 1;--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("created_at");