CREATE TABLE "refused_notices" (
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refused_notices_day_outcome_pk" PRIMARY KEY("day","outcome")
);
