ALTER TABLE "consent" DROP CONSTRAINT "consent_of_account_is_unique";--> statement-breakpoint
DROP INDEX "consent_of_guest_is_unique";--> statement-breakpoint
ALTER TABLE "account_brand" ADD COLUMN "vouched" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_brand" ADD COLUMN "blocked" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "withdrawn" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "paused_from" text;--> statement-breakpoint
ALTER TABLE "organization_profile" ADD COLUMN "paused" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_of_account_is_unique" ON "consent" USING btree ("account_id","revision_id") WHERE withdrawn is null;--> statement-breakpoint
CREATE INDEX "job_paused" ON "job" USING btree ("id") WHERE paused_from is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_of_guest_is_unique" ON "consent" USING btree ("revision_id","mail") WHERE account_id is null and withdrawn is null and mail not like 'sha256:%';--> statement-breakpoint
create or replace function keep_consent() returns trigger language plpgsql as $$
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
