/** One page of a search's hits. */
import { isUsualOrder, type SearchPlan } from './plan.ts';
import { isUnfiltered } from './relax.ts';
import type { SqlScope } from './sql-conditions.ts';
import type { SearchConnections } from './sql-connections.ts';
import { hitsStatement } from './sql-statement.ts';
import { newestStatement } from './sql-unfiltered.ts';

export interface Hits {
  /** Search epoch of the brand at the time of reading. */
  epoch: string;
  ids: number[];
}

/** Reads hits in the cheapest way that is still exact. */
export async function loadHits(connections: SearchConnections, plan: SearchPlan, scope: SqlScope): Promise<Hits> {
  const usual = isUnfiltered(plan.filters) && isUsualOrder(plan);
  const [row] = usual
    ? await connections.run<Hits>(newestStatement(plan, scope), 'kept')
    : await connections.run<Hits>(hitsStatement(plan, scope));
  return row ?? { epoch: '0', ids: [] };
}
