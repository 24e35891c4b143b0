CREATE TABLE "candidate_list" (
	"application_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "candidate_list_is_unique" PRIMARY KEY("application_id","name"),
	CONSTRAINT "candidate_list_is_bounded" CHECK (char_length("candidate_list"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "saved_candidate" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"frontend" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked" timestamp with time zone,
	"answer" text,
	"answered" timestamp with time zone,
	"until" timestamp with time zone,
	"nonce" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_candidate_answer_is_known" CHECK ("saved_candidate"."answer" in ('yes', 'no')),
	CONSTRAINT "saved_candidate_is_kept_after_yes" CHECK (("saved_candidate"."until" is not null) = ("saved_candidate"."answer" is not distinct from 'yes'))
);
--> statement-breakpoint
ALTER TABLE "candidate_list" ADD CONSTRAINT "candidate_list_application_id_saved_candidate_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."saved_candidate"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidate" ADD CONSTRAINT "saved_candidate_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_candidate_due" ON "saved_candidate" USING btree ("frontend","until") WHERE answer = 'yes';