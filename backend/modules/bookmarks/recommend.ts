/** Recommended jobs: similar to those that the person bookmarked or applied to, and in the occupation of their resume. */

import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { readTexts } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import { scopeOfBrand } from '../../services/search-scope.ts';
import { findTermValues } from '../facets/store.ts';
import type { JobRecord } from '../jobs/show/job.ts';
import { loadPublished } from '../jobs/show/service.ts';
import { similarJobs } from '../jobs/show/similar.ts';
import { findBookmarks, findDesiredOccupations, listAppliedJobs } from './store.ts';

const MOST = 20;
/** Newest jobs of an occupation to choose from: an employer with many of them leaves room for others. */
const CANDIDATES = 100;
/** Number of the person's jobs that others are compared with. */
const SEEDS = 3;

/** Published jobs that the person has neither bookmarked nor applied to. */
export async function recommendJobs(context: ApiContext, limit: number): Promise<JobRecord[]> {
  const { account } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  if (limit < 0 || limit > MOST)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 0 to ${MOST} are allowed.`, { path: 'limit' });
  const [applied, marked] = [await listAppliedJobs(context, account.id, MOST), await markedJobs(context, account.id)];
  const known = new Set([...applied, ...marked]);
  const seeds = [...new Set([...applied.slice(0, SEEDS), ...marked.slice(0, SEEDS)])];
  const lists = await Promise.all([
    ...seeds.map((id) => similarJobs(context, id, MOST)),
    byOccupation(context, account.id),
  ]);
  const found = interleave(lists, ({ row }) => row.id).filter(({ row }) => !known.has(row.id));
  return byEmployer(found).slice(0, limit);
}

/** One job of each employer, then a second of each, and so on; otherwise in the same order. */
function byEmployer(jobs: readonly JobRecord[]): JobRecord[] {
  const employers = Map.groupBy(jobs, ({ row }) => row.organizationId ?? row.organizationName.trim().toLowerCase());
  return interleave([...employers.values()], ({ row }) => row.id);
}

async function markedJobs(context: ApiContext, accountId: number): Promise<number[]> {
  if (!context.brand.document.features.bookmarks) return [];
  return (await findBookmarks(context, accountId, MOST)).map(({ jobId }) => jobId);
}

async function byOccupation(context: ApiContext, accountId: number): Promise<JobRecord[]> {
  if (!context.brand.document.features.resume) return [];
  const wishes = await findDesiredOccupations(context, accountId);
  const terms = context.terms.find('occupation', readTexts(wishes)).map(({ id }) => id);
  const values = await findTermValues(context, 'occupations', terms);
  if (values.length === 0) return [];
  const conditions = values.map((value) => ({ field: 'occupations', value: String(value) }));
  const ids = await context.search.find({
    ...scopeOfBrand(context.brand, 'JOBS', context.now),
    request: {
      language: context.locale,
      conditionGroup: { conjunction: 'AND', groups: [{ conjunction: 'OR', conditions }] },
      range: { first: 0, last: CANDIDATES },
      sorts: [{ field: 'published', value: 'desc' }],
    },
  });
  return loadPublished(context, ids);
}

/** Interleaves the lists, without duplicates. */
function interleave<T>(lists: readonly (readonly T[])[], keyOf: (one: T) => number): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}
