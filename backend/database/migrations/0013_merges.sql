CREATE TABLE "merge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"kept_id" integer NOT NULL,
	"gone_id" integer NOT NULL,
	"author_id" integer,
	"created" timestamp with time zone NOT NULL,
	"undone" timestamp with time zone,
	CONSTRAINT "merge_kind_is_known" CHECK ("merge"."kind" in ('account', 'organization')),
	CONSTRAINT "merge_is_of_two" CHECK ("merge"."kept_id" <> "merge"."gone_id")
);
--> statement-breakpoint
CREATE TABLE "merge_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merge_id" integer NOT NULL,
	"step" integer NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "merge_change_kind_is_known" CHECK ("merge_change"."kind" in ('update', 'insert', 'delete'))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "merge" ADD CONSTRAINT "merge_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_change" ADD CONSTRAINT "merge_change_merge_id_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merge_by_kept" ON "merge" USING btree ("kind","kept_id");--> statement-breakpoint
CREATE INDEX "merge_by_gone" ON "merge" USING btree ("kind","gone_id");--> statement-breakpoint
CREATE INDEX "merge_change_by_merge" ON "merge_change" USING btree ("merge_id","step");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_merged_into_account_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_merged_into_organization_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merged" ON "account" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "organization_merged" ON "organization" USING btree ("merged_into") WHERE merged_into is not null;
--> statement-breakpoint
-- As before; and a consent moves to the account that its person's account was merged into.
create or replace function keep_consent() returns trigger language plpgsql as $$
declare
  hash text := 'sha256:' || encode(sha256(convert_to(old.mail, 'UTF8')), 'hex');
begin
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is null then
    new := old;
    new.account_id := null;
    new.mail := case when old.mail like 'sha256:%' then old.mail else hash end;
    new.network := '';
    return new;
  end if;
  if tg_op = 'UPDATE' and old.account_id is not null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.mail not like 'sha256:%' and new.mail = hash and new.network = ''
    and to_jsonb(new) - 'mail' - 'network' = to_jsonb(old) - 'mail' - 'network' then
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
-- As before; and entries move to the organization that theirs was merged into. Whoever moves them sums up both balances afterwards.
create or replace function keep_credit_balance() returns trigger language plpgsql as $$
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
  if tg_op = 'UPDATE' and to_jsonb(new) - 'organization_id' = to_jsonb(old) - 'organization_id' then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from organization o where o.id = old.organization_id) then
    return old;
  end if;
  raise exception 'Credits are only added to their ledger.' using errcode = 'restrict_violation';
end
$$;
