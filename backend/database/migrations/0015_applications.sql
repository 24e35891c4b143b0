CREATE TABLE "application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"job_id" integer,
	"job_title" text NOT NULL,
	"organization_name" text NOT NULL,
	"account_id" integer,
	"email" text,
	"confirmed" timestamp with time zone,
	"locale" text NOT NULL,
	"stage" text DEFAULT 'sent' NOT NULL,
	"data" jsonb NOT NULL,
	"files" integer[] DEFAULT '{}' NOT NULL,
	"knocked_out" boolean DEFAULT false NOT NULL,
	"rating" smallint DEFAULT 0 NOT NULL,
	"send_key" text,
	"noticed" timestamp with time zone,
	"cleared" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "application_send_key_is_unique" UNIQUE("frontend","send_key"),
	CONSTRAINT "application_stage_is_known" CHECK ("application"."stage" in ('sent', 'viewed', 'shortlisted', 'rejected', 'hired', 'withdrawn')),
	CONSTRAINT "application_rating_is_within_bounds" CHECK ("application"."rating" between 0 and 5),
	CONSTRAINT "application_is_somebodys_or_cleared" CHECK (("application"."cleared" is not null) = ("application"."email" is null)),
	CONSTRAINT "application_cleared_is_nobodys" CHECK ("application"."cleared" is null or ("application"."account_id" is null and "application"."data" = '{}'))
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"stage" text NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	"actor_id" integer,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notice" (
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"mode" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "application_notice_is_unique" PRIMARY KEY("frontend","organization_id","account_id"),
	CONSTRAINT "application_notice_mode_is_known" CHECK ("application_notice"."mode" in ('at_once', 'daily', 'none'))
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notice" ADD CONSTRAINT "application_notice_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notice" ADD CONSTRAINT "application_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_of_account_is_unique" ON "application" USING btree ("frontend","job_id","account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_of_address_is_unique" ON "application" USING btree ("frontend","job_id","email") WHERE confirmed is not null;--> statement-breakpoint
CREATE INDEX "application_by_job" ON "application" USING btree ("job_id","frontend","created");--> statement-breakpoint
CREATE INDEX "application_by_account" ON "application" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "application_by_address" ON "application" USING btree ("email") WHERE account_id is null;--> statement-breakpoint
CREATE INDEX "application_due_for_clearing" ON "application" USING btree ("frontend","created") WHERE cleared is null;--> statement-breakpoint
CREATE INDEX "application_event_by_application" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_note_by_application" ON "application_note" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_note_by_author" ON "application_note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "application_notice_by_account" ON "application_notice" USING btree ("account_id");