/** How many results of a saved search its owner has not had before their eyes. */
import type { ApiContext } from '../../context.ts';
import { scopeOfBrand } from '../../services/search-scope.ts';
import { withKnownFilters } from './known-filters.ts';
import { countPublished } from './news-store.ts';
import type { SearchCore } from './saved-search.ts';
import type { AddressedAlert } from './store.ts';

/** More are not counted. */
const MOST = 100;

/** Per request: what was counted, and the last count, which the next one waits for. */
const counts = new WeakMap<ApiContext, { byAlert: Map<string, Promise<number>>; last: Promise<unknown> }>();

/** Jobs of an alert published since its results were opened, or since it was saved; at most 100. Null for an alert of resumes. */
export async function countNews(context: ApiContext, alert: AddressedAlert): Promise<number | null> {
  if (alert.index !== 'JOBS') return null;
  const known = counts.get(context) ?? { byAlert: new Map(), last: Promise.resolve() };
  counts.set(context, known);
  // A visit in the same request begins anew.
  const key = `${alert.id} ${alert.opened?.getTime()}`;
  const counted = known.byAlert.get(key);
  if (counted !== undefined) return counted;
  // One after the other: a long list must not take all connections of the search.
  const counting = known.last.then(() => count(context, alert));
  known.byAlert.set(key, counting);
  known.last = counting.catch(() => undefined);
  return counting;
}

async function count({ db, brand, now, search }: ApiContext, alert: AddressedAlert): Promise<number> {
  const { request: saved, confirmed, opened, created } = alert;
  const request = confirmed === null ? null : withKnownFilters(brand, saved as SearchCore);
  if (request === null) return 0;
  // Whether a job is new does not depend on how well it fits: the newest are enough.
  const ids = await search.find({
    ...scopeOfBrand(brand, 'JOBS', now),
    request: { ...request, range: { first: 0, last: MOST }, sorts: [{ field: 'published', value: 'desc' }] },
  });
  return countPublished(db, ids, opened ?? created);
}
