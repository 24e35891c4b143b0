CREATE TABLE "organization_claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"position" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"proof" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"resolved" timestamp with time zone,
	"resolved_by" integer,
	"approved" boolean,
	"reason" text,
	"former_role" text,
	CONSTRAINT "organization_claim_proof_is_known" CHECK ("organization_claim"."proof" in ('confirmed', 'stated', 'none'))
);
--> statement-breakpoint
ALTER TABLE "organization_claim" ADD CONSTRAINT "organization_claim_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_claim" ADD CONSTRAINT "organization_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_claim" ADD CONSTRAINT "organization_claim_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_claim_open_is_unique" ON "organization_claim" USING btree ("frontend","organization_id","account_id") WHERE resolved is null;--> statement-breakpoint
CREATE INDEX "organization_claim_open" ON "organization_claim" USING btree ("frontend","created") WHERE resolved is null;--> statement-breakpoint
CREATE INDEX "organization_claim_by_organization" ON "organization_claim" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "organization_claim_by_account" ON "organization_claim" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "organization_claim_by_resolver" ON "organization_claim" USING btree ("resolved_by");