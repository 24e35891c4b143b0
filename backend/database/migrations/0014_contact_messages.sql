CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"send_key" text,
	"files" integer[] NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_frontend_send_key" UNIQUE("frontend","send_key")
);
--> statement-breakpoint
CREATE INDEX "contact_message_oldest" ON "contact_message" USING btree ("created");