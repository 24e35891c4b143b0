ALTER TABLE "job" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "job_sample" ON "job" USING btree ("frontend") WHERE sample;