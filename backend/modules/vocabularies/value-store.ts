/** SQL of facet values: the words of a term in addresses, and the documents that have it. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import { frontend } from '../../database/schema/brands.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { jobSearch, organizationSearch, resumeSearch } from '../../database/schema/search.ts';
import { facetAlias, facetValue, formerFacetAlias, taxonomyTerm } from '../../database/schema/taxonomies.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { ensureAliases } from '../../search/facet-aliases.ts';
import { waitFor } from '../../search/locks.ts';
import type { SearchIndex } from '../../search/port.ts';
import { filtersBy, wordInAddress } from './usage-store.ts';

export const WHY = 'Terms are those of the network.';

/** A word of a value in the addresses of a brand. */
export interface AliasRow {
  brandId: number;
  brand: string;
  index: SearchIndex;
  langcode: string;
  alias: string;
  value: number;
}

/** Nobody else names values of any brand until the end of the transaction. */
export async function holdNames({ db, client }: TransactionScope): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${frontend} order by id`);
  for (const { id } of rows) await waitFor(client, 'ALIASES', id);
}

export async function listValues({ db }: Pick<TransactionScope, 'db'>, termId: number) {
  const { rows } = await db.execute<{ id: number; field: string }>(
    sql`select v.id, v.field from ${facetValue} v where v.term_id = ${termId} order by v.id`,
  );
  return rows;
}

export async function listAliases({ db }: Pick<TransactionScope, 'db'>, termId: number): Promise<AliasRow[]> {
  const { rows } = await db.execute<AliasRow & Record<string, unknown>>(sql`
    select a.frontend_id as "brandId", f.key as brand, a.index, a.langcode, a.alias, v.id as value
    from ${facetAlias} a join ${facetValue} v on v.id = a.facet_value_id join ${frontend} f on f.id = a.frontend_id
    where v.term_id = ${termId} order by 1, 3, 4, 6`);
  return rows;
}

/** Columns of rows, for `unnest`. */
const columnsOf = (
  rows: readonly AliasRow[],
): SQL => sql`unnest(${sql.param(rows.map(({ brandId }) => brandId))}::int[],
  ${sql.param(rows.map(({ index }) => index))}::text[], ${sql.param(rows.map(({ langcode }) => langcode))}::text[],
  ${sql.param(rows.map(({ alias }) => alias))}::text[], ${sql.param(rows.map(({ value }) => value))}::int[])
  n (brand, index, langcode, alias, value)`;

/** Takes words away from their values; their addresses lead to the value from then on, whatever its word is. */
export async function retireAliases({ db }: TransactionScope, rows: readonly AliasRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${formerFacetAlias} (frontend_id, index, langcode, alias, facet_value_id)
    select brand, index, langcode, alias, value from ${columnsOf(rows)}
    on conflict (frontend_id, index, langcode, alias) do update set facet_value_id = excluded.facet_value_id`);
  await db.execute(sql`
    delete from ${facetAlias} a using ${columnsOf(rows)}
    where a.frontend_id = n.brand and a.index = n.index and a.langcode = n.langcode and a.alias = n.alias`);
}

/** Gives the values words again, as their terms say today. */
export async function nameAgain({ client }: TransactionScope, rows: readonly AliasRow[]): Promise<void> {
  for (const index of new Set(rows.map((row) => row.index))) {
    const needs = rows
      .filter((row) => row.index === index)
      .map(({ brandId, langcode, value }) => ({ brandId, languages: [langcode], value }));
    await ensureAliases(client, index, needs);
  }
}

/** Searches of landing pages whose address has another word since: `now` are the words of today. */
export async function rewritePages(
  { db }: Pick<TransactionScope, 'db'>,
  before: readonly AliasRow[],
  now: readonly AliasRow[],
): Promise<void> {
  for (const { brand, brandId, index, langcode, alias, value } of before) {
    const today = now.find(
      (one) => one.brandId === brandId && one.index === index && one.langcode === langcode && one.value === value,
    );
    if (today === undefined || index !== 'JOBS') continue;
    const pattern = wordInAddress(sql`${alias}::text`);
    await db.execute(sql`update ${acrossBrands(landingPage, WHY)} t
      set search = regexp_replace(t.search, ${pattern}, '\\1' || ${today.alias}::text)
      where t.frontend = ${brand} and t.langcode = ${langcode} and t.search ~ ${pattern}`);
  }
}

/** Puts the new label of a term into the titles of saved searches that name it. */
export async function retitleAlerts(
  { db }: Pick<TransactionScope, 'db'>,
  termId: number,
  { from, to }: { from: Labels; to: Labels },
): Promise<void> {
  await db.execute(
    sql`update ${acrossBrands(searchAlert, WHY)} t set title = ${retitled(from, to)} where ${filtersBy(termId)}`,
  );
}

type Labels = Readonly<Record<string, string>>;

/** The title of the saved search `t` with another label in its language. */
export function retitled(from: Labels, to: Labels): SQL {
  const label = (labels: Labels) =>
    sql`coalesce(${JSON.stringify(labels)}::jsonb ->> t.locale, ${JSON.stringify(labels)}::jsonb ->> 'en', '')`;
  return sql`replace(t.title, ${label(from)}, ${label(to)})`;
}

/** Puts the values of a term below those of its broader term, which exist. */
export async function moveValues({ db }: Pick<TransactionScope, 'db'>, termId: number): Promise<void> {
  await db.execute(sql`update ${facetValue} v set parent_id = (
      select p.id from ${taxonomyTerm} t join ${facetValue} p on p.term_id = t.parent_id and p.field = v.field where t.id = v.term_id)
    where v.term_id = ${termId}`);
}

/** Profiles of organizations. */
export async function listProfiles(
  { db }: Pick<TransactionScope, 'db'>,
  organizations: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${acrossBrands(organizationProfile, WHY)} p
    where p.organization_id = any(${sql.param([...organizations])}::int[]) order by 1`);
  return rows.map(({ id }) => id);
}

/** All brands that have ever had anything. */
export async function listBrandKeys({ db }: Pick<TransactionScope, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from ${frontend} order by key`);
  return rows.map(({ key }) => key);
}

/** What is found under a term or one below it. */
export interface Documents {
  jobs: number[];
  profiles: number[];
  resumes: number[];
}

export async function listDocuments(
  { db }: Pick<TransactionScope, 'db'>,
  values: readonly number[],
): Promise<Documents> {
  const some = sql`"values" && ${sql.param([...values])}::int[]`;
  const idsOf = async (query: SQL) => (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  return {
    jobs: await idsOf(sql`select t.job_id as id from ${jobSearch} t where ${some} order by 1`),
    profiles: await idsOf(
      sql`select distinct t.profile_id as id from ${organizationSearch} t where ${some} order by 1`,
    ),
    resumes: await idsOf(sql`select distinct t.resume_id as id from ${resumeSearch} t where ${some} order by 1`),
  };
}
