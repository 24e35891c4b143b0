DROP INDEX "job_search_remote";--> statement-breakpoint
CREATE INDEX "job_search_remote" ON "job_search" USING btree ("country") WHERE remote;