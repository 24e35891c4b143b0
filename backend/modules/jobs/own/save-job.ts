/** Saving and posting jobs. */

import { isDeepStrictEqual } from 'node:util';
import type { AskedGroup } from '../../../../runtime/core/forms/ask.ts';
import { mergedGroup } from '../../../answers/save.ts';
import { formOf } from '../../../answers/stored.ts';
import type { ApiContext } from '../../../context.ts';
import { type TransactionScope, transact } from '../../../database/transact.ts';
import { UserError } from '../../../errors.ts';
import type { FormFault } from '../../../graphql.generated.ts';
import { checkKey } from '../../../guards/request-key.ts';
import { readObject } from '../../../read-json.ts';
import { refusal } from '../../../refusal.ts';
import { isAdminLike } from '../../../viewer.ts';
import { faultsOf } from '../../forms/service.ts';
import { holdOrganization } from '../../organizations/own-store.ts';
import { changeJob, holdJob, type JobMove, moveJob } from '../moves/move-job.ts';
import { settleFiles } from '../moves/settle-files.ts';
import type { Standing } from '../moves/states.ts';
import { canPay, checkPayment, isReviewedUnpaid } from '../paying/pay-job.ts';
import { actionsFor, brandsFor, isTrusted, JOB_FORM, standingOf, waitsFor } from './own-jobs.ts';
import { findOwn, requireOwn } from './own-policy.ts';
import {
  findRequest,
  holdRequest,
  insertOwnJob,
  lockOwnJob,
  noteRequest,
  type OwnJobRow,
  replaceFrontends,
  updateOwnJob,
} from './own-store.ts';
import { hasSameSchedule, type ReadJob, readJob } from './read-job.ts';

export interface JobToSave {
  id: number | null;
  answers: unknown;
  version: number | null;
  submit: boolean;
  /** With `submit`: a job that cannot be paid for is kept as it is, to be ordered. */
  whenPaid?: boolean;
  key: string;
  frontends: readonly string[] | null;
  langcode: string | null;
}

export interface SavedJobRow {
  faults: FormFault[];
  job: OwnJobRow | null;
}

/** The author's account id; the policy guarantees that there is one. */
export function writerOf({ viewer }: ApiContext): number {
  if (viewer.account === null) throw new Error('Somebody without a session came past the policy.');
  return viewer.account.id;
}

/** Saves a job once. Throws `UserError` JOB_CHANGED for an outdated version, JOB_STATE if the transition is not allowed. */
export async function saveJob(context: ApiContext, wanted: JobToSave): Promise<SavedJobRow> {
  const accountId = writerOf(context);
  checkKey(wanted.key);
  checkChoices(context, wanted);
  const done = await findRequest(context, accountId, wanted.key);
  if (done !== null) return { faults: [], job: await findOwn(context, done) };
  await context.limits.take('job', `account ${accountId}`);
  const before = wanted.id === null ? null : await requireOwn(context, wanted.id);
  if (before !== null) checkEdit(context, before, wanted);
  const posts = before === null || standingOf(before, context).state === 'draft' ? wanted.submit : true;
  if (wanted.submit || posts) requireVerified(context);
  const read = await readJob(context, { given: wanted.answers, before, whole: posts });
  if (read.errors.length > 0) return { faults: faultsOf(context, read.errors), job: before };
  const id = await transact(context, async (tx) => {
    const known = await holdRequest(tx, accountId, wanted.key);
    if (known !== null) return known;
    const jobId = await write(context, tx, wanted, read);
    await noteRequest(tx, { accountId, key: wanted.key, jobId });
    return jobId;
  });
  return { faults: [], job: await requireOwn(context, id) };
}

/** Posting needs a confirmed address. */
export function requireVerified(context: ApiContext): void {
  if (!isAdminLike(context.viewer) && context.viewer.account?.emailVerified !== true)
    throw refusal('EMAIL_NOT_VERIFIED');
}

function checkChoices(context: ApiContext, { frontends, langcode }: JobToSave): void {
  const allowed = brandsFor(context).map(({ id }) => id);
  const unknown = frontends?.find((id) => !allowed.includes(id));
  if (unknown !== undefined)
    throw new UserError('BAD_INPUT', `Jobs of this brand cannot be shown on "${unknown.slice(0, 60)}".`, {
      path: 'frontends',
    });
  if (langcode !== null && !context.brand.document.locales.supported.includes(langcode))
    throw new UserError('BAD_INPUT', `This brand has no language "${langcode.slice(0, 20)}".`, { path: 'langcode' });
}

function checkEdit(context: ApiContext, row: OwnJobRow, { version, submit }: JobToSave): void {
  const actions = actionsFor(context, row);
  if (!actions.includes('edit')) throw refusal(row.external ? 'JOB_EXTERNAL' : 'JOB_STATE');
  if (version === null) throw new UserError('BAD_INPUT', 'Changing a job needs its version.', { path: 'version' });
  if (row.version !== version) throw refusal('JOB_CHANGED');
  const { state } = standingOf(row, context);
  if (submit && (state === 'draft' || state === 'archived') && !actions.includes('publish')) throw refusal('JOB_STATE');
}

