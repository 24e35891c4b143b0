-- Names of companies are folded with more legal forms, as backend/search/company-key.ts does it from now on.
CREATE TEMPORARY TABLE "folded" ON COMMIT DROP AS
SELECT h."id", h."resume_id", h."is_present", regexp_replace(regexp_replace(regexp_replace(regexp_replace(h."company_key", p."end", ''), p."end", ''), p."end", ''), p."start", '') AS "key"
FROM "resume_hiding" h CROSS JOIN (SELECT
	' (?:g ?m ?b ?h|g ?g ?m ?b ?h|g ?e ?s ?m ?b ?h|m ?b ?h|a ?g|g ?a ?g|s ?e|k ?g|k ?g ?a ?a|o ?h ?g|o ?g|u ?g|g ?u ?g|g ?b ?r|haftungsbeschrankt|p ?a ?r ?t ?g|partgmbb|e ?v|e ?g|e ?g ?e ?n|e ?k|e ?k ?f ?r|e ?k ?f ?m|a ?o ?r|k ?d ?o ?r|v ?v ?a ?g|l ?t ?d|limited|p ?l ?c|l ?l ?p|l ?p|c ?i ?c|i ?n ?c|incorporated|l ?l ?c|p ?l ?l ?c|c ?o ?r ?p|corporation|u ?l ?c|company|c ?o|a ?n ?d c ?o|u ?n ?d c ?o|u c ?o|e ?t c ?o|e ?t c ?i ?e|c ?i ?e|p ?t ?y|p ?t ?e|p ?v ?t|private limited|s ?a|s ?a ?s|s ?a ?s ?u|s ?a ?r ?l|e ?u ?r ?l|s ?n ?c|s ?c ?i|s ?c ?o ?p|s ?e ?l ?a ?r ?l|g ?i ?e|l ?t ?e ?e|s ?p ?r ?l|a ?s ?b ?l|s ?r ?l|s ?p ?a|s ?a ?g ?l|s ?l|s ?l ?u|s ?l ?l|s ?l ?p|s ?a ?u|s c ?o ?o ?p|sociedad limitada|sociedad anonima|b ?v|n ?v|b ?v ?b ?a|v ?z ?w|v ?o ?f|a ?b|a ?s|a ?s ?a|a ?p ?s|o ?y|o ?y ?j)$' AS "end",
	'^(?:s ?a ?r ?l|s ?a ?s|s ?a ?s ?u|e ?u ?r ?l|s ?e ?l ?a ?r ?l) ' AS "start") p;--> statement-breakpoint
-- Two spellings of one company are one row: the one with an organization, or the earlier one.
DELETE FROM "resume_hiding" h USING "folded" f, "folded" g, "resume_hiding" o
WHERE f."id" = h."id" AND g."resume_id" = f."resume_id" AND g."is_present" = f."is_present" AND g."key" = f."key" AND g."id" <> f."id"
	AND o."id" = g."id"
	AND ((o."organization_id" IS NOT NULL) > (h."organization_id" IS NOT NULL)
		OR ((o."organization_id" IS NOT NULL) = (h."organization_id" IS NOT NULL) AND o."id" < h."id"));--> statement-breakpoint
UPDATE "resume_hiding" h SET "company_key" = f."key" FROM "folded" f WHERE f."id" = h."id" AND f."key" <> h."company_key";
