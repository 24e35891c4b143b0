CREATE TABLE "newsletter_reader" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_reader_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"account_id" integer,
	"email" text,
	"locale" text NOT NULL,
	"nonce" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	"ended" timestamp with time zone,
	"issue" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_reader_has_one_recipient" CHECK (("newsletter_reader"."account_id" is null) <> ("newsletter_reader"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "newsletter_reader" ADD CONSTRAINT "newsletter_reader_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_reader_of_account_is_unique" ON "newsletter_reader" USING btree ("account_id","frontend");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_reader_of_address_is_unique" ON "newsletter_reader" USING btree ("email","frontend");--> statement-breakpoint
CREATE INDEX "newsletter_reader_due" ON "newsletter_reader" USING btree ("frontend","issue","id") WHERE confirmed is not null and ended is null;--> statement-breakpoint
CREATE INDEX "newsletter_reader_to_sweep" ON "newsletter_reader" USING btree ("created") WHERE confirmed is null or ended is not null;--> statement-breakpoint
-- Whoever agreed to the newsletter before reads it from the next issue on.
insert into newsletter_reader (frontend, account_id, locale, nonce, created, confirmed, issue)
  select c.frontend, c.account_id, coalesce(max(b.locale), 'en'), replace(gen_random_uuid()::text, '-', ''), min(c.created), min(c.created), now()
  from consent c join consent_info i on i.id = c.info_id and i.type = 'NEWSLETTER'
  left join account_brand b on b.account_id = c.account_id and b.frontend = c.frontend
  where c.account_id is not null and c.withdrawn is null
  group by c.frontend, c.account_id;--> statement-breakpoint
-- The address of a consent is replaced by its hash, once: when its account is deleted, and for people without one.
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
