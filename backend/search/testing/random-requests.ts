/** Random requests of every shape that the API allows. */
import type { SearchConditionGroup, SearchRequest } from '../../../runtime/core/search/types.ts';
import type { SearchIndex, SearchInput } from '../port.ts';
import type { Random } from './random.ts';
import { BRANDS, CENTRES, COUNTRIES, NOW, REGIONS, WORDS } from './random-corpus.ts';

/** What requests may ask for. */
export interface RequestWorld {
  valuesOf(field: string): readonly number[];
  ids: readonly number[];
  names: readonly string[];
}

const FACETS: Readonly<Record<SearchIndex, readonly string[]>> = {
  JOBS: ['employment_type', 'occupations', 'industries', 'company', 'salary', 'date_posted'],
  ORGANIZATIONS: ['industry', 'occupations'],
  RESUMES: ['skills', 'occupations', 'region'],
};
const SORTS: Readonly<Record<SearchIndex, readonly string[]>> = {
  JOBS: ['search_api_relevance', 'field_job_publishing_date', 'published', 'salary'],
  ORGANIZATIONS: ['search_api_relevance', 'name', 'title'],
  RESUMES: ['search_api_relevance', 'changed'],
};
const FLAGS: Readonly<Record<SearchIndex, readonly string[]>> = {
  JOBS: ['featured', 'top', 'backfill', 'video'],
  ORGANIZATIONS: ['featured', 'training'],
  RESUMES: [],
};
/** Near no other word, so that nothing corrects it. */
const NONSENSE = 'qqxxzzqq';

export function randomInput(random: Random, world: RequestWorld): SearchInput {
  const index: SearchIndex = random.chance(0.7) ? 'JOBS' : random.pick(['ORGANIZATIONS', 'RESUMES']);
  const [brand, languages] = random.pick(Object.entries(BRANDS));
  const request: SearchRequest = { range: randomRange(random) };
  if (random.chance(0.3)) request.language = random.pick(languages);
  if (random.chance(0.8)) request.facets = randomFacets(random, index);
  if (random.chance(0.55)) request.fulltext = { keys: randomText(random) };
  if (random.chance(0.3)) request.geoLocation = randomPlace(random);
  if (random.chance(0.6)) request.conditionGroup = randomGroup(random, index, world);
  if (random.chance(0.4))
    request.sorts = [{ field: random.pick(SORTS[index]), value: random.chance(0.6) ? 'desc' : 'asc' }];
  const now = new Date(NOW.getTime() + random.integer(4) * 86_400_000 + random.pick([0, 0, 1, 900_000, 3_599_999]));
  const excluded = index === 'RESUMES' && random.chance(0.5) ? random.some(world.ids, 1 + random.integer(8)) : [];
  return { index, brand: random.chance(0.01) ? 'nobody' : brand, languages, now, request, excluded };
}

function randomRange(random: Random): { first: number; last: number } {
  const first = random.chance(0.6) ? 0 : random.integer(60);
  return { first, last: first + random.pick([0, 1, 4, 10, 12, 100]) };
}

function randomFacets(random: Random, index: SearchIndex): NonNullable<SearchRequest['facets']> {
  return random.some(FACETS[index], 1 + random.integer(4)).map((field) => ({
    field,
    limit: random.chance(0.8) ? 100 : 1 + random.integer(4),
    operator: random.chance(0.8) ? 'or' : 'and',
    min_count: random.chance(0.8) ? 1 : 1 + random.integer(4),
    missing: random.chance(0.1),
    top_only: random.chance(0.3),
  }));
}

function randomText(random: Random): string {
  const term = () => {
    if (random.chance(0.03)) return NONSENSE;
    const words = Array.from({ length: random.chance(0.2) ? 2 + random.integer(2) : 1 }, () => random.pick(WORDS)).join(
      ' ',
    );
    const phrase = words.includes(' ') ? `"${words}"` : words;
    return random.chance(0.12) ? `-${phrase}` : random.chance(0.1) ? phrase.toUpperCase() : phrase;
  };
  const terms = Array.from({ length: 1 + random.integer(3) }, term);
  return terms.join(random.chance(0.2) ? ' or ' : ' ');
}

function randomPlace(random: Random): NonNullable<SearchRequest['geoLocation']> {
  const country = random.chance(0.8) ? random.pick(COUNTRIES) : null;
  const kind = random.integer(4);
  if (kind === 0 && country !== null) return { country, locationType: 'country' };
  if (kind === 1 && country !== null) {
    return { country, administrativeArea: random.pick(REGIONS), locationType: 'administrative_area_level_1' };
  }
  const [lat, lon] = random.pick(CENTRES);
  const radius = random.chance(0.1) ? null : random.pick([0, 10, 50, 120, 400, 9_000, 20_000]);
  return { lat, lon, radius, country, locationType: 'locality' };
}

function randomGroup(random: Random, index: SearchIndex, world: RequestWorld): SearchConditionGroup {
  const groups = random.some(FACETS[index], random.integer(3)).map((field): SearchConditionGroup => {
    const values = random.some(world.valuesOf(field), 1 + random.integer(3)).map(String);
    const conditions = random.chance(0.5)
      ? [{ field, value: values.join(',') }]
      : values.map((value) => ({ field, value, operator: '=' }));
    return { conjunction: random.chance(0.85) ? 'OR' : 'AND', conditions };
  });
  const conditions: NonNullable<SearchConditionGroup['conditions']> = [];
  if (FLAGS[index].length > 0 && random.chance(0.25)) {
    conditions.push({
      field: random.pick(FLAGS[index]),
      value: random.pick(['0', '1', 'true', 'false']),
      operator: random.chance(0.8) ? '=' : '<>',
    });
  }
  if (index !== 'RESUMES' && random.chance(0.1))
    conditions.push({ field: 'organization_name', value: random.pick(world.names) });
  if (random.chance(0.1)) {
    const ids = random.some(world.ids, 1 + random.integer(20));
    conditions.push({ field: 'id', value: ids.join(','), operator: random.chance(0.7) ? '=' : '<>' });
  }
  return { conjunction: 'AND', conditions, groups };
}