async function write(context: ApiContext, tx: TransactionScope, wanted: JobToSave, read: ReadJob): Promise<number> {
  const isNew = wanted.id === null;
  const row = wanted.id === null ? await begin(context, tx, wanted) : await holdJob(context, tx, wanted.id);
  // It may have been changed since it was read.
  if (!isNew) checkEdit(context, row, wanted);
  if (read.employer !== null && !(await holdOrganization(tx, read.employer.id))) throw refusal('ORGANIZATION_UNKNOWN');
  const data = await mergedData(context, tx, row, read);
  const { title, employer, organizationName, onBehalf, schedule } = read;
  const langcode = wanted.langcode ?? row.langcode;
  const values = { data, title, langcode, organizationId: employer?.id ?? null, organizationName, onBehalf };
  const frontends = frontendsOf(context, wanted.frontends, row);
  const { state } = standingOf(row, context);
  const isOffline = state === 'draft' || state === 'archived';
  const isOwed = isOffline && wanted.submit && wanted.whenPaid && !(await canPay(context, tx, { ...row, ...values }));
  if ((!wanted.submit && isOffline) || isOwed) {
    await keep(context, tx, row, { ...values, durationDays: schedule.durationDays }, frontends);
    return row.id;
  }
  if (!isNew && !isOffline && isSame(row, values, frontends)) return row.id;
  const dates = isNew || isOffline || !hasSameSchedule(read.answers, row.data) ? schedule : {};
  await post(context, tx, row, { jobId: row.id, values, frontends, ...dates });
  return row.id;
}

/** Publishes a job, or submits it for approval if the brand requires it. A waiting job keeps waiting. */
export async function post(
  context: ApiContext,
  tx: TransactionScope,
  row: OwnJobRow,
  move: Omit<JobMove, 'to'>,
): Promise<OwnJobRow> {
  const standing: Standing = standingOf(row, context);
  const organizationId = move.values?.organizationId === undefined ? row.organizationId : move.values.organizationId;
  const waits = standing.state === 'needs_review' || waitsFor(context, standing, await isTrusted(tx, organizationId));
  const isFirst = waits && standing.state !== 'needs_review';
  if (isFirst && !(await isReviewedUnpaid(context, tx, row)))
    await checkPayment(context, tx, { ...row, ...move.values });
  return moveJob(context, tx, { ...move, to: waits ? 'needs_review' : 'up' });
}

/** Inserts an empty draft of this brand, for the transaction that fills it. */
async function begin(context: ApiContext, tx: TransactionScope, { langcode }: JobToSave): Promise<OwnJobRow> {
  const id = await insertOwnJob(tx, {
    organizationName: '',
    ownerId: writerOf(context),
    state: 'draft',
    title: '',
    langcode: langcode ?? context.locale,
    data: {},
    created: context.now,
    changed: context.now,
    version: 0,
  });
  await replaceFrontends(tx, id, [context.brand.id]);
  return holdJob(context, tx, id);
}

/** Stores a draft or an archived job: not public, so search is not updated. */
async function keep(
  context: ApiContext,
  tx: TransactionScope,
  row: OwnJobRow,
  values: Parameters<typeof updateOwnJob>[2],
  frontends: readonly string[],
): Promise<void> {
  if (row.state === 'archived') {
    await changeJob(context, tx, row, values, frontends);
    return;
  }
  await updateOwnJob(tx, row.id, { ...values, changed: context.now, version: row.version + 1 });
  if (frontends.join() !== row.frontends.join()) await replaceFrontends(tx, row.id, frontends);
  await settleFiles(tx, row, await lockOwnJob(tx, row.id));
}

/** The answers of all groups merged with those that only other brands ask, with their files marked as used. */
async function mergedData(
  context: ApiContext,
  tx: TransactionScope,
  row: OwnJobRow,
  { answers }: ReadJob,
): Promise<Record<string, unknown>> {
  const data = { ...row.data };
  const { groups } = formOf(context, JOB_FORM);
  for (const asked of groups) data[asked.group] = await mergedGroup(context, tx, mergeable(asked, answers, row));
  return data;
}

function mergeable(asked: AskedGroup, answers: ReadJob['answers'], { data }: OwnJobRow) {
  return { asked, answers: readObject(answers[asked.group]), data };
}

/** The brands that show it; those that are no longer allowed are kept until the selection is changed. */
function frontendsOf(context: ApiContext, wanted: readonly string[] | null, row: OwnJobRow): string[] {
  if (wanted === null) return row.frontends;
  return [context.brand.id, ...[...new Set(wanted)].filter((id) => id !== context.brand.id).sort()];
}

function isSame(row: OwnJobRow, values: Partial<OwnJobRow>, frontends: readonly string[]): boolean {
  const own = Object.fromEntries(Object.keys(values).map((name) => [name, row[name as keyof OwnJobRow]]));
  return isDeepStrictEqual(own, JSON.parse(JSON.stringify(values))) && frontends.join() === row.frontends.join();
}
