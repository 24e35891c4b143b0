CREATE TABLE "resume" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"langcode" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_account_is_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "resume_frontend" (
	"resume_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"listed" timestamp with time zone,
	CONSTRAINT "resume_frontend_is_unique" PRIMARY KEY("resume_id","frontend")
);
--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_frontend" ADD CONSTRAINT "resume_frontend_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_frontend_listed" ON "resume_frontend" USING btree ("frontend","listed");