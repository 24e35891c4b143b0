CREATE TABLE "morning_mail" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"locale" text NOT NULL,
	"looked" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "morning_mail" ADD CONSTRAINT "morning_mail_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "morning_mail_due" ON "morning_mail" USING btree ("time_zone","looked");