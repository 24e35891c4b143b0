/** The dense ids of facet values, created when a document first has them. */
import type { TermReference, Transaction } from './index-types.ts';

/** Ids by facet field and term code or organization id, including ancestors. */
export interface FacetValues {
  ofTerm(reference: TermReference): readonly number[];
  ofOrganization(id: number | null): readonly number[];
}

interface TermRow {
  field: string;
  taxonomy: string;
  code: string;
  term: number;
  parent: number | null;
  value: number | null;
}

/**
 * Codes of no taxonomy have no value. Missing values are created in the same order by everybody, so that two transactions can only
 * wait for each other when both create the same one.
 */
export async function loadFacetValues(
  tx: Transaction,
  references: readonly TermReference[],
  organizations: readonly number[],
): Promise<FacetValues> {
  const terms = await loadTerms(tx, references);
  const companies = await loadCompanies(tx, organizations);
  const byKey = new Map(terms.map((row) => [`${row.field}/${row.taxonomy}/${row.code}`, row]));
  const byTerm = new Map(terms.map((row) => [`${row.field}/${row.term}`, row]));
  const chains = new Map<string, number[]>();
  for (const [key, row] of byKey) {
    const chain: number[] = [];
    for (
      let step: TermRow | undefined = row;
      step !== undefined && chain.length < 20;
      step = byTerm.get(`${step.field}/${step.parent}`)
    ) {
      if (step.value !== null) chain.push(step.value);
    }
    chains.set(key, chain);
  }
  return {
    ofTerm: ({ field, taxonomy, code }) => chains.get(`${field}/${taxonomy}/${code}`) ?? [],
    ofOrganization: (id) => (id === null ? [] : (companies.get(id) ?? [])),
  };
}

async function loadTerms(tx: Transaction, references: readonly TermReference[]): Promise<TermRow[]> {
  const distinct = [
    ...new Map(references.map((reference) => [Object.values(reference).join('/'), reference])).values(),
  ];
  if (distinct.length === 0) return [];
  const found = await readTerms(tx, distinct);
  const missing = found.filter(({ value }) => value === null);
  if (missing.length === 0) return found;
  await tx.query(
    `insert into facet_value (field, term_id) select field, term from unnest($1::text[], $2::integer[]) m(field, term)
      where not exists (select from facet_value v where v.field = m.field and v.term_id = m.term) order by field, term
      on conflict do nothing`,
    [missing.map(({ field }) => field), missing.map(({ term }) => term)],
  );
  await tx.query(
    `update facet_value v set parent_id = p.id from taxonomy_term t, facet_value p
      where v.term_id = t.id and p.term_id = t.parent_id and p.field = v.field and v.parent_id is null and v.term_id = any($1::integer[])`,
    [missing.map(({ term }) => term)],
  );
  return readTerms(tx, distinct);
}

async function readTerms(tx: Transaction, references: readonly TermReference[]): Promise<TermRow[]> {
  const { rows } = await tx.query<TermRow>(
    `with recursive wanted as (
      select r.field, s.taxonomy, s.code, t.id as term, t.parent_id as parent
      from unnest($1::text[], $2::text[], $3::text[]) r(field, taxonomy, code)
      join taxonomy_term s on s.taxonomy = r.taxonomy and s.code = r.code
      join taxonomy_term t on t.id = coalesce(s.merged_into, s.id)
      union
      select w.field, p.taxonomy, p.code, p.id, p.parent_id from wanted w join taxonomy_term p on p.id = w.parent
    )
    select w.*, v.id as value from wanted w left join facet_value v on v.field = w.field and v.term_id = w.term`,
    [
      references.map(({ field }) => field),
      references.map(({ taxonomy }) => taxonomy),
      references.map(({ code }) => code),
    ],
  );
  return rows;
}

async function loadCompanies(tx: Transaction, organizations: readonly number[]): Promise<Map<number, number[]>> {
  const ids = [...new Set(organizations)].sort((a, b) => a - b);
  if (ids.length === 0) return new Map();
  const read = async () => {
    const query =
      "select organization_id as id, id as value from facet_value where field = 'company' and organization_id = any($1::integer[])";
    const { rows } = await tx.query<{ id: number; value: number }>(query, [ids]);
    return new Map(rows.map(({ id, value }) => [id, [value]]));
  };
  const found = await read();
  if (found.size === ids.length) return found;
  await tx.query(
    `insert into facet_value (field, organization_id) select 'company', o from unnest($1::integer[]) o
      where not exists (select from facet_value v where v.field = 'company' and v.organization_id = o) order by o on conflict do nothing`,
    [ids],
  );
  return read();
}
