/** SQL of what uses a term, on the brands of an administrator. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import { frontend } from '../../database/schema/brands.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import { facetAlias, facetValue, taxonomyTerm } from '../../database/schema/taxonomies.ts';
import { type NamedTerm, namesTerm } from './answer-store.ts';

interface Reach {
  db: Connection;
  /** Null for all. */
  brands: readonly string[] | null;
}

export interface Usage {
  jobs: number;
  resumes: number;
  organizations: number;
  alerts: number;
  pages: number;
  narrower: number;
}

/** Whether the request of the saved search `t` filters by a value of the term. */
export const filtersBy = (termId: number): SQL => sql`exists (
  select from ${facetValue} v, jsonb_path_query(t.request, '$.conditionGroup.**.conditions[*]') c
  where v.term_id = ${termId} and c ->> 'field' = v.field and v.id::text = any(string_to_array(c ->> 'value', ',')))`;

/** In the address of a saved search: a step of the path, or a value in the query. */
export const wordInAddress = (word: SQL): SQL => sql`('^(/[^?]+/|.*[=,])' || ${word} || '(?=$|[/?&,])')`;

/** Whether the saved search of the landing page `t` names a value of the term. */
const isOnPage = (termId: number): SQL => sql`exists (
  select from ${facetAlias} a join ${facetValue} v on v.id = a.facet_value_id join ${frontend} f on f.id = a.frontend_id
  where v.term_id = ${termId} and f.key = t.frontend and a.index = 'JOBS' and a.langcode = t.langcode
    and (t.search ~ ${wordInAddress(sql`a.alias`)} or t.search ~ ('[?&]' || v.field || '=([^&]*,)?' || v.id || '(?=$|[&,])')))`;

export async function countUsage(reach: Reach, id: number, term: NamedTerm): Promise<Usage> {
  const of = rowsWithin(reach);
  const isEverywhere = reach.brands === null;
  const { rows } = await reach.db.execute<Record<keyof Usage, number>>(sql`select
    (select count(*)::int from ${of.all(job)} t where ${namesTerm('job', term)}) as jobs,
    (select count(*)::int from ${acrossBrands(resume, 'A person has one resume on all brands.')} t where ${namesTerm('resume', term)}
      and (${isEverywhere} or exists (select from ${of.all(resumeFrontend)} f where f.resume_id = t.id))) as resumes,
    (select count(*)::int from ${organization} t where t.merged_into is null and ${namesTerm('organization', term)}
      and (${isEverywhere} or exists (select from ${of.all(organizationProfile)} p where p.organization_id = t.id))) as organizations,
    (select count(*)::int from ${of.all(searchAlert)} t where ${filtersBy(id)}) as alerts,
    (select count(*)::int from ${of.all(landingPage)} t where t.search is not null and ${isOnPage(id)}) as pages,
    (select count(*)::int from ${taxonomyTerm} n where n.parent_id = ${id}) as narrower`);
  const [row] = rows;
  if (row === undefined) throw new Error('A count gives a row.');
  return row;
}

/** The words of a term in the addresses of these brands. */
export async function listAddresses(
  { db, brands }: Reach,
  termId: number,
): Promise<{ brand: string; langcode: string; alias: string }[]> {
  const { rows } = await db.execute<{ brand: string; langcode: string; alias: string }>(sql`
    select distinct f.key as brand, a.langcode, a.alias from ${facetAlias} a
    join ${facetValue} v on v.id = a.facet_value_id join ${frontend} f on f.id = a.frontend_id
    where v.term_id = ${termId} and (${brands === null} or f.key = any(${sql.param([...(brands ?? [])])}::text[]))
    order by 1, 2, 3`);
  return rows;
}
