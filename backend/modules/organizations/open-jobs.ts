/** How many jobs a company has open on a brand: every job page says it. */
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../scope.ts';
import { countOpenJobs } from './store.ts';

export interface OpenJobs {
  count: number;
  /** The value of the company facet that finds them. */
  facetValueId: number | null;
}

/** By id of the organization; all that one request asks for at once. */
export type OpenJobsLoader = DataLoader<number, OpenJobs>;

/** Makes the loader of a request. `epochOf` says what the jobs of the brand are in it, null where it has read none. */
export type OpenJobsCounter = (scope: Scope, epochOf: () => string | null) => OpenJobsLoader;

interface Kept extends OpenJobs {
  epoch: string;
}

const MOST_KEPT = 20_000;

/** Counts are kept until a job of the brand changes, which the epoch of its jobs tells. */
export function createOpenJobsCounter(): OpenJobsCounter {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  return (scope, epochOf) => {
    const keyOf = (id: number) => `${scope.frontend} ${id}`;
    return new DataLoader(async (ids) => {
      const epoch = epochOf();
      const known = ids.flatMap((id) => kept.get(keyOf(id)) ?? []).filter((one) => one.epoch === epoch);
      if (known.length === ids.length) return known;
      const rows = await countOpenJobs(scope, ids);
      const byId = new Map(rows.map((row) => [row.organizationId, row]));
      return ids.map((id) => {
        const row = byId.get(id);
        const counted = { count: row?.count ?? 0, facetValueId: row?.facetValueId ?? null };
        if (epoch !== null) kept.set(keyOf(id), { ...counted, epoch });
        return counted;
      });
    });
  };
}
