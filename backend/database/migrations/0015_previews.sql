CREATE TABLE "brand_preview" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_preview_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"patch" json NOT NULL,
	"role" text NOT NULL,
	"day" text,
	"author_id" integer,
	"author_name" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone,
	CONSTRAINT "brand_preview_role_is_known" CHECK ("brand_preview"."role" in ('visitor', 'applicant', 'recruiter', 'administrator'))
);
--> statement-breakpoint
ALTER TABLE "brand_preview" ADD CONSTRAINT "brand_preview_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_preview_by_frontend" ON "brand_preview" USING btree ("frontend","id");