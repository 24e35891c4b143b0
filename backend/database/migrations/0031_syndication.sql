CREATE TABLE "syndicated_job" (
	"job_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"rule_id" integer,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"reason" text,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "syndicated_job_is_unique" PRIMARY KEY("job_id","frontend"),
	CONSTRAINT "syndicated_job_state_is_known" CHECK ("syndicated_job"."state" in ('waiting', 'shown', 'rejected', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "syndication_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syndication_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"rule_id" integer,
	"job_id" integer,
	"job_title" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "syndication_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syndication_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"source" text,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"needs_review" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'off' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"applied" text,
	"leaving" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "syndication_rule_state_is_known" CHECK ("syndication_rule"."state" in ('off', 'on', 'paused')),
	CONSTRAINT "syndication_rule_goes_elsewhere" CHECK ("syndication_rule"."source" <> "syndication_rule"."frontend")
);
--> statement-breakpoint
CREATE TABLE "syndication_todo" (
	"job_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_frontend" ADD COLUMN "syndicated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "posting_key" text;--> statement-breakpoint
ALTER TABLE "syndicated_job" ADD CONSTRAINT "syndicated_job_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syndicated_job" ADD CONSTRAINT "syndicated_job_rule_id_syndication_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."syndication_rule"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syndication_event" ADD CONSTRAINT "syndication_event_rule_id_syndication_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."syndication_rule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syndication_event" ADD CONSTRAINT "syndication_event_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "syndicated_job_by_frontend" ON "syndicated_job" USING btree ("frontend","state","since");--> statement-breakpoint
CREATE INDEX "syndicated_job_by_rule" ON "syndicated_job" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "syndication_event_by_rule" ON "syndication_event" USING btree ("rule_id","id");--> statement-breakpoint
CREATE INDEX "syndication_event_by_job" ON "syndication_event" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "syndication_event_by_age" ON "syndication_event" USING btree ("created");--> statement-breakpoint
CREATE INDEX "syndication_rule_by_frontend" ON "syndication_rule" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "job_search_by_posting" ON "job_search" USING btree ("posting_key");