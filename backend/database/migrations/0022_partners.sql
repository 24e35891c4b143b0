CREATE TABLE "api_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"per_minute" integer NOT NULL,
	"author_id" integer,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	"last_used" timestamp with time zone,
	"revoked" timestamp with time zone,
	CONSTRAINT "api_key_hash_is_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "api_request" (
	"frontend" text NOT NULL,
	"key_id" integer NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"headers" jsonb,
	"body" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "api_request_is_unique" PRIMARY KEY("frontend","key_id","key")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_request" ADD CONSTRAINT "api_request_key_id_api_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_by_organization" ON "api_key" USING btree ("organization_id","frontend");--> statement-breakpoint
CREATE INDEX "api_key_by_author" ON "api_key" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "api_request_by_age" ON "api_request" USING btree ("created");