/** Lists of applicants: to one job that the person may manage, or to all jobs of the organizations they act for. */
import DataLoader from 'dataloader';
import { MOST_ADS, MOST_OTHERS } from '../../../runtime/core/applications/limits.ts';
import { STAGES, type Stage } from '../../../runtime/core/applications/stages.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { ApplicantSort, ApplicantFilter as FilterInput } from '../../graphql.generated.ts';
import {
  type AdRow,
  type ApplicantQuery,
  countStages,
  countUnopened,
  findNeighbours,
  findOrganizations,
  listAds,
  listApplicantRows,
  listOthers,
  type Neighbours,
} from './inbox-store.ts';
import type { ApplyJob } from './job-store.ts';
import { findManaged } from './policy.ts';
import type { ApplicationRow } from './store.ts';

const MOST = 100;
const LONGEST_SEARCH = 100;

export interface ApplicantsAsked {
  /** Null for all jobs of the person. */
  jobId?: number | null | undefined;
  stage?: Stage | null | undefined;
  filter?: FilterInput | null | undefined;
  sort: ApplicantSort;
}

export interface ApplicantListRecord {
  /** Null for a list over all jobs. */
  job: ApplyJob | null;
  counts: { stage: Stage; count: number }[];
  total: number;
  items: ApplicationRow[];
}

/** What is asked for, and the job if it is one; null for a job of another organization. */
export async function queryOf(
  context: ApiContext,
  { jobId, stage, filter, sort }: ApplicantsAsked,
): Promise<{ job: ApplyJob | null; query: ApplicantQuery } | null> {
  const { account } = context.viewer;
  const job = typeof jobId === 'number' ? await findManaged(context, jobId) : null;
  if (account === null || (typeof jobId === 'number' && job === null)) return null;
  const search = (filter?.search ?? '').trim();
  const rating = filter?.rating ?? 0;
  if (search.length > LONGEST_SEARCH)
    throw new UserError('BAD_INPUT', `search has at most ${LONGEST_SEARCH} characters.`, { path: 'filter' });
  if (rating < 0 || rating > 5)
    throw new UserError('BAD_INPUT', `rating is ${rating}; 1 to 5 are allowed.`, { path: 'filter' });
  return {
    job,
    query: {
      of: job === null ? { accountId: account.id } : { jobId: job.id },
      organizationId: filter?.organizationId ?? null,
      ...{ search, rating, unread: filter?.unread ?? false, waiting: filter?.waiting ?? false },
      tag: (filter?.tag ?? '').trim(),
      list: (filter?.list ?? '').trim(),
      saved: filter?.saved ?? false,
      ownStage: filter?.ownStage ?? null,
      ...{ stage: stage ?? null, sort },
    },
  };
}

/** A page of applicants; null for a job of another organization. */
export async function listApplicants(
  context: ApiContext,
  { limit, offset, ...asked }: ApplicantsAsked & { limit: number; offset: number },
): Promise<ApplicantListRecord | null> {
  if (limit < 1 || limit > MOST || offset < 0)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST} are allowed.`, { path: 'limit' });
  const found = await queryOf(context, asked);
  if (found === null) return null;
  const { job, query } = found;
  const [counted, items] = await Promise.all([
    countStages(context, query),
    listApplicantRows(context, { ...query, limit, offset }),
  ]);
  const counts = STAGES.map((one) => ({ stage: one, count: counted.find((row) => row.stage === one)?.count ?? 0 }));
  const isCounted = (stage: Stage) => query.stage === null || stage === query.stage;
  const total = counts.reduce((sum, { stage, count }) => sum + (isCounted(stage) ? count : 0), 0);
  return { job, counts, total, items };
}

/** The applications before and after one in the order of a list; the policy has authorized the application itself. */
export async function neighboursOf(context: ApiContext, id: number, asked: ApplicantsAsked): Promise<Neighbours> {
  const found = await queryOf(context, asked);
  return found === null ? { previous: null, next: null } : findNeighbours(context, id, found.query);
}

/** Jobs of the person with applications. */
export function adsOf(context: ApiContext): Promise<AdRow[]> {
  return listAds(context, context.viewer.account?.id ?? 0, MOST_ADS);
}

/** Number of applications that nobody has opened. */
export function unopenedOf(context: ApiContext): Promise<number> {
  return countUnopened(context, context.viewer.account?.id ?? 0);
}

/** The same person's other applications to jobs of the employer, whom the current person acts for. */
export async function othersOf(context: ApiContext, row: ApplicationRow): Promise<ApplicationRow[]> {
  return row.cleared === null ? listOthers(context, row, MOST_OTHERS) : [];
}

const loaders = new WeakMap<ApiContext, DataLoader<number, number | null>>();

/** The organization of a job, one query per list. */
export function organizationOf(context: ApiContext, jobId: number | null): Promise<number | null> {
  if (jobId === null) return Promise.resolve(null);
  const load = async (ids: readonly number[]) => {
    const found = await findOrganizations(context, ids);
    return ids.map((id) => found.get(id) ?? null);
  };
  const loader = loaders.get(context) ?? new DataLoader(load, { cache: false });
  loaders.set(context, loader);
  return loader.load(jobId);
}
