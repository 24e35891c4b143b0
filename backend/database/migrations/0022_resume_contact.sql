CREATE TABLE "resume_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"resume_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"asked_by" integer,
	"job_id" integer,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"answered" timestamp with time zone,
	"opened" timestamp with time zone,
	"ended" timestamp with time zone,
	CONSTRAINT "resume_contact_state_is_known" CHECK ("resume_contact"."state" in ('pending', 'approved', 'declined', 'revoked', 'withdrawn')),
	CONSTRAINT "resume_contact_opened_is_approved" CHECK ("resume_contact"."opened" is null or "resume_contact"."state" = 'approved')
);
--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resume_contact_is_unique" ON "resume_contact" USING btree ("resume_id","organization_id","frontend") WHERE state in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "resume_contact_by_organization" ON "resume_contact" USING btree ("organization_id","frontend","id");