/** Counts the results of a search, in the cheapest way that is still exact. */
import type { Counts } from './count-cache.ts';
import { createFacetCatalogue, type FacetCatalogue } from './facet-catalogue.ts';
import type { SearchPlan } from './plan.ts';
import type { FacetCounts, Relaxation } from './port.ts';
import { isUnfiltered, withoutOneFilter } from './relax.ts';
import type { SqlScope } from './sql-conditions.ts';
import type { SearchConnections } from './sql-connections.ts';
import { distinctFields } from './sql-counts.ts';
import { loadHits } from './sql-hits.ts';
import { fullStatement, totalStatement } from './sql-statement.ts';
import { unfilteredCounts } from './sql-unfiltered.ts';

export interface Counted {
  ids: number[];
  counts: Omit<Counts, 'text' | 'relaxations'>;
}

interface FullRow {
  epoch: string;
  ids: number[];
  total: number;
  in_head: boolean;
  facets: [field: string, value: number, count: number][];
  missing: Record<string, number> | null;
  next_expiry: Date | null;
}

/** Totals, facets and relaxations of searches. Caches properties of facet values, but no counts. */
export class SqlCounting {
  readonly #connections: SearchConnections;
  readonly #facets: FacetCatalogue;

  constructor(connections: SearchConnections) {
    this.#connections = connections;
    this.#facets = createFacetCatalogue(connections.fresh);
  }

  forget(): void {
    this.#facets.forget();
  }

  /** The hits of a page, with the total and the facets of the whole search. */
  async count(plan: SearchPlan, scope: SqlScope): Promise<Counted> {
    const [facet, second] = plan.filters.facets;
    if (plan.counted.some(({ missing }) => missing)) return this.#full(plan, scope);
    if (isUnfiltered(plan.filters)) return this.#unfiltered(plan, scope);
    const isAlone = facet !== undefined && second === undefined && isUnfiltered({ ...plan.filters, facets: [] });
    return isAlone ? this.#oneFacet(plan, scope, facet.field) : this.#full(plan, scope);
  }

  /** For an empty result, the number of hits without each single filter. */
  async relax(plan: SearchPlan, scope: SqlScope): Promise<Relaxation[]> {
    const relaxations: Relaxation[] = [];
    for (const { field, filters } of withoutOneFilter(plan.filters)) {
      const text = filters.text === null ? null : scope.text;
      const total = await this.total({ ...plan, filters }, { ...scope, filters, text });
      if (total > 0) relaxations.push({ field, total });
    }
    return relaxations.sort((a, b) => b.total - a.total || (a.field < b.field ? -1 : 1));
  }

  /** The number of hits alone. */
  async total(plan: SearchPlan, scope: SqlScope): Promise<number> {
    const [row] = await this.#connections.run<{ total: number }>(totalStatement(plan, scope));
    return row?.total ?? 0;
  }

  async #full(plan: SearchPlan, scope: SqlScope): Promise<Counted> {
    const [row] = await this.#connections.run<FullRow>(fullStatement(plan, scope));
    if (row === undefined) throw new Error('A search statement answered no row.');
    const byField = new Map(
      plan.counted.map(({ field }): [string, FacetCounts] => [
        field,
        { field, values: [], missing: row.missing?.[field] ?? null },
      ]),
    );
    for (const [field, id, count] of row.facets) byField.get(field)?.values.push({ id, count });
    const until = row.next_expiry?.getTime() ?? Number.POSITIVE_INFINITY;
    const { epoch, total, ids } = row;
    const isWeak = total > 0 && !row.in_head;
    const facets = await this.#facets.arrange([...byField.values()]);
    return { ids, counts: { epoch, from: plan.now.getTime(), until, total, isWeak, facets } };
  }

  /** Reads counts from the table that is maintained with the rows. */
  async #unfiltered(plan: SearchPlan, scope: SqlScope): Promise<Counted> {
    const [base, { ids, epoch }] = await Promise.all([
      unfilteredCounts(this.#connections.kept, plan, scope.brandId),
      loadHits(this.#connections, plan, scope),
    ]);
    const facets = await this.#facets.choose(distinctFields(plan.counted), base.counts);
    // Read in two statements: if the brand changed in between, the counts are not cached.
    const until = epoch === base.epoch ? base.until : 0;
    return { ids, counts: { epoch, from: plan.now.getTime(), until, total: base.total, isWeak: false, facets } };
  }

  /** The only filtered facet is counted as if unfiltered, the others over its hits. */
  async #oneFacet(plan: SearchPlan, scope: SqlScope, field: string): Promise<Counted> {
    const own = distinctFields(plan.counted).filter((facet) => facet.field === field && facet.disjunctive);
    const others = plan.counted.filter((facet) => !own.some((one) => one.field === facet.field));
    if (own.length === 0) return this.#full(plan, scope);
    const [base, { ids, counts }] = await Promise.all([
      unfilteredCounts(this.#connections.kept, plan, scope.brandId),
      this.#full({ ...plan, counted: others }, scope),
    ]);
    const byField = new Map(
      [...counts.facets, ...(await this.#facets.choose(own, base.counts))].map((facet) => [facet.field, facet]),
    );
    const facets = distinctFields(plan.counted).flatMap((facet) => byField.get(facet.field) ?? []);
    const until = counts.epoch === base.epoch ? Math.min(base.until, counts.until) : 0;
    return { ids, counts: { ...counts, until, facets } };
  }
}
