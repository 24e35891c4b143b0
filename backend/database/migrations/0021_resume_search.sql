CREATE TABLE "resume_search" (
	"resume_id" integer NOT NULL,
	"brand" integer NOT NULL,
	"values" integer[] NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"country" text,
	"region" text,
	"title_vector" "tsvector" NOT NULL,
	"all_vector" "tsvector" NOT NULL,
	CONSTRAINT "resume_search_is_unique" PRIMARY KEY("resume_id","brand")
);
--> statement-breakpoint
ALTER TABLE "resume_search" ADD CONSTRAINT "resume_search_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_search_all" ON "resume_search" USING gin ("all_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resume_search_values" ON "resume_search" USING gin ("values") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resume_search_newest" ON "resume_search" USING btree ("brand","changed" DESC NULLS LAST,"resume_id" DESC NULLS LAST);