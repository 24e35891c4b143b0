ALTER TABLE "search_alert" ADD COLUMN "paused_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update "search_alert" set "paused_by_owner" = true where "paused";
