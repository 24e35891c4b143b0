CREATE TABLE "app_config" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "app_config_name_is_unique" UNIQUE("frontend","name")
);
--> statement-breakpoint
CREATE TABLE "brand_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"revision" text NOT NULL,
	"document" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_alias" (
	"frontend_id" integer NOT NULL,
	"index" text NOT NULL,
	"langcode" text NOT NULL,
	"alias" text NOT NULL,
	"facet_value_id" integer NOT NULL,
	CONSTRAINT "facet_alias_is_unique" PRIMARY KEY("frontend_id","index","langcode","alias"),
	CONSTRAINT "facet_alias_value_is_unique" UNIQUE("frontend_id","index","langcode","facet_value_id")
);
--> statement-breakpoint
CREATE TABLE "facet_count" (
	"index" text NOT NULL,
	"brand" integer NOT NULL,
	"value" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_count_is_unique" PRIMARY KEY("index","brand","value")
);
--> statement-breakpoint
CREATE TABLE "facet_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"field" text NOT NULL,
	"term_id" integer,
	"organization_id" integer,
	"parent_id" integer,
	CONSTRAINT "facet_value_term_is_unique" UNIQUE("field","term_id"),
	CONSTRAINT "facet_value_organization_is_unique" UNIQUE("field","organization_id")
);
--> statement-breakpoint
CREATE TABLE "frontend" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "frontend_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	CONSTRAINT "frontend_key_is_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer,
	"organization_name" text NOT NULL,
	"owner_id" integer,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"langcode" text NOT NULL,
	"data" jsonb NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"backfill" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"published" timestamp with time zone,
	"expires" timestamp with time zone,
	"archived" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_frontend" (
	"job_id" integer NOT NULL,
	"frontend" text NOT NULL,
	CONSTRAINT "job_frontend_is_unique" PRIMARY KEY("job_id","frontend")
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"brands" integer[] NOT NULL,
	"values" integer[] NOT NULL,
	"langcode" text NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	"lat" double precision,
	"lon" double precision,
	"country" text,
	"region" text,
	"remote" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"backfill" boolean DEFAULT false NOT NULL,
	"video" boolean DEFAULT false NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"organization_name" text NOT NULL,
	"title_vector" "tsvector" NOT NULL,
	"all_vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landing_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"langcode" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_profile" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"slug" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"training" boolean DEFAULT false NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_profile_slug_is_unique" UNIQUE("frontend","slug"),
	CONSTRAINT "organization_profile_is_unique" UNIQUE("frontend","organization_id")
);
--> statement-breakpoint
CREATE TABLE "organization_search" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"brand" integer NOT NULL,
	"values" integer[] NOT NULL,
	"name" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"training" boolean DEFAULT false NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"country" text,
	"region" text,
	"title_vector" "tsvector" NOT NULL,
	"all_vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_name" (
	"folded" text NOT NULL,
	"place_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	CONSTRAINT "place_name_is_unique" PRIMARY KEY("folded","place_id","kind")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "region_is_unique" PRIMARY KEY("country","code")
);
--> statement-breakpoint
CREATE TABLE "search_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"job_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_epoch" (
	"index" text NOT NULL,
	"brand" integer NOT NULL,
	"epoch" bigint NOT NULL,
	CONSTRAINT "search_epoch_is_unique" PRIMARY KEY("index","brand")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"langcode" text NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_word_is_unique" PRIMARY KEY("langcode","word")
);
--> statement-breakpoint
CREATE TABLE "taxonomy_term" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taxonomy_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"taxonomy" text NOT NULL,
	"code" text NOT NULL,
	"parent_id" integer,
	"weight" integer DEFAULT 0 NOT NULL,
	"labels" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	CONSTRAINT "taxonomy_term_code_is_unique" UNIQUE("taxonomy","code")
);
--> statement-breakpoint
ALTER TABLE "facet_alias" ADD CONSTRAINT "facet_alias_frontend_id_frontend_id_fk" FOREIGN KEY ("frontend_id") REFERENCES "public"."frontend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_alias" ADD CONSTRAINT "facet_alias_facet_value_id_facet_value_id_fk" FOREIGN KEY ("facet_value_id") REFERENCES "public"."facet_value"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_value" ADD CONSTRAINT "facet_value_term_id_taxonomy_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_frontend" ADD CONSTRAINT "job_frontend_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD CONSTRAINT "organization_profile_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_search" ADD CONSTRAINT "organization_search_profile_id_organization_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."organization_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_name" ADD CONSTRAINT "place_name_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD CONSTRAINT "taxonomy_term_parent_exists" FOREIGN KEY ("parent_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_revision_by_frontend" ON "brand_revision" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "job_by_frontend" ON "job" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "job_due_for_publication" ON "job" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "job_due_for_expiry" ON "job" USING btree ("expires") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "job_frontend_by_frontend" ON "job_frontend" USING btree ("frontend","job_id");--> statement-breakpoint
CREATE INDEX "job_search_title" ON "job_search" USING gin ("title_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_all" ON "job_search" USING gin ("all_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_values" ON "job_search" USING gin ("values") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_brands" ON "job_search" USING gin ("brands") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("published" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_box" ON "job_search" USING btree ("lat","lon");--> statement-breakpoint
CREATE UNIQUE INDEX "landing_page_path_is_unique" ON "landing_page" USING btree ("frontend","langcode","path");--> statement-breakpoint
CREATE INDEX "organization_search_all" ON "organization_search" USING gin ("all_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "organization_search_values" ON "organization_search" USING gin ("values") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "organization_search_by_brand" ON "organization_search" USING btree ("brand","name");--> statement-breakpoint
CREATE INDEX "place_by_population" ON "place" USING btree ("population" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "place_name_prefix" ON "place_name" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_name_trigrams" ON "place_name" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_change_by_transaction" ON "search_change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);