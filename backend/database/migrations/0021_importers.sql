CREATE TABLE "importer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "importer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"credentials" text,
	"every_hours" smallint,
	"at_hour" smallint DEFAULT 0 NOT NULL,
	"due" timestamp with time zone,
	"shape" jsonb,
	"mapping" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"backfill" boolean DEFAULT false NOT NULL,
	"needs_review" boolean DEFAULT false NOT NULL,
	"organization_mode" text DEFAULT 'match' NOT NULL,
	"organization_id" integer,
	"brands" text[] DEFAULT '{}' NOT NULL,
	"keep_link" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"etag" text,
	"last_modified" text,
	"last_good" timestamp with time zone,
	"leaving" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "importer_organization_mode_is_known" CHECK ("importer"."organization_mode" in ('match', 'create', 'one')),
	CONSTRAINT "importer_interval_is_sensible" CHECK ("importer"."every_hours" between 1 and 168),
	CONSTRAINT "importer_hour_is_of_a_day" CHECK ("importer"."at_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "importer_item" (
	"importer_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"identity" text NOT NULL,
	"url_key" text,
	"posting_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"job_id" integer,
	"owns" boolean NOT NULL,
	"imported" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unknown" text[] DEFAULT '{}' NOT NULL,
	"run_id" integer,
	"gone" timestamp with time zone,
	CONSTRAINT "importer_item_is_unique" PRIMARY KEY("importer_id","identity")
);
--> statement-breakpoint
CREATE TABLE "importer_refusal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "importer_refusal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"run_id" integer NOT NULL,
	"line" integer NOT NULL,
	"code" text NOT NULL,
	"params" jsonb NOT NULL,
	"raw" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "importer_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "importer_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"importer_id" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"upload_id" integer,
	"account_id" integer,
	"items" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"shared" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"before" integer DEFAULT 0 NOT NULL,
	"allowed" boolean DEFAULT false NOT NULL,
	"fault_code" text,
	"fault_line" integer,
	"fault_params" jsonb,
	"created" timestamp with time zone NOT NULL,
	"started" timestamp with time zone,
	"ended" timestamp with time zone,
	CONSTRAINT "importer_run_state_is_known" CHECK ("importer_run"."state" in ('waiting', 'reading', 'asks', 'applying', 'done', 'failed', 'stopped')),
	CONSTRAINT "importer_run_cause_is_known" CHECK ("importer_run"."cause" in ('schedule', 'person', 'upload'))
);
--> statement-breakpoint
CREATE TABLE "importer_staging" (
	"run_id" integer NOT NULL,
	"identity" text NOT NULL,
	"ordinal" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"url_key" text,
	"posting_key" text NOT NULL,
	CONSTRAINT "importer_staging_is_unique" PRIMARY KEY("run_id","identity")
);
--> statement-breakpoint
CREATE TABLE "importer_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "importer_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"code" text,
	"account_id" integer,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "importer" ADD CONSTRAINT "importer_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importer_item" ADD CONSTRAINT "importer_item_importer_id_importer_id_fk" FOREIGN KEY ("importer_id") REFERENCES "public"."importer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importer_item" ADD CONSTRAINT "importer_item_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importer_refusal" ADD CONSTRAINT "importer_refusal_run_id_importer_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."importer_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importer_run" ADD CONSTRAINT "importer_run_importer_id_importer_id_fk" FOREIGN KEY ("importer_id") REFERENCES "public"."importer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importer_run" ADD CONSTRAINT "importer_run_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importer_run" ADD CONSTRAINT "importer_run_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importer_value" ADD CONSTRAINT "importer_value_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importer_by_frontend" ON "importer" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "importer_due" ON "importer" USING btree ("due") WHERE due is not null;--> statement-breakpoint
CREATE INDEX "importer_item_by_url" ON "importer_item" USING btree ("frontend","url_key");--> statement-breakpoint
CREATE INDEX "importer_item_by_posting" ON "importer_item" USING btree ("frontend","posting_key");--> statement-breakpoint
CREATE INDEX "importer_item_by_job" ON "importer_item" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "importer_item_with_unknown" ON "importer_item" USING btree ("frontend") WHERE unknown <> '{}';--> statement-breakpoint
CREATE INDEX "importer_refusal_by_run" ON "importer_refusal" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "importer_run_by_importer" ON "importer_run" USING btree ("importer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "importer_run_one_at_a_time" ON "importer_run" USING btree ("importer_id") WHERE state in ('waiting', 'reading', 'asks', 'applying');--> statement-breakpoint
CREATE INDEX "importer_staging_by_ordinal" ON "importer_staging" USING btree ("run_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "importer_value_is_unique" ON "importer_value" USING btree (coalesce(frontend, ''),"kind","folded");