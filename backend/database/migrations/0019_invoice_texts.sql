ALTER TABLE "invoice" ADD COLUMN "label" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "data" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "begun" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ended" timestamp with time zone;