/** Backend calls of the job manager. Every function rejects with `GraphqlError`. */
import { queryOf } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { JobChange as Change, ManagedJob, ManagedJobs } from './job-manager.generated.ts';
import {
  archiveJobMutation,
  changeJobsMutation,
  deleteJobMutation,
  duplicateJobMutation,
  extendJobMutation,
  managedJobsQuery,
  promoteJobMutation,
  publishJobMutation,
  withdrawJobMutation,
} from './job-manager.generated.ts';
import { type ManagerView, SORTS } from './manager-view.ts';

export type JobPage = ManagedJobs['ownJobs'];

export interface Fault {
  code: string;
  pointer: string;
  message: string;
}

export const PAGE_SIZE = 20;

const askedBy = ({ state, search, sort, page }: ManagerView) => ({
  states: state === null ? null : [state],
  search,
  sort,
  descending: SORTS[sort] === 'down',
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
});

/** The page of the list that a view shows, as a query. */
export function jobsOf(view: ManagerView) {
  return queryOf(managedJobsQuery, askedBy(view));
}

/** The same, loaded now. */
export async function readJobs(view: ManagerView): Promise<JobPage> {
  return (await run(managedJobsQuery, askedBy(view))).ownJobs;
}

export async function withdrawJob(id: number): Promise<ManagedJob> {
  return (await run(withdrawJobMutation, { id })).withdrawJob;
}

export async function archiveJob(id: number): Promise<ManagedJob> {
  return (await run(archiveJobMutation, { id })).archiveJob;
}

export async function duplicateJob(id: number, key: string): Promise<ManagedJob> {
  return (await run(duplicateJobMutation, { id, key })).duplicateJob;
}

export async function deleteJob(id: number): Promise<void> {
  await run(deleteJobMutation, { id });
}

/** Dates are ISO times; null lets the backend decide. */
export interface Dates {
  publishAt: string | null;
  expires: string | null;
  durationDays: number | null;
}

export interface Published {
  faults: readonly Fault[];
  job: ManagedJob | null;
}

export async function publishJob(id: number, dates: Dates): Promise<Published> {
  return (await run(publishJobMutation, { id, ...dates })).publishJob;
}

export type Promotion = 'featured' | 'top';

export async function promoteJob(id: number, kind: Promotion, key: string): Promise<ManagedJob> {
  return (await run(promoteJobMutation, { id, kind, key })).promoteJob;
}

export async function extendJob(id: number, key: string): Promise<ManagedJob> {
  return (await run(extendJobMutation, { id, key })).extendJob;
}

export const BULK = ['publish', 'withdraw', 'archive', 'duplicate', 'delete'] as const;
export type BulkAction = (typeof BULK)[number];

export async function changeJobs(ids: readonly number[], action: BulkAction, key: string): Promise<readonly Change[]> {
  return (await run(changeJobsMutation, { ids, action, key })).changeJobs;
}
