CREATE TABLE "brand_patch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_patch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"patch" json NOT NULL,
	"kind" text NOT NULL,
	"restores" integer,
	"note" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_patch_kind_is_known" CHECK ("brand_patch"."kind" in ('set', 'undo', 'redo', 'restore'))
);
--> statement-breakpoint
ALTER TABLE "brand_patch" ADD CONSTRAINT "brand_patch_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_patch_by_frontend" ON "brand_patch" USING btree ("frontend","id");