CREATE TABLE "brand_file" (
	"sha256" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_folder" (
	"place" text PRIMARY KEY NOT NULL,
	"hashes" json NOT NULL,
	"seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_publication" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brands" json NOT NULL,
	"kind" text NOT NULL,
	"changed" json NOT NULL,
	"restores" integer,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_publication_kind_is_known" CHECK ("brand_publication"."kind" in ('publish', 'revert'))
);
