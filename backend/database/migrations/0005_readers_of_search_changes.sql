ALTER TABLE "search_reader" ADD COLUMN "read" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_change" DROP COLUMN "created";