/** The stored request of a saved search with other facet values. Pure. */

/** The order in which `searchRequest` writes them: equal searches have equal keys. */
const ORDER: readonly string[] = [
  ...['language', 'conjunction', 'field', 'value', 'operator', 'conditions', 'groups', 'conditionGroup'],
  ...[
    'keys',
    'literal',
    'fulltext',
    'lat',
    'lon',
    'radius',
    'country',
    'administrativeArea',
    'locationType',
    'geoLocation',
  ],
];

const rank = (name: string): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In the order of a new request, since the database has lost it. */
export function replaceFilters(request: unknown, values: ReadonlyMap<number, number>): Json {
  const read = replaced(request, values);
  return isObject(read) ? read : {};
}

function replaced(value: unknown, values: ReadonlyMap<number, number>): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => replaced(one, values));
    const texts = all.map((one) => JSON.stringify(one));
    return all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  }
  if (!isObject(value)) return value;
  const { field, value: filter } = value;
  const own =
    typeof field === 'string' && field !== 'id' && typeof filter === 'string'
      ? { ...value, value: otherIds(filter, values) }
      : value;
  const entries = Object.entries(own).map(([name, part]): [string, unknown] => [name, replaced(part, values)]);
  return Object.fromEntries(entries.sort(([a], [b]) => rank(a) - rank(b)));
}

/** Numbers of values are unique over all facets. */
function otherIds(filter: string, values: ReadonlyMap<number, number>): string {
  if (!/^\d+(,\d+)*$/.test(filter)) return filter;
  const ids = filter.split(',').map((id) => String(values.get(Number(id)) ?? id));
  return [...new Set(ids)].join(',');
}
