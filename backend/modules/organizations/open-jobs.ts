/** Number of a company's open jobs on a brand, which every job page shows. */
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../scope.ts';
import type { Shown } from '../../shown.ts';
import { countOpenJobs } from './store.ts';

export interface OpenJobs {
  count: number;
  /** Its value of the company facet. */
  facetValueId: number | null;
}

/** By id of the organization; batches all lookups of one request. */
export type OpenJobsLoader = DataLoader<number, OpenJobs>;

/** Creates the loader of a request. `epochOf` returns the search epoch that the request has read, null if none. */
export type OpenJobsCounter = (scope: Scope & { shown: Shown }, epochOf: () => string | null) => OpenJobsLoader;

interface Kept extends OpenJobs {
  epoch: string;
}

const MOST_KEPT = 20_000;

/** Counts are cached until a job of the brand changes, as told by the search epoch. */
export function createOpenJobsCounter(): OpenJobsCounter {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  return (scope, epochOf) => {
    const keyOf = (id: number) => `${scope.frontend} ${id}`;
    return new DataLoader(async (ids) => {
      const epoch = epochOf();
      for (const id of ids) scope.shown.listed.add(`org-count:${id}`);
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
