CREATE TABLE "happening" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "happening_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"period" date NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"count" bigint NOT NULL,
	"job_id" integer
);
--> statement-breakpoint
CREATE TABLE "job_statistic" (
	"job_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"grain" text DEFAULT 'day' NOT NULL,
	"period" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"places" bigint DEFAULT 0 NOT NULL,
	"from_search" integer DEFAULT 0 NOT NULL,
	"from_job" integer DEFAULT 0 NOT NULL,
	"from_employer" integer DEFAULT 0 NOT NULL,
	"from_site" integer DEFAULT 0 NOT NULL,
	"from_engine" integer DEFAULT 0 NOT NULL,
	"from_elsewhere" integer DEFAULT 0 NOT NULL,
	"from_mail" integer DEFAULT 0 NOT NULL,
	"from_direct" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_statistic_is_unique" PRIMARY KEY("job_id","frontend","period","grain"),
	CONSTRAINT "job_statistic_grain_is_known" CHECK ("job_statistic"."grain" in ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE "statistic" (
	"frontend" text NOT NULL,
	"grain" text DEFAULT 'day' NOT NULL,
	"period" date NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "statistic_is_unique" PRIMARY KEY("frontend","period","grain","measure","subject"),
	CONSTRAINT "statistic_grain_is_known" CHECK ("statistic"."grain" in ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE "typed_search" (
	"frontend" text NOT NULL,
	"period" date NOT NULL,
	"measure" text NOT NULL,
	"text_key" text NOT NULL,
	"network_key" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "typed_search_is_unique" PRIMARY KEY("frontend","period","measure","text_key","network_key")
);
--> statement-breakpoint
ALTER TABLE "job_statistic" ADD CONSTRAINT "job_statistic_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "happening_by_frontend" ON "happening" USING btree ("frontend");--> statement-breakpoint
CREATE INDEX "job_statistic_by_period" ON "job_statistic" USING btree ("period","grain");--> statement-breakpoint
CREATE INDEX "statistic_by_period" ON "statistic" USING btree ("period","grain");--> statement-breakpoint
CREATE INDEX "typed_search_by_period" ON "typed_search" USING btree ("period");