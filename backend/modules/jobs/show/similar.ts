/** Similar jobs, shown below a job on its page. */

import { LRUCache } from 'lru-cache';
import type { SearchRequest } from '../../../../runtime/core/search/types.ts';
import type { ApiContext } from '../../../context.ts';
import { UserError } from '../../../errors.ts';
import type { SearchPort } from '../../../search/port.ts';
import { scopeOfBrand } from '../../../services/search-scope.ts';
import { findTermValues } from '../../facets/store.ts';
import type { JobData } from '../job-data.ts';
import type { JobRecord } from './job.ts';
import { findShownJob, loadPublished } from './service.ts';

const MOST_SIMILAR = 20;
/** Words of a title that do not describe the work. */
const SHORTEST_WORD = 4;
const MOST_WORDS = 6;
const NEAR_KM = 50;
const MOST_KEPT = 20_000;

type RelatedRequest = Pick<SearchRequest, 'fulltext' | 'geoLocation' | 'conditionGroup'>;

/** Pages may show for this long those that were the most similar, while other jobs of the brand change. */
const PAGES_KEEP_MS = 60_000;

interface Kept {
  /** Search epoch of the brand when the ids were found. */
  epoch: string;
  /** When that was, in milliseconds since the epoch. */
  found: number;
  /** What they are similar to. */
  traits: string;
  /** Number requested. */
  limit: number;
  ids: readonly number[];
}

/** Finding them takes one to three searches, whose results stay the same until a job of the brand changes. */
const kept = new WeakMap<SearchPort, LRUCache<string, Kept>>();

/** Published jobs with the same occupation, similar titles or nearby places, most similar first. */
export async function similarJobs(context: ApiContext, id: number, limit: number): Promise<JobRecord[]> {
  if (limit < 0 || limit > MOST_SIMILAR) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 0 to ${MOST_SIMILAR} are allowed.`, { path: 'limit' });
  }
  const job = await findShownJob(context, id);
  if (job === null || limit === 0) return [];
  const known = keptOf(context).get(keyOf(context, id));
  const traits = traitsOf(job);
  if (known && known.limit >= limit && known.traits === traits) {
    const wanted = known.ids.slice(0, limit);
    if (known.epoch === job.epoch || mayBeOlder(context, known)) {
      const shown = await loadPublished(context, wanted);
      // One that is no longer published makes room for another.
      if (known.epoch === job.epoch || shown.length === wanted.length) return shown;
    }
  }
  const ids = await findSimilar(context, job, limit);
  keptOf(context).set(keyOf(context, id), { epoch: job.epoch, found: context.now.getTime(), traits, limit, ids });
  return loadPublished(context, ids);
}

/** During a render, which has no client: pages are cached for longer anyway. The API always finds them anew after a change. */
function mayBeOlder({ address, now }: ApiContext, { found }: Kept): boolean {
  return address === '' && now.getTime() - found < PAGES_KEEP_MS;
}

function traitsOf({ row, data }: JobRecord): string {
  return JSON.stringify([row.title, placeOf(data), data.occupations]);
}

function placeOf({ locations }: JobData): { lat: number; lon: number } | null {
  const found = locations.find(({ lat, lon }) => lat !== null && lon !== null);
  return found === undefined ? null : { lat: found.lat ?? 0, lon: found.lon ?? 0 };
}

/** Preloads the cached similar jobs of a job together with it: its page is about to ask for them. */
export function expectSimilar(context: ApiContext, id: number): void {
  const known = keptOf(context).get(keyOf(context, id));
  // A failure is reported by the job itself, which the same statement reads.
  if (known) void context.jobs.loadMany(known.ids);
}

function keptOf({ search }: ApiContext): LRUCache<string, Kept> {
  const own = kept.get(search) ?? new LRUCache<string, Kept>({ max: MOST_KEPT });
  kept.set(search, own);
  return own;
}

function keyOf({ frontend, locale }: ApiContext, id: number): string {
  return `${frontend} ${locale} ${id}`;
}

async function findSimilar(context: ApiContext, job: JobRecord, limit: number): Promise<number[]> {
  const found = new Set<number>();
  for await (const request of relatedRequests(context, job)) {
    const ids = await context.search.find({
      ...scopeOfBrand(context.brand, 'JOBS', context.now),
      request: { ...request, language: context.locale, range: { first: 0, last: limit + 1 } },
    });
    for (const other of ids) if (other !== job.row.id) found.add(other);
    if (found.size >= limit) break;
  }
  return [...found].slice(0, limit);
}

/** From narrow to broad searches: words near the place, words, occupation. Each further one only runs if there are too few results. */
async function* relatedRequests(context: ApiContext, { row, data }: JobRecord): AsyncGenerator<RelatedRequest> {
  const words = row.title
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS);
  const fulltext = { keys: words.map((word) => `"${word}"`).join(' or ') };
  const place = placeOf(data);
  if (words.length > 0) {
    if (place !== null) yield { fulltext, geoLocation: { ...place, radius: NEAR_KM } };
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
