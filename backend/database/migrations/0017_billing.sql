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
	CONSTRAINT "credit_entry_has_its_sign" CHECK (("credit_entry"."kind" = 'bought' and "credit_entry"."amount" > 0) or ("credit_entry"."kind" in ('spent', 'taken_back') and "credit_entry"."amount" < 0))
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
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"issued" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_number_is_unique" UNIQUE("frontend","number"),
	CONSTRAINT "invoice_of_order_is_unique" UNIQUE("order_id","kind"),
	CONSTRAINT "invoice_kind_is_known" CHECK ("invoice"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"frontend" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
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
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_of_order_is_unique" UNIQUE("order_id","kind"),
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
	"provider_session" text,
	"provider_payment" text,
	"created" timestamp with time zone NOT NULL,
	"paid" timestamp with time zone,
	"cancelled" timestamp with time zone,
	"refunded" timestamp with time zone,
	CONSTRAINT "purchase_order_key_is_unique" UNIQUE("frontend","organization_id","order_key"),
	CONSTRAINT "purchase_order_state_is_known" CHECK ("purchase_order"."state" in ('open', 'paid', 'cancelled', 'refunded')),
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
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_ends_after_its_start" CHECK ("subscription"."ends" > "subscription"."starts"),
	CONSTRAINT "subscription_type_is_known" CHECK ("subscription"."type" in ('job_flat_rate', 'contact_flat_rate', 'premium_profile', 'promoted_profile'))
);
--> statement-breakpoint
ALTER TABLE "credit_balance" ADD CONSTRAINT "credit_balance_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_line_id_purchase_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entry_by_organization" ON "credit_entry" USING btree ("organization_id","frontend","type","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_of_line_is_unique" ON "credit_entry" USING btree ("line_id","kind") WHERE line_id is not null;--> statement-breakpoint
CREATE INDEX "purchase_line_by_order" ON "purchase_line" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "purchase_order_by_organization" ON "purchase_order" USING btree ("organization_id","frontend","id");--> statement-breakpoint
CREATE INDEX "purchase_order_by_frontend" ON "purchase_order" USING btree ("frontend","id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_session_is_unique" ON "purchase_order" USING btree ("provider_session") WHERE provider_session is not null;--> statement-breakpoint
CREATE INDEX "spending_by_subject" ON "spending" USING btree ("frontend","subject");--> statement-breakpoint
CREATE INDEX "spending_in_use" ON "spending" USING btree ("subscription_id") WHERE released is null;--> statement-breakpoint
CREATE INDEX "subscription_by_organization" ON "subscription" USING btree ("organization_id","frontend","type","ends");--> statement-breakpoint
CREATE INDEX "subscription_by_end" ON "subscription" USING btree ("ends");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_of_line_is_unique" ON "subscription" USING btree ("line_id") WHERE line_id is not null;
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
