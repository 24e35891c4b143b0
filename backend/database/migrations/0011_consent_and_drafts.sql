CREATE TABLE "captcha_spent" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"account_id" integer,
	"mail" text NOT NULL,
	"info_id" integer NOT NULL,
	"revision_id" integer NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_of_account_is_unique" UNIQUE("account_id","revision_id")
);
--> statement-breakpoint
CREATE TABLE "consent_info" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_info_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"type" text NOT NULL,
	"placement" text NOT NULL,
	"path" text,
	"opt_in" boolean DEFAULT true NOT NULL,
	"required" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_info_type_is_a_code" CHECK ("consent_info"."type" ~ '^[A-Z][A-Z0-9_]{0,59}$'),
	CONSTRAINT "consent_info_placement_is_a_code" CHECK ("consent_info"."placement" ~ '^[A-Z][A-Z0-9_]{0,59}$')
);
--> statement-breakpoint
CREATE TABLE "consent_info_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_info_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"info_id" integer NOT NULL,
	"text" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"form" text NOT NULL,
	"key" text NOT NULL,
	"answers" jsonb NOT NULL,
	"step" text,
	"version" integer NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_is_unique" PRIMARY KEY("account_id","frontend","form","key")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_info_id_consent_info_id_fk" FOREIGN KEY ("info_id") REFERENCES "public"."consent_info"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_revision_id_consent_info_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."consent_info_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_info_revision" ADD CONSTRAINT "consent_info_revision_info_id_consent_info_id_fk" FOREIGN KEY ("info_id") REFERENCES "public"."consent_info"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_info_revision" ADD CONSTRAINT "consent_info_revision_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_spent_oldest" ON "captcha_spent" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_of_guest_is_unique" ON "consent" USING btree ("revision_id","mail") WHERE account_id is null and mail not like 'sha256:%';--> statement-breakpoint
CREATE INDEX "consent_by_frontend" ON "consent" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "consent_by_account" ON "consent" USING btree ("account_id","frontend","id");--> statement-breakpoint
CREATE INDEX "consent_info_by_placement" ON "consent_info" USING btree ("frontend","placement","type","position","id");--> statement-breakpoint
CREATE INDEX "consent_info_revision_by_info" ON "consent_info_revision" USING btree ("info_id","id");--> statement-breakpoint
CREATE INDEX "draft_oldest" ON "draft" USING btree ("frontend","changed");--> statement-breakpoint
-- Who agreed to what is only added to. An account that goes leaves the proof, but neither its address nor its network.
create function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is null then
    new := old;
    new.account_id := null;
    new.mail := 'sha256:' || encode(sha256(convert_to(old.mail, 'UTF8')), 'hex');
    new.network := '';
    return new;
  end if;
  raise exception 'Consents are only added.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger consent_is_only_added before update or delete on consent
  for each row execute function keep_consent();
