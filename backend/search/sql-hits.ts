/** The hits of a search on one page. */
import { isUsualOrder, type SearchPlan } from './plan.ts';
import { isUnfiltered } from './relax.ts';
import type { SqlScope } from './sql-conditions.ts';
import type { SearchConnections } from './sql-connections.ts';
import { hitsStatement } from './sql-statement.ts';
import { newestStatement } from './sql-unfiltered.ts';

export interface Hits {
  /** The search epoch of the brand at which they were read. */
  epoch: string;
  ids: number[];
}

/** Reads hits by the cheapest way that is exact. */
export async function loadHits(connections: SearchConnections, plan: SearchPlan, scope: SqlScope): Promise<Hits> {
  const usual = isUnfiltered(plan.filters) && isUsualOrder(plan);
  const [row] = usual
    ? await connections.run<Hits>(newestStatement(plan, scope), 'kept')
    : await connections.run<Hits>(hitsStatement(plan, scope));
  return row ?? { epoch: '0', ids: [] };
}
