CREATE TABLE "blog_post" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"langcode" text NOT NULL,
	"slug" text NOT NULL,
	"translation" text,
	"category" text DEFAULT '' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"picture" jsonb,
	"publish_at" timestamp with time zone,
	"announced" boolean DEFAULT false NOT NULL,
	"words" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_post_frontend" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_post_frontend_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"post_id" integer NOT NULL,
	"langcode" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "blog_post_is_shown_once" UNIQUE("post_id","frontend"),
	CONSTRAINT "blog_post_slug_is_unique" UNIQUE("frontend","langcode","slug")
);
--> statement-breakpoint
ALTER TABLE "blog_post_frontend" ADD CONSTRAINT "blog_post_frontend_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_by_owner" ON "blog_post" USING btree ("frontend","publish_at");--> statement-breakpoint
CREATE INDEX "blog_post_by_translation" ON "blog_post" USING btree ("translation");--> statement-breakpoint
CREATE INDEX "blog_post_to_announce" ON "blog_post" USING btree ("publish_at") WHERE not announced;--> statement-breakpoint
CREATE INDEX "blog_post_words" ON "blog_post" USING gin ("words");