CREATE TABLE "facet_alias_later" (
	"brand" integer NOT NULL,
	"index" text NOT NULL,
	"langcode" text NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_change" (
	"index" text NOT NULL,
	"brand" integer NOT NULL,
	"values" integer[] NOT NULL,
	"steps" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_reader" (
	"name" text PRIMARY KEY NOT NULL,
	"position" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word_later" (
	"langcode" text NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
-- Nobody has read these rows, and nobody needs those of before.
TRUNCATE "search_change";--> statement-breakpoint
ALTER TABLE "search_change" ADD COLUMN "index" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_change" ADD COLUMN "subject" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "search_change" ADD COLUMN "created" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "facet_change_by_brand" ON "facet_change" USING btree ("index","brand");--> statement-breakpoint
ALTER TABLE "search_change" DROP COLUMN "job_id";--> statement-breakpoint
-- One row per job, profile or resume whose search row came, changed or went. Statement triggers, so that a bulk load pays once.
create or replace function note_search_change() returns trigger language plpgsql as $$
begin
  execute format('insert into search_change (index, subject) select distinct %L, %I from %I', tg_argv[0], tg_argv[1],
    case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end);
  return null;
end
$$;
--> statement-breakpoint
drop trigger job_search_insert_is_noted on job_search;
--> statement-breakpoint
drop trigger job_search_update_is_noted on job_search;
--> statement-breakpoint
drop trigger job_search_delete_is_noted on job_search;
--> statement-breakpoint
create trigger job_search_insert_is_noted after insert on job_search
  referencing new table as new_rows for each statement execute function note_search_change('JOBS', 'job_id');
--> statement-breakpoint
create trigger job_search_update_is_noted after update on job_search
  referencing new table as new_rows for each statement execute function note_search_change('JOBS', 'job_id');
--> statement-breakpoint
create trigger job_search_delete_is_noted after delete on job_search
  referencing old table as old_rows for each statement execute function note_search_change('JOBS', 'job_id');
--> statement-breakpoint
create trigger organization_search_insert_is_noted after insert on organization_search
  referencing new table as new_rows for each statement execute function note_search_change('ORGANIZATIONS', 'profile_id');
--> statement-breakpoint
create trigger organization_search_update_is_noted after update on organization_search
  referencing new table as new_rows for each statement execute function note_search_change('ORGANIZATIONS', 'profile_id');
--> statement-breakpoint
create trigger organization_search_delete_is_noted after delete on organization_search
  referencing old table as old_rows for each statement execute function note_search_change('ORGANIZATIONS', 'profile_id');
--> statement-breakpoint
create trigger resume_search_insert_is_noted after insert on resume_search
  referencing new table as new_rows for each statement execute function note_search_change('RESUMES', 'resume_id');
--> statement-breakpoint
create trigger resume_search_update_is_noted after update on resume_search
  referencing new table as new_rows for each statement execute function note_search_change('RESUMES', 'resume_id');
--> statement-breakpoint
create trigger resume_search_delete_is_noted after delete on resume_search
  referencing old table as old_rows for each statement execute function note_search_change('RESUMES', 'resume_id');
