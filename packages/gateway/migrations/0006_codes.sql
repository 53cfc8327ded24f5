CREATE TABLE "sent_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"session_id" bigint,
	"used" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_phone_unique";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "account" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "sex" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "auto_tokens" ADD CONSTRAINT "auto_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_tokens" ADD CONSTRAINT "auto_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auto_tokens_by_family" ON "auto_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "auto_tokens_by_customer" ON "auto_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "auto_tokens_by_session" ON "auto_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "auto_tokens_by_expiry" ON "auto_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phone" ON "customers" USING btree ("dial_code","phone") WHERE "customers"."phone" is not null;