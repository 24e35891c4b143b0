CREATE TABLE "loose_object" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"owner_id" integer,
	"token_hash" text,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"variants" jsonb NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_key_is_unique" UNIQUE("key"),
	CONSTRAINT "upload_has_one_owner" CHECK (("upload"."owner_id" is null) <> ("upload"."token_hash" is null)),
	CONSTRAINT "upload_state_is_known" CHECK ("upload"."state" in ('temporary', 'kept'))
);
--> statement-breakpoint
CREATE INDEX "loose_object_oldest" ON "loose_object" USING btree ("since");--> statement-breakpoint
CREATE INDEX "upload_left_temporary" ON "upload" USING btree ("created") WHERE state = 'temporary';--> statement-breakpoint
CREATE INDEX "upload_by_owner" ON "upload" USING btree ("owner_id","id");