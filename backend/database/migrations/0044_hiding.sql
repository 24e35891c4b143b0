CREATE TABLE "resume_hiding" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_hiding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resume_id" integer NOT NULL,
	"organization_id" integer,
	"name" text NOT NULL,
	"company_key" text NOT NULL,
	"is_present" boolean NOT NULL,
	CONSTRAINT "resume_hiding_is_unique" UNIQUE("resume_id","company_key","is_present")
);
--> statement-breakpoint
ALTER TABLE "resume_hiding" ADD CONSTRAINT "resume_hiding_resume_id_resume_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_hiding" ADD CONSTRAINT "resume_hiding_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_hiding_by_organization" ON "resume_hiding" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "resume_hiding_by_company" ON "resume_hiding" USING btree ("company_key");--> statement-breakpoint
-- Employers of positions that have not ended, folded as backend/search/company-key.ts does it; from now on every save does.
INSERT INTO "resume_hiding" ("resume_id", "name", "company_key", "is_present")
SELECT DISTINCT ON (r.id, k.company_key) r.id, e.entry ->> 'companyName', k.company_key, true
FROM "resume" r
CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(r.data #> '{work_experience,workExperience}')
	WHEN 'array' THEN r.data #> '{work_experience,workExperience}' ELSE '[]' END) e(entry)
CROSS JOIN LATERAL (SELECT trim(regexp_replace(translate(replace(replace(regexp_replace(normalize(
	replace(replace(replace(lower(e.entry ->> 'companyName'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFKD), '[\u0300-\u036f]', '', 'g'), '''', ' '), '’', ' '), 'øłđ', 'old'),
	'[^[:alnum:]+#]+', ' ', 'g')) AS folded) f
CROSS JOIN LATERAL (SELECT regexp_replace(regexp_replace(f.folded,
	' (g?gmbh( co kg)?|g?mbh|g?ag|se|kg|ohg|g?ug|e v|ev|e g|eg|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|sa|sas|sasu|sarl|sl|slu|bv|nv|srl|spa)$', ''),
	' (g?gmbh( co kg)?|g?mbh|g?ag|se|kg|ohg|g?ug|e v|ev|e g|eg|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|sa|sas|sasu|sarl|sl|slu|bv|nv|srl|spa)$', '') AS company_key) k
WHERE coalesce(e.entry #>> '{timePeriod,end}', '') = '' AND k.company_key <> ''
ON CONFLICT DO NOTHING;
