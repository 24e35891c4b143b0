CREATE TABLE "applicant_stage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applicant_stage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"name" text NOT NULL,
	"stands_for" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "applicant_stage_name_is_bounded" CHECK (char_length("applicant_stage"."name") between 1 and 40),
	CONSTRAINT "applicant_stage_stands_for_one" CHECK ("applicant_stage"."stands_for" in ('sent', 'viewed', 'shortlisted', 'rejected', 'hired'))
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "own_stage_id" integer;--> statement-breakpoint
ALTER TABLE "applicant_stage" ADD CONSTRAINT "applicant_stage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_stage_by_organization" ON "applicant_stage" USING btree ("organization_id","frontend","position");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_own_stage_id_applicant_stage_id_fk" FOREIGN KEY ("own_stage_id") REFERENCES "public"."applicant_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_by_own_stage" ON "application" USING btree ("own_stage_id") WHERE own_stage_id is not null;