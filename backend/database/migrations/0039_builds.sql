CREATE TABLE "build" (
	"id" text PRIMARY KEY NOT NULL,
	"files" json NOT NULL,
	"started" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "build_file" (
	"sha256" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"first" timestamp with time zone DEFAULT now() NOT NULL,
	"last" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "build_by_start" ON "build" USING btree ("started");