CREATE TABLE "fleet_edit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fleet_edit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"changes" json NOT NULL,
	"note" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_patch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_patch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changes" json NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone,
	"started" timestamp with time zone,
	"finished" timestamp with time zone,
	"reason" text,
	"findings" json DEFAULT '[]'::json NOT NULL,
	"replaced" json DEFAULT '[]'::json NOT NULL,
	"note" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_patch_state_is_known" CHECK ("scheduled_patch"."state" in ('planned', 'active', 'done', 'cancelled', 'refused')),
	CONSTRAINT "scheduled_patch_reason_is_known" CHECK ("scheduled_patch"."reason" in ('errors', 'author', 'missed')),
	CONSTRAINT "scheduled_patch_ends_after_its_start" CHECK ("scheduled_patch"."ends" > "scheduled_patch"."starts")
);
--> statement-breakpoint
ALTER TABLE "brand_patch" DROP CONSTRAINT "brand_patch_kind_is_known";--> statement-breakpoint
ALTER TABLE "brand_patch" ADD COLUMN "fleet_id" integer;--> statement-breakpoint
ALTER TABLE "fleet_edit" ADD CONSTRAINT "fleet_edit_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_patch" ADD CONSTRAINT "scheduled_patch_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_patch_by_frontend" ON "scheduled_patch" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "scheduled_patch_due" ON "scheduled_patch" USING btree ("starts","ends") WHERE state in ('planned', 'active');--> statement-breakpoint
ALTER TABLE "brand_patch" ADD CONSTRAINT "brand_patch_fleet_id_fleet_edit_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet_edit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_patch_by_fleet" ON "brand_patch" USING btree ("fleet_id") WHERE fleet_id is not null;--> statement-breakpoint
ALTER TABLE "brand_patch" ADD CONSTRAINT "brand_patch_kind_is_known" CHECK ("brand_patch"."kind" in ('set', 'undo', 'redo', 'restore', 'start', 'end', 'fleet', 'fleet_undo'));