CREATE TABLE "interview" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"message_id" integer NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"accepted" timestamp with time zone,
	"declined" timestamp with time zone,
	"withdrawn" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "interview_of_message_is_unique" UNIQUE("message_id"),
	CONSTRAINT "interview_times_are_bounded" CHECK (cardinality("interview"."times") between 1 and 5),
	CONSTRAINT "interview_lasts" CHECK ("interview"."minutes" between 5 and 480),
	CONSTRAINT "interview_place_is_bounded" CHECK (char_length("interview"."place") between 1 and 300),
	CONSTRAINT "interview_has_one_answer" CHECK ("interview"."accepted" is null or "interview"."declined" is null),
	CONSTRAINT "interview_accepted_is_suggested" CHECK ("interview"."accepted" is null or "interview"."accepted" = any("interview"."times"))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_message_id_resume_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."resume_message"("id") ON DELETE cascade ON UPDATE no action;