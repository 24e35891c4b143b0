ALTER TABLE "credit_entry" DROP CONSTRAINT "credit_entry_has_its_sign";--> statement-breakpoint
ALTER TABLE "credit_entry" ADD COLUMN "grant_id" integer;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_grant_id_credit_entry_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entry_of_grant" ON "credit_entry" USING btree ("grant_id") WHERE grant_id is not null;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_has_its_sign" CHECK (("credit_entry"."kind" in ('bought', 'granted', 'given_back', 'restored') and "credit_entry"."amount" > 0) or ("credit_entry"."kind" in ('spent', 'taken_back') and "credit_entry"."amount" < 0));