/** Rules of bookmarks. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { isShown, stateOf } from '../jobs/policy.ts';
import type { JobRecord } from '../jobs/show/job.ts';
import { deleteBookmark, findBookmarks, findMarkedJobs, insertBookmarks } from './store.ts';

/** Bookmarks per person and brand; docs/limits.md publishes it. */
export const MOST_BOOKMARKS = 200;

export interface BookmarkRecord {
  id: number;
  job: JobRecord | null;
  title: string;
  organizationName: string;
  archived: boolean;
  created: Date | null;
}

/** Those of the person, or for a visitor the given ones; deleted jobs are left out. */
export async function listBookmarks(context: ApiContext, named: readonly number[]): Promise<BookmarkRecord[]> {
  const { account } = context.viewer;
  const marks: { jobId: number; created: Date | null }[] =
    account === null
      ? checked(named).map((jobId) => ({ jobId, created: null }))
      : await findBookmarks(context, account.id, MOST_BOOKMARKS);
  const ids = marks.map(({ jobId }) => jobId);
  if (ids.length === 0) return [];
  const [rows, jobs] = await Promise.all([findMarkedJobs(context, ids), context.jobs.loadMany(ids)]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return marks.flatMap(({ jobId, created }, at) => {
    const row = known.get(jobId);
    if (row === undefined) return [];
    const found = jobs[at];
    const job = found && !(found instanceof Error) && isShown(found.row, context) ? found : null;
    return [{ ...row, job, created, archived: job === null || stateOf(job.row, context.now) !== 'published' }];
  });
}

/** Returns the ids of all bookmarks. */
export async function markJob(context: ApiContext, job: number, marked: boolean): Promise<number[]> {
  const accountId = ownId(context);
  if (!marked) await deleteBookmark(context, accountId, job);
  else {
    const before = await idsOf(context, accountId);
    if (!before.includes(job) && before.length >= MOST_BOOKMARKS)
      throw refusal('TOO_MANY_BOOKMARKS', { count: MOST_BOOKMARKS });
    await insertBookmarks(context, { accountId, jobs: checked([job]), now: context.now });
  }
  return idsOf(context, accountId);
}

/** Adds as many as the limit allows. */
export async function joinBookmarks(context: ApiContext, jobs: readonly number[]): Promise<number[]> {
  const accountId = ownId(context);
  const before = await idsOf(context, accountId);
  const more = checked(jobs).filter((id) => !before.includes(id));
  const room = more.slice(0, MOST_BOOKMARKS - before.length);
  if (room.length > 0) await insertBookmarks(context, { accountId, jobs: room, now: context.now });
  return idsOf(context, accountId);
}

async function idsOf(context: ApiContext, accountId: number): Promise<number[]> {
  return (await findBookmarks(context, accountId, MOST_BOOKMARKS)).map(({ jobId }) => jobId);
}

function ownId(context: ApiContext): number {
  if (context.viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
  return context.viewer.account.id;
}

function checked(jobs: readonly number[]): number[] {
  if (jobs.length > MOST_BOOKMARKS)
    throw new UserError('BAD_INPUT', `At most ${MOST_BOOKMARKS} jobs are named at once.`, { path: 'jobs' });
  return [...new Set(jobs)].filter((id) => id > 0);
}
