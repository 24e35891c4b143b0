CREATE TABLE "conversation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"contact_id" integer,
	"application_id" integer,
	"seeker_read" integer DEFAULT 0 NOT NULL,
	"employer_read" integer DEFAULT 0 NOT NULL,
	"seeker_blocked" timestamp with time zone,
	"employer_blocked" timestamp with time zone,
	CONSTRAINT "conversation_of_contact_is_unique" UNIQUE("contact_id"),
	CONSTRAINT "conversation_of_application_is_unique" UNIQUE("application_id"),
	CONSTRAINT "conversation_is_about_one" CHECK (num_nonnulls("conversation"."contact_id", "conversation"."application_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "message_notice" (
	"frontend" text NOT NULL,
	"account_id" integer NOT NULL,
	"mode" text NOT NULL,
	"told" timestamp with time zone NOT NULL,
	CONSTRAINT "message_notice_is_unique" PRIMARY KEY("frontend","account_id"),
	CONSTRAINT "message_notice_mode_is_known" CHECK ("message_notice"."mode" in ('at_once', 'daily'))
);
--> statement-breakpoint
ALTER TABLE "resume_message" ALTER COLUMN "contact_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_message" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "resume_message" ADD COLUMN "files" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_message" ADD COLUMN "send_key" text;--> statement-breakpoint
ALTER TABLE "resume_message" ADD COLUMN "reader_id" integer;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_contact_id_resume_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."resume_contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_notice" ADD CONSTRAINT "message_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_notice_by_account" ON "message_notice" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_reader_id_account_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_message_by_application" ON "resume_message" USING btree ("application_id","id") WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX "resume_message_by_reader" ON "resume_message" USING btree ("reader_id") WHERE reader_id is not null;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_send_key_is_unique" UNIQUE("frontend","send_key");--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_is_about_one" CHECK (num_nonnulls("resume_message"."contact_id", "resume_message"."application_id") = 1);