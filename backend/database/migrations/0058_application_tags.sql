CREATE TABLE "application_tag" (
	"application_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "application_tag_is_unique" PRIMARY KEY("application_id","name"),
	CONSTRAINT "application_tag_is_bounded" CHECK (char_length("application_tag"."name") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "application_tag" ADD CONSTRAINT "application_tag_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;