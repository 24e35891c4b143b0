/** What the manager asks the backend. Every function rejects with `GraphqlError`. */
import { ask } from '../shared/account/account-calls.ts';
import { type JobState, type ManagerView, SORTS } from './manager-view.ts';

export interface ManagedJob {
  id: number;
  title: string;
  state: JobState;
  organizationName: string;
  employer: { id: number; name: string } | null;
  actions: readonly string[];
  refusal: string | null;
  submitted: string | null;
  changed: string;
  publishAt: string | null;
  published: string | null;
  expires: string | null;
  archived: string | null;
  durationDays: number | null;
  views: number;
  applicationStarts: number;
  applications: number;
  newApplications: number;
  featured: boolean;
  featuredUntil: string | null;
  top: boolean;
  topUntil: string | null;
  path: string;
  isPublic: boolean;
}

export interface JobPage {
  total: number;
  jobs: readonly ManagedJob[];
  counts: readonly { state: JobState; count: number }[];
}

export interface ManagerSettings {
  employers: readonly { id: number; name: string }[];
  waits: boolean;
  editsWait: boolean;
  defaultDuration: number;
  maximumDuration: number;
}

export interface Fault {
  code: string;
  pointer: string;
  message: string;
}

export const PAGE_SIZE = 20;
const JOB = `fragment ManagedJob on OwnJob {
  id title state organizationName employer { id name } actions refusal submitted changed publishAt published expires archived
  durationDays views applicationStarts applications newApplications featured featuredUntil top topUntil path isPublic
}`;

export async function loadSettings(): Promise<ManagerSettings> {
  const document = `query ManagerSettings {
    jobFormSettings { employers { id name } waits editsWait defaultDuration maximumDuration }
  }`;
  return (await ask<{ jobFormSettings: ManagerSettings }>(document)).jobFormSettings;
}

export async function listJobs({ state, search, sort, page }: ManagerView): Promise<JobPage> {
  const document = `query ManagedJobs($states: [JobState!], $search: String, $sort: OwnJobSort, $descending: Boolean, $limit: Int, $offset: Int) {
    ownJobs(states: $states, search: $search, sort: $sort, descending: $descending, limit: $limit, offset: $offset) {
      total counts { state count } jobs { ...ManagedJob }
    }
  } ${JOB}`;
  const variables = {
    states: state === null ? null : [state],
    search,
    sort,
    descending: SORTS[sort] === 'down',
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
  return (await ask<{ ownJobs: JobPage }>(document, variables)).ownJobs;
}

export async function withdrawJob(id: number): Promise<ManagedJob> {
  const document = `mutation WithdrawJob($id: Int!) { withdrawJob(id: $id) { ...ManagedJob } } ${JOB}`;
  return (await ask<{ withdrawJob: ManagedJob }>(document, { id })).withdrawJob;
}

export async function archiveJob(id: number): Promise<ManagedJob> {
  const document = `mutation ArchiveJob($id: Int!) { archiveJob(id: $id) { ...ManagedJob } } ${JOB}`;
  return (await ask<{ archiveJob: ManagedJob }>(document, { id })).archiveJob;
}

export async function duplicateJob(id: number, key: string): Promise<ManagedJob> {
  const document = `mutation DuplicateJob($id: Int!, $key: String!) { duplicateJob(id: $id, key: $key) { ...ManagedJob } } ${JOB}`;
  return (await ask<{ duplicateJob: ManagedJob }>(document, { id, key })).duplicateJob;
}

export async function deleteJob(id: number): Promise<void> {
  await ask('mutation DeleteJob($id: Int!) { deleteJob(id: $id) }', { id });
}

/** Dates are ISO times; null leaves it to the backend. */
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
  const document = `mutation PublishJob($id: Int!, $publishAt: DateTime, $expires: DateTime, $durationDays: Int) {
    publishJob(id: $id, publishAt: $publishAt, expires: $expires, durationDays: $durationDays) {
      faults { code pointer message } job { ...ManagedJob }
    }
  } ${JOB}`;
  return (await ask<{ publishJob: Published }>(document, { id, ...dates })).publishJob;
}

export type Promotion = 'featured' | 'top';

export async function promoteJob(id: number, kind: Promotion, key: string): Promise<ManagedJob> {
  const document = `mutation PromoteJob($id: Int!, $kind: JobPromotion!, $key: String!) {
    promoteJob(id: $id, kind: $kind, key: $key) { ...ManagedJob }
  } ${JOB}`;
  return (await ask<{ promoteJob: ManagedJob }>(document, { id, kind, key })).promoteJob;
}

/** Credits of an organization by what they buy. */
export async function loadCredits(organizationId: number): Promise<Readonly<Record<string, number>>> {
  const document =
    'query PromotionCredits($organizationId: Int) { getCredits(organizationId: $organizationId) { type amount } }';
  const { getCredits } = await ask<{ getCredits: { type: string; amount: number }[] }>(document, { organizationId });
  return Object.fromEntries(getCredits.map(({ type, amount }) => [type, amount]));
}

export const BULK = ['publish', 'withdraw', 'archive', 'duplicate', 'delete'] as const;
export type BulkAction = (typeof BULK)[number];

export interface Change {
  id: number;
  done: boolean;
  code: string | null;
  message: string | null;
  job: ManagedJob | null;
}

export async function changeJobs(ids: readonly number[], action: BulkAction, key: string): Promise<readonly Change[]> {
  const document = `mutation ChangeJobs($ids: [Int!]!, $action: JobBulkAction!, $key: String) {
    changeJobs(ids: $ids, action: $action, key: $key) { id done code message job { ...ManagedJob } }
  } ${JOB}`;
  return (await ask<{ changeJobs: Change[] }>(document, { ids, action, key })).changeJobs;
}
