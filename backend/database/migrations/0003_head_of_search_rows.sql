ALTER TABLE "job_search" RENAME COLUMN "title_vector" TO "head_vector";--> statement-breakpoint
ALTER TABLE "organization_search" RENAME COLUMN "title_vector" TO "head_vector";--> statement-breakpoint
ALTER TABLE "resume_search" RENAME COLUMN "title_vector" TO "head_vector";--> statement-breakpoint
ALTER INDEX "job_search_title" RENAME TO "job_search_head";
