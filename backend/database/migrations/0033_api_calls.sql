CREATE TABLE "api_call" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"key_id" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"code" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_call" ADD CONSTRAINT "api_call_key_id_api_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_call_by_key" ON "api_call" USING btree ("key_id","created","id");--> statement-breakpoint
CREATE INDEX "api_call_by_age" ON "api_call" USING btree ("created");