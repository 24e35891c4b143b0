CREATE TABLE "resume_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"contact_id" integer NOT NULL,
	"author_id" integer,
	"from_owner" boolean NOT NULL,
	"text" text NOT NULL,
	"mail_id" integer,
	"undelivered" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_message_is_bounded" CHECK (char_length("resume_message"."text") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "credit_entry" DROP CONSTRAINT "credit_entry_has_its_sign";--> statement-breakpoint
ALTER TABLE "resume_frontend" ALTER COLUMN "visible" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD COLUMN "ways" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Whoever approved before was told that e-mail address and phone would be seen.
UPDATE "resume_contact" SET "ways" = '{email,phone}' WHERE "state" = 'approved';--> statement-breakpoint
ALTER TABLE "resume_contact" ADD COLUMN "mail_id" integer;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD COLUMN "unreachable" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_contact_id_resume_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."resume_contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_message_by_contact" ON "resume_message" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "resume_message_by_author" ON "resume_message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "resume_message_by_mail" ON "resume_message" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "resume_message_by_age" ON "resume_message" USING btree ("frontend","created");--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "resume_contact_by_mail" ON "resume_contact" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_has_its_sign" CHECK (("credit_entry"."kind" in ('bought', 'given_back') and "credit_entry"."amount" > 0) or ("credit_entry"."kind" in ('spent', 'taken_back') and "credit_entry"."amount" < 0));--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_ways_are_known" CHECK ("resume_contact"."ways" <@ array['email', 'phone', 'messages']);--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_approved_has_a_way" CHECK ("resume_contact"."state" <> 'approved' or cardinality("resume_contact"."ways") > 0);