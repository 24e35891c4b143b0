CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"message_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"sent" timestamp with time zone,
	CONSTRAINT "outbox_state_is_known" CHECK ("outbox"."state" in ('queued', 'sending', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_by_frontend" ON "outbox" USING btree ("frontend","id");