ALTER TABLE "importer" ADD COLUMN "keep_jobs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "importer_run" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;