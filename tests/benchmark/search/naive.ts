/** Search as most job boards implement it: a query for the hits, one for the total, and one per facet. */
import type pg from 'pg';
import { parsePlan } from '../../../backend/search/parse-plan.ts';
import type { SearchPlan } from '../../../backend/search/plan.ts';
import type { SearchInput } from '../../../backend/search/port.ts';
import { StatementValues } from '../../../backend/search/sql-builder.ts';
import { baseConditions, facetCondition, type SqlScope } from '../../../backend/search/sql-conditions.ts';
import { TABLES } from '../../../backend/search/sql-tables.ts';
import { Lexemes } from '../../../backend/search/text/lexemes.ts';
import { readText } from '../../../backend/search/text/text-query.ts';

/** Of places and body, organization, occupation and title. */
const RANK_WEIGHTS = '{0.1,0.2,0.4,1}';

export interface NaiveOutcome {
  ids: number[];
  total: number;
  facets: [field: string, id: number, count: number][];
}

/** The same answer over the same rows and indexes; only the queries differ. */
export async function searchNaively(pool: pg.Pool, input: SearchInput, brandId: number): Promise<NaiveOutcome> {
  const plan = parsePlan(input);
  const rules = { ...plan, literal: true, synonyms: [] };
  const text =
    plan.filters.text === null
      ? null
      : (await readText(new Lexemes(pool), async () => [], rules, plan.filters.text)).query;
  const scope: SqlScope = {
    table: TABLES.JOBS,
    brandId,
    now: plan.now,
    filters: plan.filters,
    text,
  };
  const ids = await hits(pool, plan, scope);
  const total = await run<{ total: number }>(
    pool,
    plan,
    scope,
    null,
    (where) => `select count(*)::integer as total from job_search where ${where}`,
  );
  const facets: NaiveOutcome['facets'] = [];
  for (const { field } of plan.counted) {
    const rows = await run<{ id: number; n: number }>(
      pool,
      plan,
      scope,
      field,
      (
        where,
        values,
      ) => `select f.id, count(*)::integer as n from job_search, unnest("values") v join facet_value f on f.id = v
        where ${where} and f.field = ${values.add(field, 'text')} group by f.id order by n desc, f.id limit 100`,
    );
    for (const { id, n } of rows) facets.push([field, id, n]);
  }
  return { ids, total: total[0]?.total ?? 0, facets };
}

async function hits(pool: pg.Pool, plan: SearchPlan, scope: SqlScope): Promise<number[]> {
  const rows = await run<{ job_id: number }>(pool, plan, scope, null, (where, values) => {
    const rank =
      scope.text === null
        ? ''
        : `ts_rank_cd('${RANK_WEIGHTS}', all_vector, ${values.add(scope.text.other?.match ?? '', 'tsquery')}, 1) desc, `;
    const range = `limit ${values.add(plan.last - plan.first, 'integer')} offset ${values.add(plan.first, 'integer')}`;
    return `select job_id from job_search where ${where} order by ${rank}published desc, job_id desc ${range}`;
  });
  return rows.map(({ job_id }) => job_id);
}

async function run<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  plan: SearchPlan,
  scope: SqlScope,
  except: string | null,
  text: (where: string, values: StatementValues) => string,
): Promise<Row[]> {
  const values = new StatementValues();
  const facets = plan.filters.facets.filter(({ field }) => field !== except);
  const where = [
    ...baseConditions(scope, values),
    ...facets.map((facet) => facetCondition(facet, plan.periods, values)),
  ].join(' and ');
  const { rows } = await pool.query<Row>(text(where, values), values.list);
  return rows;
}
