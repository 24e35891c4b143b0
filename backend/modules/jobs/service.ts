/** Rules of showing jobs. */
import type { SearchRequest } from '../../../runtime/core/search/types.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { findTermValues } from '../search/store.ts';
import type { JobRecord } from './job.ts';
import { isShown, stateOf } from './policy.ts';

const MOST_SIMILAR = 20;
/** Words of a title that say nothing about the work. */
const SHORTEST_WORD = 4;
const MOST_WORDS = 6;
const NEAR_KM = 50;

type RelatedRequest = Pick<SearchRequest, 'fulltext' | 'geoLocation' | 'conditionGroup'>;

/** The job if this brand shows it and its page still answers, else null. */
export async function findShownJob(context: ApiContext, id: number): Promise<JobRecord | null> {
  const job = id > 0 ? await context.jobs.load(id) : null;
  return job !== null && isShown(job.row, context) ? job : null;
}

/** Published jobs in order; those that are no longer shown are left out. */
export async function loadPublished(context: ApiContext, ids: readonly number[]): Promise<JobRecord[]> {
  const jobs = await context.jobs.loadMany(ids);
  return jobs
    .filter((job): job is JobRecord => job !== null && !(job instanceof Error))
    .filter(({ row }) => stateOf(row, context.now) === 'published');
}

/** Jobs that share occupation, words of the title or place, the nearest relation first. */
export async function similarJobs(context: ApiContext, id: number, limit: number): Promise<JobRecord[]> {
  if (limit < 0 || limit > MOST_SIMILAR) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 0 to ${MOST_SIMILAR} are allowed.`, { path: 'limit' });
  }
  const job = await findShownJob(context, id);
  if (job === null || limit === 0) return [];
  const found = new Set<number>();
  for await (const request of relatedRequests(context, job)) {
    const ids = await context.search.find({
      index: 'JOBS',
      brand: context.frontend,
      languages: context.brand.document.locales.supported,
      now: context.now,
      request: { ...request, language: context.locale, range: { first: 0, last: limit + 1 } },
    });
    for (const other of ids) if (other !== id) found.add(other);
    if (found.size >= limit) break;
  }
  return loadPublished(context, [...found].slice(0, limit));
}

/** Searches from close to loose: words near the place, words, occupation. The next is made when the last did not suffice. */
async function* relatedRequests(context: ApiContext, { row, data }: JobRecord): AsyncGenerator<RelatedRequest> {
  const words = row.title
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS);
  const fulltext = { keys: words.map((word) => `"${word}"`).join(' or ') };
  const place = data.locations.find(({ lat, lon }) => lat !== null && lon !== null);
  if (words.length > 0) {
    if (place !== undefined) yield { fulltext, geoLocation: { lat: place.lat, lon: place.lon, radius: NEAR_KM } };
    yield { fulltext };
  }
  const occupations = context.terms.find('occupation', data.occupations).map(({ id }) => id);
  const values = await findTermValues(context, 'occupations', occupations);
  if (values.length > 0) yield { conditionGroup: anyOf('occupations', values) };
}

function anyOf(field: string, values: readonly number[]) {
  const conditions = values.map((value) => ({ field, value: String(value) }));
  return { conjunction: 'AND' as const, groups: [{ conjunction: 'OR' as const, conditions }] };
}
