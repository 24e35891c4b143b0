CREATE TABLE "admin_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"list" text NOT NULL,
	"entry_id" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_note_is_bounded" CHECK (char_length("admin_note"."text") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "credit_entry" DROP CONSTRAINT "credit_entry_has_its_sign";--> statement-breakpoint
ALTER TABLE "admin_note" ADD CONSTRAINT "admin_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_note_by_entry" ON "admin_note" USING btree ("list","entry_id","id");--> statement-breakpoint
CREATE INDEX "admin_note_by_author" ON "admin_note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "account_event_by_subject" ON "account_event" USING gin ("detail" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_has_its_sign" CHECK (("credit_entry"."kind" in ('bought', 'granted', 'given_back') and "credit_entry"."amount" > 0) or ("credit_entry"."kind" in ('spent', 'taken_back') and "credit_entry"."amount" < 0));