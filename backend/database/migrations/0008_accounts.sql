CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"email_verified" timestamp with time zone,
	"blocked" timestamp with time zone,
	"token_version" integer DEFAULT 1 NOT NULL,
	"totp_secret" text,
	"totp_confirmed" timestamp with time zone,
	"totp_last_step" integer,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email_is_unique" UNIQUE("email"),
	CONSTRAINT "account_email_is_lower_case" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "account_brand" (
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"approved" timestamp with time zone,
	"active_organization_id" integer,
	"locale" text NOT NULL,
	"joined" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_brand_is_unique" PRIMARY KEY("account_id","frontend")
);
--> statement-breakpoint
CREATE TABLE "account_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"account_id" integer,
	"actor_id" integer,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_identity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_identity_is_unique" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "account_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone,
	CONSTRAINT "account_link_token_is_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "account_role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"frontend" text,
	"role" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_role_is_known" CHECK ("account_role"."role" in ('applicant', 'recruiter', 'job_editor', 'site_admin', 'administrator')),
	CONSTRAINT "account_role_has_its_brand" CHECK (("account_role"."role" in ('applicant', 'recruiter')) <= ("account_role"."frontend" is not null))
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"actor_id" integer,
	"second_factor" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organization_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" integer,
	"token_hash" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"accepted" timestamp with time zone,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "organization_invitation_token_is_unique" UNIQUE("token_hash"),
	CONSTRAINT "organization_invitation_role_is_known" CHECK ("organization_invitation"."role" in ('owner', 'editor'))
);
--> statement-breakpoint
CREATE TABLE "organization_member" (
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"role" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_member_is_unique" PRIMARY KEY("organization_id","account_id"),
	CONSTRAINT "organization_member_role_is_known" CHECK ("organization_member"."role" in ('owner', 'editor'))
);
--> statement-breakpoint
ALTER TABLE "account_brand" ADD CONSTRAINT "account_brand_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_brand" ADD CONSTRAINT "account_brand_active_organization_id_organization_id_fk" FOREIGN KEY ("active_organization_id") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_identity" ADD CONSTRAINT "account_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_invitation" ADD CONSTRAINT "organization_invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_invitation" ADD CONSTRAINT "organization_invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_member" ADD CONSTRAINT "organization_member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_member" ADD CONSTRAINT "organization_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_brand_by_frontend" ON "account_brand" USING btree ("frontend","account_id");--> statement-breakpoint
CREATE INDEX "account_event_by_frontend" ON "account_event" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "account_event_by_account" ON "account_event" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "account_event_oldest" ON "account_event" USING btree ("created");--> statement-breakpoint
CREATE INDEX "account_identity_by_account" ON "account_identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_link_by_account" ON "account_link" USING btree ("account_id","kind");--> statement-breakpoint
CREATE INDEX "account_link_oldest" ON "account_link" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "account_role_is_unique" ON "account_role" USING btree ("account_id","role",coalesce("frontend", ''));--> statement-breakpoint
CREATE INDEX "account_session_by_account" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_session_oldest" ON "account_session" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "organization_invitation_by_organization" ON "organization_invitation" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "organization_member_by_account" ON "organization_member" USING btree ("account_id");