CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"post_id" integer,
	"page_id" integer,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" integer,
	"author_name" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "content_version_of_post_is_unique" UNIQUE("post_id","version"),
	CONSTRAINT "content_version_of_page_is_unique" UNIQUE("page_id","version"),
	CONSTRAINT "content_version_is_about_one" CHECK (("content_version"."post_id" is null) <> ("content_version"."page_id" is null))
);
--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "translation" text;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "announced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_page" ADD COLUMN "created" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "landing_page" SET "publish_at" = "changed", "announced" = true, "created" = "changed" WHERE "published";--> statement-breakpoint
ALTER TABLE "landing_page" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_page_id_landing_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_version_by_author" ON "content_version" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "landing_page_by_translation" ON "landing_page" USING btree ("translation");--> statement-breakpoint
CREATE INDEX "landing_page_to_announce" ON "landing_page" USING btree ("publish_at") WHERE not announced;
