CREATE TABLE "failed_records" (
	"job" text NOT NULL,
	"record_id" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"first_failed_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	CONSTRAINT "failed_records_job_record_id_pk" PRIMARY KEY("job","record_id")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"failures" integer NOT NULL,
	"last_error" text NOT NULL
);
