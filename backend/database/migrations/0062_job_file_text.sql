CREATE TABLE "job_file_text" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"upload_id" integer NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_file_text" ADD CONSTRAINT "job_file_text_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;