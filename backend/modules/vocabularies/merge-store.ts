/** SQL of merging a term into another: every step is recorded, so that it can be undone exactly. */
import { sql } from 'drizzle-orm';
import { frontend } from '../../database/schema/brands.ts';
import { mergeChange } from '../../database/schema/merges.ts';
import { facetAlias, taxonomyTerm } from '../../database/schema/taxonomies.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { addRows, changeRows, type Recording, removeRows } from '../merges/change-store.ts';
import { joinedSynonyms } from './checks.ts';
import type { TermRow } from './term-store.ts';
import { wordInAddress } from './usage-store.ts';
import type { AliasRow, Documents } from './value-store.ts';

interface Pair {
  keep: TermRow;
  gone: TermRow;
  /** Facet values: those of the kept term by those of the other. */
  values: ReadonlyMap<number, number>;
}

/** The terms themselves: what was below the one, and its names, are the other's. */
export async function joinTerms(recording: Recording, { keep, gone }: Pair): Promise<void> {
  const table = 'taxonomy_term';
  const into = sql`${keep.id}::int`;
  await changeRows(recording, { table, set: { parent_id: into }, where: sql`t.parent_id = ${gone.id}` });
  await changeRows(recording, { table, set: { merged_into: into }, where: sql`t.merged_into = ${gone.id}` });
  await changeRows(recording, { table, set: { merged_into: into }, where: sql`t.id = ${gone.id}` });
  const synonyms = JSON.stringify(joinedSynonyms(keep, gone));
  await changeRows(recording, { table, set: { synonyms: sql`${synonyms}::jsonb` }, where: sql`t.id = ${keep.id}` });
  await raiseVersions(recording.tx, [keep.id, gone.id]);
}

/** Whoever looks at one of them has to look again. */
export async function raiseVersions({ db }: TransactionScope, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`update ${taxonomyTerm} t set version = t.version + 1 where t.id = any(${sql.param([...ids])}::int[])`,
  );
}

/** Facet values and their words: addresses of the one lead to the other. */
export async function joinValues(recording: Recording, { values }: Pair): Promise<void> {
  for (const [from, to] of values) {
    const into = sql`${to}::int`;
    const below = {
      table: 'facet_value',
      set: { parent_id: into },
      where: sql`t.parent_id = ${from} and t.id <> ${to}`,
    };
    await changeRows(recording, below);
    const earlier = { set: { facet_value_id: into }, where: sql`t.facet_value_id = ${from}` };
    await changeRows(recording, { table: 'former_facet_alias', ...earlier });
    await removeRows(
      recording,
      'former_facet_alias',
      sql`exists (select from ${facetAlias} a where a.facet_value_id = ${from} and a.frontend_id = t.frontend_id
        and a.index = t.index and a.langcode = t.langcode and a.alias = t.alias)`,
    );
    await addRows(recording, {
      table: 'former_facet_alias',
      columns: ['frontend_id', 'index', 'langcode', 'alias', 'facet_value_id'],
      from: sql`select a.frontend_id, a.index, a.langcode, a.alias, ${into} from ${facetAlias} a where a.facet_value_id = ${from}`,
    });
    await removeRows(recording, 'facet_alias', sql`t.facet_value_id = ${from}`);
  }
}

/** Landing pages of the one show the other. */
export async function joinPages(
  recording: Recording,
  { values }: Pair,
  { before, now }: { before: readonly AliasRow[]; now: readonly AliasRow[] },
): Promise<void> {
  for (const { brandId, brand, index, langcode, alias, value } of before) {
    const today = now.find(
      (one) =>
        one.brandId === brandId && one.index === index && one.langcode === langcode && one.value === values.get(value),
    );
    if (today === undefined || index !== 'JOBS') continue;
    const pattern = wordInAddress(sql`${alias}::text`);
    await changeRows(recording, {
      table: 'landing_page',
      set: { search: sql`regexp_replace(t.search, ${pattern}, '\\1' || ${today.alias}::text)` },
      where: sql`t.frontend = ${brand} and t.langcode = ${langcode} and t.search ~ ${pattern}`,
    });
  }
}

/** Rows that a merge changed, which search may have to index again. */
export async function listMerged(
  { db }: TransactionScope,
  mergeId: number,
): Promise<Documents & { organizations: number[] }> {
  const of = async (place: string) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select distinct (c.key ->> 'id')::int as id from ${mergeChange} c
      where c.merge_id = ${mergeId} and c.place = ${place} order by 1`);
    return rows.map(({ id }) => id);
  };
  return { jobs: await of('job'), organizations: await of('organization'), resumes: await of('resume'), profiles: [] };
}

/** Words that a merge took away. */
export async function listTaken({ db }: TransactionScope, mergeId: number): Promise<AliasRow[]> {
  const { rows } = await db.execute<AliasRow & Record<string, unknown>>(sql`
    select o.frontend_id as "brandId", f.key as brand, o.index, o.langcode, o.alias, o.facet_value_id as value
    from ${mergeChange} c, jsonb_populate_record(null::${facetAlias}, c.before) o join ${frontend} f on f.id = o.frontend_id
    where c.merge_id = ${mergeId} and c.place = 'facet_alias' and c.kind = 'delete'`);
  return rows;
}
