/** The only way for people to change the state of jobs; scheduled changes are in services/clock.ts. */
import { announce } from '../../../announcements.ts';
import type { ApiContext } from '../../../context.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import type { JobState } from '../../../graphql.generated.ts';
import { refusal } from '../../../refusal.ts';
import { noteHappening } from '../../../services/counting/happening-store.ts';
import { isAdminLike } from '../../../viewer.ts';
import type { JobEventKind } from '../../audit/event-kinds.ts';
import { recordEvent } from '../../audit/event-store.ts';
import { release } from '../../billing/spend-store.ts';
import { findOwnOrganization } from '../../organizations/own-store.ts';
import { mailPeople, mailSite } from '../clock/job-mails.ts';
import { scheduleRules, standingOf } from '../own/own-jobs.ts';
import { type JobValues, lockOwnJob, type OwnJobRow, replaceFrontends, updateOwnJob } from '../own/own-store.ts';
import { payForJob } from '../paying/pay-job.ts';
import { announced } from './job-effects.ts';
import { addDays, endOf, extendedEnd, type ScheduleRules } from './schedule.ts';
import { settleFiles } from './settle-files.ts';
import { stateOnceUp } from './states.ts';

export interface JobMove {
  jobId: number;
  /** `up` means scheduled or published, depending on the start. */
  to: 'up' | Exclude<JobState, 'scheduled' | 'published'>;
  /** An administrator's reason, for the authors. */
  reason?: string | null;
  /** Dates chosen in the same step; missing ones are left unchanged. */
  publishAt?: Date | null;
  expires?: Date | null;
  durationDays?: number | null;
  /** Further changes in the same step. */
  values?: JobValues;
  frontends?: readonly string[];
  /** An administrator bypasses the transitions: nothing is paid. */
  byRule?: boolean;
  /** To `draft`: an administrator has approved it, and it goes online once it is paid for. */
  isApproved?: boolean;
}

type Work = Pick<ApiContext, 'brand' | 'locale' | 'now' | 'viewer' | 'address' | 'findBrand' | 'linkOrigin'>;

/** Changes the state of a job and returns the job; search, pages, files, mails, credits and the log are updated in the same transaction. */
export async function moveJob(context: ApiContext, tx: TransactionScope, move: JobMove): Promise<OwnJobRow> {
  const row = await holdJob(context, tx, move.jobId);
  if (move.to === 'up' || move.to === 'needs_review') await requireShown(context, tx, row);
  const changed = { ...row, ...move.values };
  const days = move.to === 'up' && move.byRule !== true ? await payForJob(context, tx, changed) : null;
  const moved = valuesOf(context, changed, move, days);
  const values = { ...move.values, ...moved, ...reviewedOf(row, moved.state) };
  if (values.state === 'draft' || values.state === 'archived') await release(tx, `job:${row.id}`);
  const after = await changeJob(context, tx, row, values, move.frontends);
  await tell(context, tx, { before: row, after, move });
  return after;
}

/** Nobody can republish jobs while the people responsible for the organization are blocked. */
export async function requireShown(
  context: ApiContext,
  tx: TransactionScope,
  { organizationId }: OwnJobRow,
): Promise<void> {
  if (organizationId === null || isAdminLike(context.viewer)) return;
  const { paused } = (await findOwnOrganization(tx, organizationId)) ?? { paused: null };
  if (paused !== null) throw refusal('ORGANIZATION_PAUSED');
}

/** The job in its current state, locked until the end of the transaction. Throws `UserError` JOB_UNKNOWN. */
export async function holdJob(context: ApiContext, tx: TransactionScope, id: number): Promise<OwnJobRow> {
  const row = await lockOwnJob(tx, id);
  if (row === null) throw refusal('JOB_UNKNOWN');
  const { state } = standingOf(row, context);
  return { ...row, state, archived: state === row.state ? row.archived : row.expires };
}

/** Writes a change to a locked job, and updates what the public sees. */
export async function changeJob(
  context: Work,
  tx: TransactionScope,
  row: OwnJobRow,
  values: JobValues,
  frontends: readonly string[] = row.frontends,
): Promise<OwnJobRow> {
  const after = await announced(context, tx, row.id, async () => {
    // A manual state change of a paused job overrides the pause.
    const pausedFrom = values.state === undefined ? row.pausedFrom : null;
    await updateOwnJob(tx, row.id, { ...values, pausedFrom, changed: context.now, version: row.version + 1 });
    if (frontends.join() !== row.frontends.join()) await replaceFrontends(tx, row.id, frontends);
    return lockOwnJob(tx, row.id);
  });
  if (after === null) throw new Error(`Job ${row.id} went while it was held.`);
  await settleFiles(tx, row, after);
  return after;
}

function valuesOf(context: ApiContext, row: OwnJobRow, move: JobMove, paidDays: number | null): JobValues {
  const { now } = context;
  switch (move.to) {
    case 'up':
      return upValues(context, row, move, paidDays);
    case 'needs_review':
      return {
        state: 'needs_review',
        submitted: row.state === 'needs_review' ? row.submitted : now,
        ...(move.publishAt !== undefined && { publishAt: ahead(move.publishAt, now) }),
        ...(move.expires !== undefined && { expires: move.expires }),
        ...(move.durationDays !== undefined && { durationDays: move.durationDays }),
        // For a job that is posted again, the duration counts from its new publication.
        ...(row.state === 'archived' && { published: null }),
      };
    case 'archived':
      return { state: 'archived', archived: now, refusal: move.reason ?? row.refusal };
    case 'draft':
      return {
        state: 'draft',
        publishAt: null,
        refusal: move.isApproved ? null : (move.reason ?? row.refusal),
        ...(move.isApproved && { approvedVersion: row.version + 1 }),
      };
  }
}

