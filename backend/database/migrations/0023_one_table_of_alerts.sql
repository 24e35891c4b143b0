ALTER TABLE "job_alert" RENAME TO "search_alert";--> statement-breakpoint
ALTER SEQUENCE "job_alert_id_seq" RENAME TO "search_alert_id_seq";--> statement-breakpoint
ALTER TABLE "search_alert" RENAME CONSTRAINT "job_alert_pkey" TO "search_alert_pkey";--> statement-breakpoint
ALTER TABLE "search_alert" RENAME CONSTRAINT "job_alert_account_id_account_id_fk" TO "search_alert_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "search_alert" RENAME CONSTRAINT "job_alert_has_one_recipient" TO "search_alert_has_one_recipient";--> statement-breakpoint
ALTER TABLE "search_alert" RENAME CONSTRAINT "job_alert_interval_is_known" TO "search_alert_interval_is_known";--> statement-breakpoint
ALTER INDEX "job_alert_unconfirmed" RENAME TO "search_alert_unconfirmed";--> statement-breakpoint
DROP INDEX "job_alert_of_account_is_unique";--> statement-breakpoint
DROP INDEX "job_alert_of_address_is_unique";--> statement-breakpoint
DROP INDEX "job_alert_due";--> statement-breakpoint
ALTER TABLE "search_alert" ADD COLUMN "index" text DEFAULT 'JOBS' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_alert" ADD CONSTRAINT "search_alert_index_is_known" CHECK ("search_alert"."index" in ('JOBS', 'RESUMES'));--> statement-breakpoint
ALTER TABLE "search_alert" ADD CONSTRAINT "search_alert_guest_wants_jobs" CHECK ("search_alert"."index" = 'JOBS' or "search_alert"."account_id" is not null);--> statement-breakpoint
CREATE UNIQUE INDEX "search_alert_of_account_is_unique" ON "search_alert" USING btree ("account_id","frontend","index","search_key");--> statement-breakpoint
CREATE UNIQUE INDEX "search_alert_of_address_is_unique" ON "search_alert" USING btree ("email","frontend","index","search_key");--> statement-breakpoint
CREATE INDEX "search_alert_due" ON "search_alert" USING btree ("frontend","index","search_key","id") WHERE due is not null;
