CREATE TABLE "search_terms" (
	"word" text PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_terms_by_key" ON "search_terms" USING gin ("keys");