CREATE TABLE "bookmark" (
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"job_id" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmark_is_unique" PRIMARY KEY("account_id","frontend","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"account_id" integer,
	"email" text,
	"locale" text NOT NULL,
	"name" text,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"request" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"interval" integer NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"nonce" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	"due" timestamp with time zone,
	"last_sent" timestamp with time zone,
	"sent" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "job_alert_has_one_recipient" CHECK (("job_alert"."account_id" is null) <> ("job_alert"."email" is null)),
	CONSTRAINT "job_alert_interval_is_known" CHECK ("job_alert"."interval" in (-1, 86400, 604800, 2628000))
);
--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert" ADD CONSTRAINT "job_alert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmark_by_job" ON "bookmark" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alert_of_account_is_unique" ON "job_alert" USING btree ("account_id","frontend","search_key");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alert_of_address_is_unique" ON "job_alert" USING btree ("email","frontend","search_key");--> statement-breakpoint
CREATE INDEX "job_alert_due" ON "job_alert" USING btree ("frontend","search_key","id") WHERE due is not null;--> statement-breakpoint
CREATE INDEX "job_alert_unconfirmed" ON "job_alert" USING btree ("created") WHERE confirmed is null;