ALTER TABLE "invoice_files" ADD COLUMN "refunded" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "page" text DEFAULT '' NOT NULL;