CREATE TABLE "organization_slug" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_slug_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"slug" text NOT NULL,
	"profile_id" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_slug_is_unique" UNIQUE("frontend","slug")
);
--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD COLUMN "requested" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD COLUMN "approved" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "organization_slug" ADD CONSTRAINT "organization_slug_profile_id_organization_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."organization_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_slug_by_profile" ON "organization_slug" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "organization_profile_by_organization" ON "organization_profile" USING btree ("organization_id");