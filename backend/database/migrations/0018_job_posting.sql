CREATE TABLE "job_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"job_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"email" text,
	"account_id" integer,
	"send_key" text,
	"created" timestamp with time zone NOT NULL,
	"resolved" timestamp with time zone,
	"resolved_by" integer,
	"outcome" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "job_request" (
	"frontend" text NOT NULL,
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"job_id" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_request_is_unique" PRIMARY KEY("frontend","account_id","key")
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "on_behalf" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "external" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "featured_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "top_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "application_starts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "submitted" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "duration_days" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "expiry_noticed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "duplicate_of" integer;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request" ADD CONSTRAINT "job_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request" ADD CONSTRAINT "job_request_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_report_by_key" ON "job_report" USING btree ("frontend","send_key");--> statement-breakpoint
CREATE INDEX "job_report_open" ON "job_report" USING btree ("frontend","created") WHERE resolved is null;--> statement-breakpoint
CREATE INDEX "job_report_by_job" ON "job_report" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_request_by_age" ON "job_request" USING btree ("created");--> statement-breakpoint
CREATE INDEX "job_by_organization" ON "job" USING btree ("organization_id","frontend");--> statement-breakpoint
CREATE INDEX "job_by_owner" ON "job" USING btree ("owner_id","frontend");--> statement-breakpoint
CREATE INDEX "job_waiting" ON "job" USING btree ("frontend","submitted") WHERE state = 'needs_review';--> statement-breakpoint
CREATE INDEX "job_with_highlight" ON "job" USING btree ("id") WHERE featured_until is not null or top_until is not null;