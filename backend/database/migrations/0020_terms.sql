CREATE TABLE "former_facet_alias" (
	"frontend_id" integer NOT NULL,
	"index" text NOT NULL,
	"langcode" text NOT NULL,
	"alias" text NOT NULL,
	"facet_value_id" integer NOT NULL,
	CONSTRAINT "former_facet_alias_is_unique" PRIMARY KEY("frontend_id","index","langcode","alias")
);
--> statement-breakpoint
CREATE TABLE "term_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term_id" integer NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"merge_id" integer,
	"author_id" integer,
	"created" timestamp with time zone NOT NULL,
	"undone" timestamp with time zone,
	CONSTRAINT "term_change_kind_is_known" CHECK ("term_change"."kind" in ('added', 'changed', 'retired', 'restored', 'merged'))
);
--> statement-breakpoint
ALTER TABLE "merge" DROP CONSTRAINT "merge_kind_is_known";--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD COLUMN "retired" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "former_facet_alias" ADD CONSTRAINT "former_facet_alias_frontend_id_frontend_id_fk" FOREIGN KEY ("frontend_id") REFERENCES "public"."frontend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_facet_alias" ADD CONSTRAINT "former_facet_alias_facet_value_id_facet_value_id_fk" FOREIGN KEY ("facet_value_id") REFERENCES "public"."facet_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_change" ADD CONSTRAINT "term_change_term_id_taxonomy_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_change" ADD CONSTRAINT "term_change_merge_id_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merge"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_change" ADD CONSTRAINT "term_change_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_change_by_term" ON "term_change" USING btree ("term_id");--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD CONSTRAINT "taxonomy_term_successor_exists" FOREIGN KEY ("merged_into") REFERENCES "public"."taxonomy_term"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge" ADD CONSTRAINT "merge_kind_is_known" CHECK ("merge"."kind" in ('account', 'organization', 'term'));--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD CONSTRAINT "taxonomy_term_is_not_its_successor" CHECK ("taxonomy_term"."merged_into" <> "taxonomy_term"."id");