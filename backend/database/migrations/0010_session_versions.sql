ALTER TABLE "account_session" ADD COLUMN "actor_session_id" text;--> statement-breakpoint
ALTER TABLE "account_session" ADD COLUMN "token_version" integer DEFAULT 1 NOT NULL;