/** Actions of employers and administrators on jobs, other than editing. */

import type { ApiContext } from '../../../context.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import { UserError } from '../../../errors.ts';
import type { FormFault, JobAction, JobState } from '../../../graphql.generated.ts';
import { checkKey } from '../../../guards/request-key.ts';
import { readObject } from '../../../read-json.ts';
import { refusal } from '../../../refusal.ts';
import { removeJob } from '../../../search/index-job.ts';
import { tagsOf } from '../../../services/clock-store.ts';
import { publishTags } from '../../../services/tag-store.ts';
import { release } from '../../billing/spend-store.ts';
import { faultsOf } from '../../forms/service.ts';
import { actionsFor, faultsOfJob, scheduleRules, standingOf } from '../own/own-jobs.ts';
import { requireOwn } from '../own/own-policy.ts';
import {
  deleteOwnJob,
  findRequest,
  holdRequest,
  insertOwnJob,
  noteRequest,
  type OwnJobRow,
  replaceFrontends,
} from '../own/own-store.ts';
import { post, requireVerified, type SavedJobRow, writerOf } from '../own/save-job.ts';
import { canPay, isReviewedUnpaid } from '../paying/pay-job.ts';
import { holdJob, moveJob, noteJob } from './move-job.ts';
import { readSchedule, type Schedule, scheduleAnswers, scheduleErrors } from './schedule.ts';
import { settleFiles } from './settle-files.ts';

const LONGEST_REASON = 1000;

/** Performs an action that the job's state allows; throws `UserError` JOB_STATE otherwise. */
async function act(
  context: ApiContext,
  id: number,
  action: JobAction,
  work: (tx: TransactionScope, row: OwnJobRow) => Promise<unknown>,
): Promise<OwnJobRow> {
  await transact(context, async (tx) => {
    const row = await holdJob(context, tx, id);
    if (!actionsFor(context, row).includes(action)) throw refusal('JOB_STATE');
    await work(tx, row);
  });
  return requireOwn(context, id);
}

export function archiveJob(context: ApiContext, id: number): Promise<OwnJobRow> {
  return act(context, id, 'archive', (tx) => moveJob(context, tx, { jobId: id, to: 'archived' }));
}

export function withdrawJob(context: ApiContext, id: number): Promise<OwnJobRow> {
  return act(context, id, 'withdraw', (tx) => moveJob(context, tx, { jobId: id, to: 'draft' }));
}

export type Dates = Partial<Schedule>;

/** Posts a draft with the schedule of its answers, or an archived job with a new one. */
export async function publishJob(context: ApiContext, id: number, dates: Dates): Promise<SavedJobRow> {
  requireVerified(context);
  let faults: FormFault[] = [];
  const job = await act(context, id, 'publish', async (tx, row) => {
    const schedule = scheduleFor(context, row, dates);
    const data = {
      ...row.data,
      job_schedule: { ...readObject(row.data.job_schedule), ...emptied, ...scheduleAnswers(schedule) },
    };
    faults = [
      ...faultsOfJob(context, { data }),
      ...faultsOf(context, scheduleErrors(schedule, context.now, scheduleRules(context))),
      ...(row.organizationId === null && row.employerName === null
        ? faultsOf(context, [{ code: 'required', pointer: '/company_info/organization' }])
        : []),
    ];
    if (faults.length === 0) await post(context, tx, row, { jobId: id, ...schedule, values: { data } });
  });
  return { faults, job };
}

const emptied = { published: undefined, expiration: undefined };

/** The dates chosen now; those of an archived job are over, so only its duration is kept. */
function scheduleFor(context: ApiContext, row: OwnJobRow, dates: Dates): Schedule {
  const stored = readSchedule(row.data);
  const isOver = standingOf(row, context).state === 'archived';
  return {
    publishAt: dates.publishAt ?? (isOver ? null : stored.publishAt),
    // A duration chosen now replaces an end date chosen before.
    expires: dates.expires ?? (isOver || typeof dates.durationDays === 'number' ? null : stored.expires),
    durationDays: dates.durationDays ?? stored.durationDays,
  };
}

/** Deletes a draft, with its files. */
export async function deleteJob(context: ApiContext, id: number): Promise<void> {
  await transact(context, async (tx) => {
    const row = await holdJob(context, tx, id);
    if (!actionsFor(context, row).includes('delete')) throw refusal('JOB_STATE');
    await removeOwnJob(context, tx, row);
  });
}

async function removeOwnJob(context: ApiContext, tx: TransactionScope, row: OwnJobRow): Promise<void> {
  const tags = await tagsOf(tx.client, [row.id]);
  await removeJob(tx.client, row.id);
  await release(tx, `job:${row.id}`);
  await settleFiles(tx, row, null);
  await deleteOwnJob(tx, row.id);
  await publishTags(tx.client, tags);
  await noteJob(tx, context, 'job_deleted', row.id);
}

