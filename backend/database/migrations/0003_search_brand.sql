CREATE TABLE "job_search_brand" (
	"brand" integer NOT NULL,
	"job_id" integer NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	CONSTRAINT "job_search_brand_is_unique" PRIMARY KEY("job_id","brand")
);
--> statement-breakpoint
ALTER TABLE "job_search_brand" ADD CONSTRAINT "job_search_brand_job_id_job_search_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_search"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_search_brand_newest" ON "job_search_brand" USING btree ("brand","published" DESC NULLS LAST,"job_id" DESC NULLS LAST,"expires");--> statement-breakpoint
CREATE INDEX "job_search_brand_due_for_expiry" ON "job_search_brand" USING btree ("brand","expires");--> statement-breakpoint
CREATE INDEX "job_search_remote" ON "job_search" USING btree ("job_id") WHERE remote;--> statement-breakpoint
-- The vector of the whole text is long and read only through its index or for ranking: kept out of the row, filters read narrow rows.
ALTER TABLE "job_search" ALTER COLUMN "all_vector" SET STORAGE external, ALTER COLUMN "title_vector" SET STORAGE main, ALTER COLUMN "values" SET STORAGE main, ALTER COLUMN "brands" SET STORAGE main;--> statement-breakpoint
ALTER TABLE "job_search" SET (toast_tuple_target = 1024);
