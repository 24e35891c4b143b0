CREATE TABLE "invoice_file" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"frontend" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"made" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;