CREATE TABLE "cv_site" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_site_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"resume_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"slug" text NOT NULL,
	"published" boolean NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"indexable" boolean NOT NULL,
	"shows" text[] DEFAULT '{}' NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "cv_site_slug_is_unique" UNIQUE("frontend","slug"),
	CONSTRAINT "cv_site_is_unique" UNIQUE("resume_id","frontend")
);
--> statement-breakpoint
CREATE TABLE "cv_site_slug" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_site_slug_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"slug" text NOT NULL,
	"cv_site_id" integer NOT NULL,
	CONSTRAINT "cv_site_slug_former_is_unique" UNIQUE("frontend","slug")
);
--> statement-breakpoint
ALTER TABLE "cv_site" ADD CONSTRAINT "cv_site_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_site" ADD CONSTRAINT "cv_site_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_site_slug" ADD CONSTRAINT "cv_site_slug_cv_site_id_cv_site_id_fk" FOREIGN KEY ("cv_site_id") REFERENCES "public"."cv_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_site_by_account" ON "cv_site" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cv_site_slug_by_site" ON "cv_site_slug" USING btree ("cv_site_id");