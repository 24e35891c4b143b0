import { searchParameters } from '../search/parameters.ts';

const single: ReadonlySet<string> = new Set(searchParameters);

/**
 * The named parameters sorted by name, without empty ones. Of `search=a&search=b` the first wins; facets may repeat.
 */
export function relevantQuery(
  pairs: Iterable<readonly [name: string, value: string]>,
  names: ReadonlySet<string>,
): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (value === '' || !names.has(name)) continue;
    const before = query.get(name);
    if (before === undefined) query.set(name, value);
    else if (!single.has(name)) query.set(name, `${before},${value}`);
  }
  return Object.fromEntries([...query].sort(([a], [b]) => (a < b ? -1 : 1)));
}
