ALTER TABLE "contact_message" ADD COLUMN "mail_id" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "handled" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_handled_by_account_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("frontend","created") WHERE handled is null;--> statement-breakpoint
CREATE INDEX "contact_message_by_mail" ON "contact_message" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "contact_message_by_handler" ON "contact_message" USING btree ("handled_by");--> statement-breakpoint
UPDATE "contact_message" SET "handled" = "created" WHERE "created" < now() - interval '1 day';