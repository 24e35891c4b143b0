CREATE TABLE "mail_bounce" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"bounced" timestamp with time zone NOT NULL
);
