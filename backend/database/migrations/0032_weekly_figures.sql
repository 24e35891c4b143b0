CREATE TABLE "weekly_figures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weekly_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"account_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone,
	"issue" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "weekly_figures" ADD CONSTRAINT "weekly_figures_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "weekly_figures_is_unique" ON "weekly_figures" USING btree ("account_id","frontend");--> statement-breakpoint
CREATE INDEX "weekly_figures_due" ON "weekly_figures" USING btree ("frontend","issue","id") WHERE ended is null;