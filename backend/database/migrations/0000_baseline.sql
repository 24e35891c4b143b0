-- Both are trusted extensions: the owner of the database may create them.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
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
	"vouched" timestamp with time zone,
	"blocked" timestamp with time zone,
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
	"actor_session_id" text,
	"token_version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "bookmark" (
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"job_id" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmark_is_unique" PRIMARY KEY("account_id","frontend","job_id")
);
--> statement-breakpoint
CREATE TABLE "search_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"index" text DEFAULT 'JOBS' NOT NULL,
	"account_id" integer,
	"email" text,
	"locale" text NOT NULL,
	"name" text,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"request" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"interval" integer NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_by_owner" boolean DEFAULT false NOT NULL,
	"nonce" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	"due" timestamp with time zone,
	"last_sent" timestamp with time zone,
	"sent" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "search_alert_has_one_recipient" CHECK (("search_alert"."account_id" is null) <> ("search_alert"."email" is null)),
	CONSTRAINT "search_alert_index_is_known" CHECK ("search_alert"."index" in ('JOBS', 'RESUMES')),
	CONSTRAINT "search_alert_guest_wants_jobs" CHECK ("search_alert"."index" = 'JOBS' or "search_alert"."account_id" is not null),
	CONSTRAINT "search_alert_interval_is_known" CHECK ("search_alert"."interval" in (-1, 86400, 604800, 2628000))
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"job_id" integer,
	"job_title" text NOT NULL,
	"organization_name" text NOT NULL,
	"account_id" integer,
	"email" text,
	"confirmed" timestamp with time zone,
	"locale" text NOT NULL,
	"stage" text DEFAULT 'sent' NOT NULL,
	"data" jsonb NOT NULL,
	"files" integer[] DEFAULT '{}' NOT NULL,
	"knocked_out" boolean DEFAULT false NOT NULL,
	"rating" smallint DEFAULT 0 NOT NULL,
	"send_key" text,
	"noticed" timestamp with time zone,
	"cleared" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "application_send_key_is_unique" UNIQUE("frontend","send_key"),
	CONSTRAINT "application_stage_is_known" CHECK ("application"."stage" in ('sent', 'viewed', 'shortlisted', 'rejected', 'hired', 'withdrawn')),
	CONSTRAINT "application_rating_is_within_bounds" CHECK ("application"."rating" between 0 and 5),
	CONSTRAINT "application_is_somebodys_or_cleared" CHECK (("application"."cleared" is not null) = ("application"."email" is null)),
	CONSTRAINT "application_cleared_is_nobodys" CHECK ("application"."cleared" is null or ("application"."account_id" is null and "application"."data" = '{}'))
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"stage" text NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" integer,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notice" (
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"mode" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "application_notice_is_unique" PRIMARY KEY("frontend","organization_id","account_id"),
	CONSTRAINT "application_notice_mode_is_known" CHECK ("application_notice"."mode" in ('at_once', 'daily', 'none'))
);
--> statement-breakpoint
CREATE TABLE "credit_balance" (
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_balance_is_unique" PRIMARY KEY("organization_id","frontend","type"),
	CONSTRAINT "credit_balance_is_never_negative" CHECK ("credit_balance"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"line_id" integer,
	"days" integer,
	"subject" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entry_type_is_known" CHECK ("credit_entry"."type" in ('job', 'contact', 'featured_job', 'top_job')),
	CONSTRAINT "credit_entry_has_its_sign" CHECK (("credit_entry"."kind" in ('bought', 'given_back') and "credit_entry"."amount" > 0) or ("credit_entry"."kind" in ('spent', 'taken_back') and "credit_entry"."amount" < 0))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"data" jsonb NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_is_unique" UNIQUE("organization_id","frontend")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"data" jsonb NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"issued" timestamp with time zone NOT NULL,
	"refund_id" integer,
	CONSTRAINT "invoice_number_is_unique" UNIQUE("frontend","number"),
	CONSTRAINT "invoice_of_refund_is_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoice_kind_is_known" CHECK ("invoice"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"frontend" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"order_id" integer NOT NULL,
	"refund_key" text NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"reason" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refund_key_is_unique" UNIQUE("order_id","refund_key"),
	CONSTRAINT "order_refund_adds_up" CHECK ("order_refund"."total" = "order_refund"."net" + "order_refund"."tax" and "order_refund"."total" > 0 and "order_refund"."tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"refund_id" integer,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_of_refund_is_unique" UNIQUE("refund_id"),
	CONSTRAINT "payment_kind_is_known" CHECK ("payment"."kind" in ('payment', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"unit_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"credits" integer,
	"slots" integer,
	"days" integer,
	"starts" timestamp with time zone,
	"refund_id" integer,
	CONSTRAINT "purchase_line_is_counted" CHECK ("purchase_line"."quantity" > 0 and "purchase_line"."unit_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer,
	"organization_name" text NOT NULL,
	"account_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"net" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_rule" text NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"locale" text NOT NULL,
	"order_key" text NOT NULL,
	"reason" text,
	"attention" text,
	"provider_session" text,
	"provider_payment" text,
	"created" timestamp with time zone NOT NULL,
	"paid" timestamp with time zone,
	"cancelled" timestamp with time zone,
	"refunded" timestamp with time zone,
	CONSTRAINT "purchase_order_key_is_unique" UNIQUE("frontend","organization_id","order_key"),
	CONSTRAINT "purchase_order_state_is_known" CHECK ("purchase_order"."state" in ('open', 'paid', 'cancelled', 'refunded')),
	CONSTRAINT "purchase_order_attention_is_known" CHECK ("purchase_order"."attention" in ('organization_gone', 'other_amount', 'partly_refunded')),
	CONSTRAINT "purchase_order_adds_up" CHECK ("purchase_order"."total" = "purchase_order"."net" + "purchase_order"."tax" and "purchase_order"."net" >= 0 and "purchase_order"."tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spending" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"purchase" text NOT NULL,
	"subject" text NOT NULL,
	"subscription_id" integer,
	"days" integer,
	"created" timestamp with time zone NOT NULL,
	"released" timestamp with time zone,
	CONSTRAINT "spending_is_unique" UNIQUE("organization_id","frontend","purchase","subject")
);
--> statement-breakpoint
CREATE TABLE "stripe_event" (
	"id" text PRIMARY KEY NOT NULL,
	"frontend" text NOT NULL,
	"type" text NOT NULL,
	"received" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer NOT NULL,
	"line_id" integer,
	"product" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"slots" integer,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"cancelled" timestamp with time zone,
	"noticed" timestamp with time zone,
	"begun" timestamp with time zone,
	"ended" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_ends_after_its_start" CHECK ("subscription"."ends" > "subscription"."starts"),
	CONSTRAINT "subscription_type_is_known" CHECK ("subscription"."type" in ('job_flat_rate', 'contact_flat_rate', 'premium_profile', 'promoted_profile'))
);
--> statement-breakpoint
CREATE TABLE "app_config" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "app_config_name_is_unique" UNIQUE("frontend","name")
);
--> statement-breakpoint
CREATE TABLE "brand_patch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_patch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"patch" json NOT NULL,
	"kind" text NOT NULL,
	"restores" integer,
	"note" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_patch_kind_is_known" CHECK ("brand_patch"."kind" in ('set', 'undo', 'redo', 'restore'))
);
--> statement-breakpoint
CREATE TABLE "brand_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"revision" text NOT NULL,
	"document" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frontend" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "frontend_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	CONSTRAINT "frontend_key_is_unique" UNIQUE("key")
);
--> statement-breakpoint
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
	"withdrawn" timestamp with time zone
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
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"send_key" text,
	"files" integer[] NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_frontend_send_key" UNIQUE("frontend","send_key")
);
--> statement-breakpoint
CREATE TABLE "cv_site" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_site_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"resume_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"slug" text NOT NULL,
	"published" boolean NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"indexable" boolean NOT NULL,
	"shows" text[] DEFAULT '{}' NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "cv_site_slug_is_unique" UNIQUE("frontend","slug"),
	CONSTRAINT "cv_site_is_unique" UNIQUE("resume_id","frontend")
);
--> statement-breakpoint
CREATE TABLE "cv_site_slug" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_site_slug_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"slug" text NOT NULL,
	"cv_site_id" integer NOT NULL,
	CONSTRAINT "cv_site_slug_former_is_unique" UNIQUE("frontend","slug")
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
CREATE TABLE "job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"organization_id" integer,
	"organization_name" text NOT NULL,
	"on_behalf" boolean DEFAULT false NOT NULL,
	"owner_id" integer,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"langcode" text NOT NULL,
	"data" jsonb NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"backfill" boolean DEFAULT false NOT NULL,
	"external" boolean DEFAULT false NOT NULL,
	"featured_until" timestamp with time zone,
	"top_until" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"published" timestamp with time zone,
	"expires" timestamp with time zone,
	"archived" timestamp with time zone,
	"paused_from" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"application_starts" integer DEFAULT 0 NOT NULL,
	"submitted" timestamp with time zone,
	"refusal" text,
	"duration_days" integer,
	"expiry_noticed" timestamp with time zone,
	"duplicate_of" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_frontend" (
	"job_id" integer NOT NULL,
	"frontend" text NOT NULL,
	CONSTRAINT "job_frontend_is_unique" PRIMARY KEY("job_id","frontend")
);
--> statement-breakpoint
CREATE TABLE "job_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"job_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"email" text,
	"account_id" integer,
	"send_key" text,
	"created" timestamp with time zone NOT NULL,
	"resolved" timestamp with time zone,
	"resolved_by" integer,
	"outcome" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "job_request" (
	"frontend" text NOT NULL,
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"job_id" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_request_is_unique" PRIMARY KEY("frontend","account_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"message_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"sent" timestamp with time zone,
	CONSTRAINT "outbox_state_is_known" CHECK ("outbox"."state" in ('queued', 'sending', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_profile" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"slug" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"paused" timestamp with time zone,
	"featured" boolean DEFAULT false NOT NULL,
	"training" boolean DEFAULT false NOT NULL,
	"requested" timestamp with time zone,
	"approved" timestamp with time zone,
	"refusal" text,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_profile_slug_is_unique" UNIQUE("frontend","slug"),
	CONSTRAINT "organization_profile_is_unique" UNIQUE("frontend","organization_id")
);
--> statement-breakpoint
CREATE TABLE "organization_slug" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_slug_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"slug" text NOT NULL,
	"profile_id" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_slug_is_unique" UNIQUE("frontend","slug")
);
--> statement-breakpoint
CREATE TABLE "landing_page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landing_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"langcode" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_name" (
	"folded" text NOT NULL,
	"place_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	CONSTRAINT "place_name_is_unique" PRIMARY KEY("folded","place_id","kind")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"country" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "region_is_unique" PRIMARY KEY("country","code")
);
--> statement-breakpoint
CREATE TABLE "resume" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"langcode" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_account_is_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "resume_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"resume_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"asked_by" integer,
	"job_id" integer,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"answered" timestamp with time zone,
	"opened" timestamp with time zone,
	"ended" timestamp with time zone,
	"ways" text[] DEFAULT '{}' NOT NULL,
	"mail_id" integer,
	"unreachable" timestamp with time zone,
	CONSTRAINT "resume_contact_state_is_known" CHECK ("resume_contact"."state" in ('pending', 'approved', 'declined', 'revoked', 'withdrawn')),
	CONSTRAINT "resume_contact_opened_is_approved" CHECK ("resume_contact"."opened" is null or "resume_contact"."state" = 'approved'),
	CONSTRAINT "resume_contact_ways_are_known" CHECK ("resume_contact"."ways" <@ array['email', 'phone', 'messages']),
	CONSTRAINT "resume_contact_approved_has_a_way" CHECK ("resume_contact"."state" <> 'approved' or cardinality("resume_contact"."ways") > 0)
);
--> statement-breakpoint
CREATE TABLE "resume_frontend" (
	"resume_id" integer NOT NULL,
	"frontend" text NOT NULL,
	"visible" boolean NOT NULL,
	"listed" timestamp with time zone,
	CONSTRAINT "resume_frontend_is_unique" PRIMARY KEY("resume_id","frontend")
);
--> statement-breakpoint
CREATE TABLE "resume_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"contact_id" integer NOT NULL,
	"author_id" integer,
	"from_owner" boolean NOT NULL,
	"text" text NOT NULL,
	"mail_id" integer,
	"undelivered" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_message_is_bounded" CHECK (char_length("resume_message"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "facet_count" (
	"index" text NOT NULL,
	"brand" integer NOT NULL,
	"value" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_count_is_unique" PRIMARY KEY("index","brand","value")
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"brands" integer[] NOT NULL,
	"values" integer[] NOT NULL,
	"langcode" text NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	"lat" double precision,
	"lon" double precision,
	"country" text,
	"region" text,
	"remote" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"backfill" boolean DEFAULT false NOT NULL,
	"video" boolean DEFAULT false NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"organization_name" text NOT NULL,
	"title_vector" "tsvector" NOT NULL,
	"all_vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search_brand" (
	"brand" integer NOT NULL,
	"job_id" integer NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	CONSTRAINT "job_search_brand_is_unique" PRIMARY KEY("job_id","brand")
);
--> statement-breakpoint
CREATE TABLE "organization_search" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"brand" integer NOT NULL,
	"values" integer[] NOT NULL,
	"name" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"training" boolean DEFAULT false NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"country" text,
	"region" text,
	"title_vector" "tsvector" NOT NULL,
	"all_vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_search" (
	"resume_id" integer NOT NULL,
	"brand" integer NOT NULL,
	"values" integer[] NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"country" text,
	"region" text,
	"title_vector" "tsvector" NOT NULL,
	"all_vector" "tsvector" NOT NULL,
	CONSTRAINT "resume_search_is_unique" PRIMARY KEY("resume_id","brand")
);
--> statement-breakpoint
CREATE TABLE "search_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"job_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_epoch" (
	"index" text NOT NULL,
	"brand" integer NOT NULL,
	"epoch" bigint NOT NULL,
	CONSTRAINT "search_epoch_is_unique" PRIMARY KEY("index","brand")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"langcode" text NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_word_is_unique" PRIMARY KEY("langcode","word")
);
--> statement-breakpoint
CREATE TABLE "facet_alias" (
	"frontend_id" integer NOT NULL,
	"index" text NOT NULL,
	"langcode" text NOT NULL,
	"alias" text NOT NULL,
	"facet_value_id" integer NOT NULL,
	CONSTRAINT "facet_alias_is_unique" PRIMARY KEY("frontend_id","index","langcode","alias"),
	CONSTRAINT "facet_alias_value_is_unique" UNIQUE("frontend_id","index","langcode","facet_value_id")
);
--> statement-breakpoint
CREATE TABLE "facet_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"field" text NOT NULL,
	"term_id" integer,
	"organization_id" integer,
	"parent_id" integer,
	CONSTRAINT "facet_value_term_is_unique" UNIQUE("field","term_id"),
	CONSTRAINT "facet_value_organization_is_unique" UNIQUE("field","organization_id")
);
--> statement-breakpoint
CREATE TABLE "taxonomy_term" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taxonomy_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"taxonomy" text NOT NULL,
	"code" text NOT NULL,
	"parent_id" integer,
	"weight" integer DEFAULT 0 NOT NULL,
	"labels" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"synonyms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "taxonomy_term_code_is_unique" UNIQUE("taxonomy","code")
);
--> statement-breakpoint
CREATE TABLE "loose_object" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"owner_id" integer,
	"token_hash" text,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"variants" jsonb NOT NULL,
	"state" text NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_key_is_unique" UNIQUE("key"),
	CONSTRAINT "upload_has_one_owner" CHECK (("upload"."owner_id" is null) <> ("upload"."token_hash" is null)),
	CONSTRAINT "upload_in_public_is_kept" CHECK (not "upload"."public" or "upload"."state" = 'kept'),
	CONSTRAINT "upload_state_is_known" CHECK ("upload"."state" in ('temporary', 'kept'))
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
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert" ADD CONSTRAINT "search_alert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notice" ADD CONSTRAINT "application_notice_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notice" ADD CONSTRAINT "application_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balance" ADD CONSTRAINT "credit_balance_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_id_order_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refund_id_order_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_refund_id_order_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_patch" ADD CONSTRAINT "brand_patch_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_info_id_consent_info_id_fk" FOREIGN KEY ("info_id") REFERENCES "public"."consent_info"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_revision_id_consent_info_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."consent_info_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_info_revision" ADD CONSTRAINT "consent_info_revision_info_id_consent_info_id_fk" FOREIGN KEY ("info_id") REFERENCES "public"."consent_info"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_info_revision" ADD CONSTRAINT "consent_info_revision_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_site" ADD CONSTRAINT "cv_site_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_site" ADD CONSTRAINT "cv_site_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_site_slug" ADD CONSTRAINT "cv_site_slug_cv_site_id_cv_site_id_fk" FOREIGN KEY ("cv_site_id") REFERENCES "public"."cv_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_frontend" ADD CONSTRAINT "job_frontend_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_resolved_by_account_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request" ADD CONSTRAINT "job_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request" ADD CONSTRAINT "job_request_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD CONSTRAINT "organization_profile_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_slug" ADD CONSTRAINT "organization_slug_profile_id_organization_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."organization_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_name" ADD CONSTRAINT "place_name_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_contact" ADD CONSTRAINT "resume_contact_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_frontend" ADD CONSTRAINT "resume_frontend_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_contact_id_resume_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."resume_contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_message" ADD CONSTRAINT "resume_message_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_brand" ADD CONSTRAINT "job_search_brand_job_id_job_search_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_search"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_search" ADD CONSTRAINT "organization_search_profile_id_organization_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."organization_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_search" ADD CONSTRAINT "resume_search_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_alias" ADD CONSTRAINT "facet_alias_frontend_id_frontend_id_fk" FOREIGN KEY ("frontend_id") REFERENCES "public"."frontend"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_alias" ADD CONSTRAINT "facet_alias_facet_value_id_facet_value_id_fk" FOREIGN KEY ("facet_value_id") REFERENCES "public"."facet_value"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_value" ADD CONSTRAINT "facet_value_term_id_taxonomy_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD CONSTRAINT "taxonomy_term_parent_exists" FOREIGN KEY ("parent_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "organization_member_by_account" ON "organization_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bookmark_by_job" ON "bookmark" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_alert_of_account_is_unique" ON "search_alert" USING btree ("account_id","frontend","index","search_key");--> statement-breakpoint
CREATE UNIQUE INDEX "search_alert_of_address_is_unique" ON "search_alert" USING btree ("email","frontend","index","search_key");--> statement-breakpoint
CREATE INDEX "search_alert_due" ON "search_alert" USING btree ("frontend","index","search_key","id") WHERE due is not null;--> statement-breakpoint
CREATE INDEX "search_alert_unconfirmed" ON "search_alert" USING btree ("created") WHERE confirmed is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_of_account_is_unique" ON "application" USING btree ("frontend","job_id","account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_of_address_is_unique" ON "application" USING btree ("frontend","job_id","email") WHERE confirmed is not null;--> statement-breakpoint
CREATE INDEX "application_by_job" ON "application" USING btree ("job_id","frontend","created");--> statement-breakpoint
CREATE INDEX "application_by_account" ON "application" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "application_by_address" ON "application" USING btree ("email") WHERE account_id is null;--> statement-breakpoint
CREATE INDEX "application_due_for_clearing" ON "application" USING btree ("frontend","created") WHERE cleared is null;--> statement-breakpoint
CREATE INDEX "application_event_by_application" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_note_by_application" ON "application_note" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_note_by_author" ON "application_note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "application_notice_by_account" ON "application_notice" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "credit_entry_by_organization" ON "credit_entry" USING btree ("organization_id","frontend","type","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_of_line_is_unique" ON "credit_entry" USING btree ("line_id","kind") WHERE line_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order_is_unique" ON "invoice" USING btree ("order_id","kind") WHERE refund_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_of_order_is_unique" ON "payment" USING btree ("order_id","kind") WHERE refund_id is null;--> statement-breakpoint
CREATE INDEX "purchase_line_by_order" ON "purchase_line" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "purchase_order_by_organization" ON "purchase_order" USING btree ("organization_id","frontend","id");--> statement-breakpoint
CREATE INDEX "purchase_order_by_frontend" ON "purchase_order" USING btree ("frontend","id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_session_is_unique" ON "purchase_order" USING btree ("provider_session") WHERE provider_session is not null;--> statement-breakpoint
CREATE INDEX "spending_by_subject" ON "spending" USING btree ("frontend","subject");--> statement-breakpoint
CREATE INDEX "spending_in_use" ON "spending" USING btree ("subscription_id") WHERE released is null;--> statement-breakpoint
CREATE INDEX "subscription_by_organization" ON "subscription" USING btree ("organization_id","frontend","type","ends");--> statement-breakpoint
CREATE INDEX "subscription_by_end" ON "subscription" USING btree ("ends");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_of_line_is_unique" ON "subscription" USING btree ("line_id") WHERE line_id is not null;--> statement-breakpoint
CREATE INDEX "brand_patch_by_frontend" ON "brand_patch" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "brand_revision_by_frontend" ON "brand_revision" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "captcha_spent_oldest" ON "captcha_spent" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_of_account_is_unique" ON "consent" USING btree ("account_id","revision_id") WHERE withdrawn is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_of_guest_is_unique" ON "consent" USING btree ("revision_id","mail") WHERE account_id is null and withdrawn is null and mail not like 'sha256:%';--> statement-breakpoint
CREATE INDEX "consent_by_frontend" ON "consent" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "consent_by_account" ON "consent" USING btree ("account_id","frontend","id");--> statement-breakpoint
CREATE INDEX "consent_info_by_placement" ON "consent_info" USING btree ("frontend","placement","type","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_info_is_asked_once" ON "consent_info" USING btree ("frontend","placement","type",coalesce("path", '')) WHERE retired is null;--> statement-breakpoint
CREATE INDEX "consent_info_revision_by_info" ON "consent_info_revision" USING btree ("info_id","id");--> statement-breakpoint
CREATE INDEX "contact_message_oldest" ON "contact_message" USING btree ("created");--> statement-breakpoint
CREATE INDEX "cv_site_by_account" ON "cv_site" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cv_site_slug_by_site" ON "cv_site_slug" USING btree ("cv_site_id");--> statement-breakpoint
CREATE INDEX "draft_oldest" ON "draft" USING btree ("frontend","changed");--> statement-breakpoint
CREATE INDEX "job_by_frontend" ON "job" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "job_by_organization" ON "job" USING btree ("organization_id","frontend");--> statement-breakpoint
CREATE INDEX "job_by_owner" ON "job" USING btree ("owner_id","frontend");--> statement-breakpoint
CREATE INDEX "job_paused" ON "job" USING btree ("id") WHERE paused_from is not null;--> statement-breakpoint
CREATE INDEX "job_waiting" ON "job" USING btree ("frontend","submitted") WHERE state = 'needs_review';--> statement-breakpoint
CREATE INDEX "job_with_highlight" ON "job" USING btree ("id") WHERE featured_until is not null or top_until is not null;--> statement-breakpoint
CREATE INDEX "job_due_for_publication" ON "job" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "job_due_for_expiry" ON "job" USING btree ("expires") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "job_frontend_by_frontend" ON "job_frontend" USING btree ("frontend","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_report_by_key" ON "job_report" USING btree ("frontend","send_key");--> statement-breakpoint
CREATE INDEX "job_report_open" ON "job_report" USING btree ("frontend","created") WHERE resolved is null;--> statement-breakpoint
CREATE INDEX "job_report_by_job" ON "job_report" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_request_by_age" ON "job_request" USING btree ("created");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_by_frontend" ON "outbox" USING btree ("frontend","id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "organization_profile_by_organization" ON "organization_profile" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "organization_slug_by_profile" ON "organization_slug" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "landing_page_path_is_unique" ON "landing_page" USING btree ("frontend","langcode","path");--> statement-breakpoint
CREATE INDEX "place_by_population" ON "place" USING btree ("population" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "place_name_prefix" ON "place_name" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_name_trigrams" ON "place_name" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "resume_contact_is_unique" ON "resume_contact" USING btree ("resume_id","organization_id","frontend") WHERE state in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "resume_contact_by_organization" ON "resume_contact" USING btree ("organization_id","frontend","id");--> statement-breakpoint
CREATE INDEX "resume_contact_by_mail" ON "resume_contact" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "resume_frontend_listed" ON "resume_frontend" USING btree ("frontend","listed");--> statement-breakpoint
CREATE INDEX "resume_message_by_contact" ON "resume_message" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "resume_message_by_author" ON "resume_message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "resume_message_by_mail" ON "resume_message" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "resume_message_by_age" ON "resume_message" USING btree ("frontend","created");--> statement-breakpoint
CREATE INDEX "job_search_title" ON "job_search" USING gin ("title_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_all" ON "job_search" USING gin ("all_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_values" ON "job_search" USING gin ("values") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_brands" ON "job_search" USING gin ("brands") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("published" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_box" ON "job_search" USING btree ("lat","lon");--> statement-breakpoint
CREATE INDEX "job_search_remote" ON "job_search" USING btree ("job_id") WHERE remote;--> statement-breakpoint
CREATE INDEX "job_search_brand_newest" ON "job_search_brand" USING btree ("brand","published" DESC NULLS LAST,"job_id" DESC NULLS LAST,"expires");--> statement-breakpoint
CREATE INDEX "job_search_brand_due_for_expiry" ON "job_search_brand" USING btree ("brand","expires");--> statement-breakpoint
CREATE INDEX "organization_search_all" ON "organization_search" USING gin ("all_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "organization_search_values" ON "organization_search" USING gin ("values") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "organization_search_by_brand" ON "organization_search" USING btree ("brand","name");--> statement-breakpoint
CREATE INDEX "resume_search_all" ON "resume_search" USING gin ("all_vector") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resume_search_values" ON "resume_search" USING gin ("values") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "resume_search_newest" ON "resume_search" USING btree ("brand","changed" DESC NULLS LAST,"resume_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_change_by_transaction" ON "search_change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "loose_object_oldest" ON "loose_object" USING btree ("since");--> statement-breakpoint
CREATE INDEX "upload_left_temporary" ON "upload" USING btree ("created") WHERE state = 'temporary';--> statement-breakpoint
CREATE INDEX "upload_by_owner" ON "upload" USING btree ("owner_id","id");
--> statement-breakpoint
-- The vector of the whole text is long and read only through its index or for ranking: kept out of the row, filters read narrow rows.
ALTER TABLE "job_search" ALTER COLUMN "all_vector" SET STORAGE external, ALTER COLUMN "title_vector" SET STORAGE main, ALTER COLUMN "values" SET STORAGE main, ALTER COLUMN "brands" SET STORAGE main;
--> statement-breakpoint
ALTER TABLE "job_search" SET (toast_tuple_target = 1024);
--> statement-breakpoint
-- One row per job whose search row came, changed or went. Statement triggers, so that a bulk load pays once.
create function note_search_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into search_change (job_id) select job_id from old_rows;
  else
    insert into search_change (job_id) select job_id from new_rows;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger job_search_insert_is_noted after insert on job_search
  referencing new table as new_rows for each statement execute function note_search_change();
--> statement-breakpoint
create trigger job_search_update_is_noted after update on job_search
  referencing new table as new_rows for each statement execute function note_search_change();
--> statement-breakpoint
create trigger job_search_delete_is_noted after delete on job_search
  referencing old table as old_rows for each statement execute function note_search_change();
--> statement-breakpoint
create function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is null then
    new := old;
    new.account_id := null;
    new.mail := 'sha256:' || encode(sha256(convert_to(old.mail, 'UTF8')), 'hex');
    new.network := '';
    return new;
  end if;
  if tg_op = 'UPDATE' and old.withdrawn is null and new.withdrawn is not null
    and to_jsonb(new) - 'withdrawn' = to_jsonb(old) - 'withdrawn' then
    return new;
  end if;
  raise exception 'Consents are only added.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger consent_is_only_added before update or delete on consent
  for each row execute function keep_consent();
--> statement-breakpoint
-- The ledger of credits is only added to. What is left is the sum of its rows, kept here so that a check can refuse to go below zero.
create function keep_credit_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update credit_balance set amount = amount + new.amount
      where organization_id = new.organization_id and frontend = new.frontend and type = new.type;
    if not found then
      insert into credit_balance (organization_id, frontend, type, amount)
        values (new.organization_id, new.frontend, new.type, new.amount)
        on conflict (organization_id, frontend, type) do update set amount = credit_balance.amount + excluded.amount;
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from organization o where o.id = old.organization_id) then
    return old;
  end if;
  raise exception 'Credits are only added to their ledger.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger credit_entry_keeps_balance before insert or update or delete on credit_entry
  for each row execute function keep_credit_balance();
