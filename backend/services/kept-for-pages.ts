/** Figures that pages show as they were up to a minute ago. */
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../context.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 2_000;

/** Each backend has its own. */
const kept = new WeakMap<ApiContext['search'], LRUCache<string, { found: number; value: object }>>();

/**
 * Finds a value again only once it is a minute old. Applies to renders, which have no client: pages are cached for longer anyway. The API always
 * finds it anew. `key` names the value among all those of the brand.
 */
export async function keptForPages<Value extends object>(
  { search, frontend, address, now }: ApiContext,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  if (address !== '') return find();
  const own = kept.get(search) ?? new LRUCache({ max: MOST_KEPT });
  kept.set(search, own);
  const known = own.get(`${frontend} ${key}`);
  if (known && now.getTime() - known.found < KEPT_MS) return known.value as Value;
  const value = await find();
  own.set(`${frontend} ${key}`, { found: now.getTime(), value });
  return value;
}