/** What visitors saw is kept while an edit awaits review. */
function reviewedOf(before: OwnJobRow, state: string | undefined): JobValues {
  if (state === 'published' || state === 'scheduled') return { reviewed: null };
  if (state !== 'needs_review' || before.state !== 'published') return {};
  const { title, data } = before;
  return { reviewed: { title, data } };
}

function ahead(at: Date | null, now: Date): Date | null {
  return at !== null && at > now ? at : null;
}

/** Published, or scheduled: with start and end. */
function upValues(context: ApiContext, row: OwnJobRow, move: JobMove, paidDays: number | null): JobValues {
  const { now } = context;
  const publishAt = move.publishAt === undefined ? row.publishAt : move.publishAt;
  const durationDays = move.durationDays === undefined ? row.durationDays : move.durationDays;
  const state = stateOnceUp(publishAt, now);
  const published = row.state === 'archived' ? null : row.published;
  const start = state === 'scheduled' && publishAt !== null ? publishAt : (published ?? now);
  const rules = scheduleRules(context);
  // By default it runs for as long as was paid.
  const chosen = endOf(start, { expires: move.expires ?? null, durationDays: durationDays ?? paidDays }, rules);
  const kept = move.expires === undefined && row.state !== 'archived' ? keptEnd(context, row, state) : null;
  // An extension was paid for on top of the days of the posting.
  const extended = row.state === 'published' ? row.expires : null;
  const end = kept ?? within(chosen, start, { days: paidDays, extended }, rules);
  return {
    state,
    publishAt: state === 'scheduled' ? publishAt : null,
    published: state === 'published' ? (published ?? now) : published,
    durationDays,
    // A job that waited past its end gets one day.
    expires: end > now ? end : addDays(now, 1, rules.timeZone),
    refusal: null,
  };
}

/** The previous end plus the days lost while waiting; null for a job that had none yet. */
function keptEnd(context: ApiContext, { state: before, expires, submitted, publishAt }: OwnJobRow, state: JobState) {
  if (expires === null || before !== 'needs_review' || state !== 'published' || submitted === null) return expires;
  const since = publishAt !== null && publishAt > submitted ? publishAt : submitted;
  return extendedEnd(expires, since, context.now, scheduleRules(context).timeZone);
}

const EVENTS: Readonly<Record<string, JobEventKind>> = {
  needs_review: 'job_submitted',
  published: 'job_published',
  scheduled: 'job_scheduled',
  archived: 'job_archived',
};

interface Told {
  before: OwnJobRow;
  after: OwnJobRow;
  move: JobMove;
}

async function tell(context: ApiContext, tx: TransactionScope, { before, after, move }: Told): Promise<void> {
  if (before.state === after.state && after.state !== 'needs_review') return;
  const { reason = null } = move;
  const isRejected = after.state === 'draft' && reason !== null;
  if (before.state !== after.state) {
    const kind =
      EVENTS[after.state] ?? (move.isApproved ? 'job_approved' : isRejected ? 'job_rejected' : 'job_withdrawn');
    await noteJob(tx, context, kind, after.id);
  }
  if (after.state === 'needs_review' && before.state !== 'needs_review') {
    const { title, organizationName } = after;
    await mailSite(tx, context, { template: 'job_waits', values: { title, organization: organizationName } });
  }
  if (after.state === 'published' && before.published?.getTime() !== after.published?.getTime())
    await noteHappening(tx, context, { measure: 'posting', subject: 'form' });
  if (after.state === 'published' && after.organizationId !== null)
    await announce(context, tx, 'partnersTold', {
      ...{ organizationId: after.organizationId, event: 'job.published', data: { jobId: after.id } },
    });
  if (after.state === 'published')
    await mailPeople(tx, context, after, { template: 'job_published', values: () => ({}) });
  if (after.state === 'scheduled' && before.state === 'needs_review')
    await mailPeople(tx, context, after, { template: 'job_scheduled', values: startIn(context, after) });
  if (move.isApproved) await mailPeople(tx, context, after, { template: 'job_approved', values: () => ({}) });
  if (reason === null) return;
  if (isRejected && before.state === 'needs_review')
    await mailPeople(tx, context, after, { template: 'job_refused', values: () => ({ reason }) });
  else if (after.state === 'draft' || after.state === 'archived')
    await mailPeople(tx, context, after, { template: 'job_taken_down', values: () => ({ reason }) });
}

/** When it is published, formatted. */
function startIn({ brand }: ApiContext, { publishAt }: OwnJobRow) {
  const { timeZone } = brand.document.site;
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  return (locale: string) => ({
    date: new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(publishAt ?? undefined),
  });
}

/** No job runs longer than was paid for. */
function within(
  end: Date,
  start: Date,
  { days, extended }: { days: number | null; extended: Date | null },
  { timeZone }: ScheduleRules,
): Date {
  if (days === null) return end;
  const paid = addDays(start, days, timeZone);
  const last = extended !== null && extended > paid ? extended : paid;
  return end < last ? end : last;
}

/** Adds one log entry. */
export async function noteJob(
  tx: TransactionScope,
  { viewer, address }: Pick<ApiContext, 'viewer' | 'address'>,
  kind: JobEventKind,
  jobId: number,
): Promise<void> {
  await recordEvent(tx, {
    kind,
    accountId: viewer.account?.id ?? null,
    actorId: viewer.actorId,
    address,
    detail: { job: String(jobId) },
  });
}