/** Copies a job with its answers, except for the dates. */
export async function duplicateJob(context: ApiContext, id: number, given: string): Promise<OwnJobRow> {
  const accountId = writerOf(context);
  // One request may copy several jobs.
  const key = `${id} ${checkKey(given)}`;
  const done = await findRequest(context, accountId, key);
  if (done !== null) return requireOwn(context, done);
  await context.limits.take('job', `account ${accountId}`);
  const copyId = await transact(context, async (tx) => {
    const known = await holdRequest(tx, accountId, key);
    if (known !== null) return known;
    const jobId = await copy(context, tx, await holdJob(context, tx, id));
    await noteRequest(tx, { accountId, key, jobId });
    return jobId;
  });
  return requireOwn(context, copyId);
}

async function copy(context: ApiContext, tx: TransactionScope, row: OwnJobRow): Promise<number> {
  const { title, langcode, organizationId, organizationName, onBehalf, durationDays } = row;
  const { published: _, expiration: __, ...schedule } = readObject(row.data.job_schedule);
  const id = await insertOwnJob(tx, {
    title,
    langcode,
    organizationId,
    organizationName,
    onBehalf,
    durationDays,
    data: { ...row.data, job_schedule: schedule },
    ownerId: writerOf(context),
    state: 'draft',
    duplicateOf: row.id,
    created: context.now,
    changed: context.now,
  });
  await replaceFrontends(tx, id, row.frontends);
  return id;
}

export interface Approval {
  version: number | null;
  publishAt?: Date | null;
  expires?: Date | null;
}

/** Publishes a waiting job, or lets it wait for its payment; throws `UserError` JOB_CHANGED if it is not the version that the administrator reviewed. */
export function approveJob(
  context: ApiContext,
  id: number,
  { version, publishAt, expires }: Approval,
): Promise<OwnJobRow> {
  return act(context, id, 'approve', async (tx, row) => {
    if (version !== null && row.version !== version) throw refusal('JOB_CHANGED');
    const dates = { publishAt: publishAt ?? row.publishAt, expires: expires ?? null, durationDays: null };
    checkDates(context, dates);
    if ((await isReviewedUnpaid(context, tx, row)) && !(await canPay(context, tx, row))) {
      const data = { ...row.data, job_schedule: { ...readObject(row.data.job_schedule), ...scheduleAnswers(dates) } };
      await moveJob(context, tx, { jobId: id, to: 'draft', isApproved: true, values: { data } });
      return;
    }
    await moveJob(context, tx, { jobId: id, to: 'up', ...(publishAt && { publishAt }), ...(expires && { expires }) });
  });
}

/** Dates given by an administrator are not form answers. */
function checkDates(context: ApiContext, schedule: Schedule): void {
  const [error] = scheduleErrors(schedule, context.now, { ...scheduleRules(context), maximumDuration: 3650 });
  if (error?.code === 'latest')
    throw new UserError('BAD_INPUT', `The start must be within ${error.allowed} days.`, { path: 'publishAt' });
  if (error) throw new UserError('BAD_INPUT', 'The end must be ahead, and after the start.', { path: 'expires' });
}

function readReason(reason: string): string {
  const text = reason.trim().slice(0, LONGEST_REASON);
  if (text === '') throw new UserError('BAD_INPUT', 'A reason is needed.', { path: 'reason' });
  return text;
}

export function rejectJob(context: ApiContext, id: number, reason: string): Promise<OwnJobRow> {
  const text = readReason(reason);
  return act(context, id, 'reject', (tx) => moveJob(context, tx, { jobId: id, to: 'draft', reason: text }));
}

export interface StateToSet {
  state: JobState;
  reason: string | null;
  publishAt?: Date | null;
  expires?: Date | null;
}

/** Bypasses the usual transitions, as administrators may; a public job must be complete all the same. */
export async function setJobState(
  context: ApiContext,
  id: number,
  { state, reason, publishAt, expires }: StateToSet,
): Promise<SavedJobRow> {
  const { now } = context;
  if (state === 'scheduled' && !(publishAt && publishAt > now))
    throw new UserError('BAD_INPUT', 'A scheduled job needs a start that is ahead.', { path: 'publishAt' });
  let faults: FormFault[] = [];
  const job = await act(context, id, 'set_state', async (tx, row) => {
    const text = reason?.trim().slice(0, LONGEST_REASON) || null;
    if (state !== 'published' && state !== 'scheduled')
      return moveJob(context, tx, { jobId: id, to: state, reason: text });
    faults = faultsOfJob(context, row);
    if (faults.length > 0) return undefined;
    const start = state === 'scheduled' ? (publishAt ?? null) : null;
    checkDates(context, { publishAt: start, expires: expires ?? null, durationDays: null });
    return moveJob(context, tx, { jobId: id, to: 'up', publishAt: start, ...(expires && { expires }), byRule: true });
  });
  return { faults, job };
}
