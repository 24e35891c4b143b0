/** The searches being measured. */
import type pg from 'pg';
import type { SearchInput } from '../../../backend/search/port.ts';
import type { SearchConditionGroup, SearchRequest } from '../../../runtime/core/search/types.ts';
import { FACET_FIELDS, LANGUAGES, LARGE_BRAND, NOW, SMALL_BRAND, wordOf } from './corpus.ts';

export interface Case {
  name: string;
  input: SearchInput;
  /** Counts towards the mean of the ratios. */
  compared: boolean;
}

/** Landing page, words of every frequency, places, facets, deep pages, a small brand. */
export async function cases(pool: pg.Pool): Promise<Case[]> {
  const { rows } = await pool.query<{ field: string; id: number }>(
    `select distinct on (f.field) f.field, f.id from facet_value f join facet_count c on c.value = f.id
      join frontend b on b.id = c.brand and b.key = $1 where f.field in ('employment_type', 'industries') order by f.field, c.count desc`,
    [LARGE_BRAND],
  );
  const conditionGroup: SearchConditionGroup = {
    conjunction: 'AND',
    groups: rows.map(({ field, id }) => ({ conjunction: 'OR', conditions: [{ field, value: String(id) }] })),
  };
  const geoLocation = { lat: 40.7, lon: -100, radius: 300, country: 'US', locationType: 'locality' };
  const rare = { keys: wordOf(20_000) };
  const common = { keys: wordOf(60) };
  const deep = { range: { first: 990, last: 1_000 } };
  return [
    toCase('landing', {}),
    toCase('common word', { fulltext: common }),
    toCase('very common word', { fulltext: { keys: wordOf(4) } }),
    toCase('rare word', { fulltext: rare }),
    toCase('word + place + 2 facets', { fulltext: { keys: wordOf(15) }, geoLocation, conditionGroup }),
    toCase('2 facets', { conditionGroup }),
    toCase('page 100', deep),
    { ...toCase('small brand', { fulltext: common }, SMALL_BRAND) },
    { ...toCase('common word, page 100', { fulltext: common, ...deep }), compared: false },
    { ...toCase('2 facets, page 100', { conditionGroup, ...deep }), compared: false },
    {
      ...toCase('1 facet', { conditionGroup: { conjunction: 'AND', groups: conditionGroup.groups?.slice(0, 1) } }),
      compared: false,
    },
    { ...toCase('place', { geoLocation }), compared: false },
    { ...toCase('two words', { fulltext: { keys: `${wordOf(30)} ${wordOf(200)}` } }), compared: false },
    { ...toCase('small brand, landing', {}, SMALL_BRAND), compared: false },
    {
      ...toCase('featured', {
        conditionGroup: { conjunction: 'AND', conditions: [{ field: 'featured', value: '1' }] },
      }),
      compared: false,
    },
  ];
}

/** Sixteen pairs of facet values: how many jobs are read until ten have both is a matter of luck with each of them. */
export async function facetPairs(pool: pg.Pool): Promise<SearchInput[]> {
  const { rows } = await pool.query<{ field: string; id: number }>(
    `select f.field, f.id from facet_value f join facet_count c on c.value = f.id
      join frontend b on b.id = c.brand and b.key = $1 where f.field in ('employment_type', 'industries') order by c.count desc`,
    [LARGE_BRAND],
  );
  const frequent = (field: string) => rows.filter((row) => row.field === field).slice(0, 4);
  return frequent('employment_type').flatMap((type) =>
    frequent('industries').map((industry) => {
      const groups = [type, industry].map(({ field, id }) => ({
        conjunction: 'OR' as const,
        conditions: [{ field, value: String(id) }],
      }));
      return toCase('2 facets', { conditionGroup: { conjunction: 'AND', groups } }).input;
    }),
  );
}

function toCase(name: string, request: Partial<SearchRequest>, brand = LARGE_BRAND): Case {
  const facets = FACET_FIELDS.map((field) => ({ field, limit: 100 }));
  const whole = { facets, range: { first: 0, last: 10 }, ...request };
  return { name, compared: true, input: { index: 'JOBS', brand, languages: LANGUAGES, now: NOW, request: whole } };
}
