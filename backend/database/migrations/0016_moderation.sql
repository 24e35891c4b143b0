ALTER TABLE "job" ADD COLUMN "reviewed" jsonb;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD COLUMN "trusted" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD COLUMN "trusted_by" integer;