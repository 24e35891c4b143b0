/** Applying: one application of one person to one job, however often it is sent. */

import type { AnswerError } from '../../../schemas/answer-check.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError, type UserErrorCode } from '../../errors.ts';
import type { ApplyState, FormFault } from '../../graphql.generated.ts';
import { refusalAsFault } from '../../guards/in-words.ts';
import { networkOf } from '../../guards/network.ts';
import { checkKey } from '../../guards/request-key.ts';
import { refusal } from '../../refusal.ts';
import { reportJobEvent } from '../../relays/report.ts';
import { requireProof } from '../captcha/service.ts';
import { faultsOf } from '../forms/service.ts';
import { type ReadAnswers, readAnswers } from './content.ts';
import { takeFiles } from './files.ts';
import { isOpen } from './job.ts';
import { type ApplyJob, findApplyJob, holdApplyJob } from './job-store.ts';
import { mailConfirmation, mailReceipt } from './mails.ts';
import { tellEmployer } from './notices.ts';
import { standingOf } from './offer.ts';
import { reopen } from './reopen.ts';
import {
  type ApplicationRow,
  findApplication,
  findBySendKey,
  findOfPerson,
  insertApplication,
  insertEvents,
  updateApplication,
} from './store.ts';

export interface Sending {
  jobId: number;
  answers: unknown;
  key: string;
  proof: string | null;
}

export interface SentRecord {
  faults: FormFault[];
  isRepeat: boolean;
  confirmAt: string | null;
  application: ApplicationRow | null;
}

const REFUSALS: Readonly<Record<Exclude<ApplyState, 'open' | 'applied'>, UserErrorCode>> = {
  closed: 'JOB_CLOSED',
  elsewhere: 'APPLY_ELSEWHERE',
  register: 'SIGN_IN_REQUIRED',
  unverified: 'EMAIL_NOT_VERIFIED',
  ineligible: 'APPLY_INELIGIBLE',
};

/** Submits an application once. Throws `UserError` when the job does not accept one from this person, or a network sends too many. */
export async function apply(context: ApiContext, { jobId, answers, key, proof }: Sending): Promise<SentRecord> {
  checkKey(key);
  const { account } = context.viewer;
  const before = await findBySendKey(context, key);
  if (before !== undefined && before.accountId === (account?.id ?? null)) return sentBefore(context, before, false);
  if (before !== undefined) throw new UserError('BAD_INPUT', 'This key was used already.', { path: 'key' });
  const job = await findApplyJob(context, jobId);
  if (job === null) throw refusal('JOB_CLOSED');
  const { state, application } = await standingOf(context, job);
  // The same request may have been processed concurrently.
  if (state === 'applied' && application !== null) return sentBefore(context, application, application.sendKey !== key);
  if (state !== 'open' && state !== 'applied') throw refusal(REFUSALS[state]);
  const { content, errors } = readAnswers(context, job, withOwnAddress(context, answers));
  if (errors.length > 0) return faulty(faultsOf(context, errors));
  if (account === null && content.email === '')
    return faulty(faultsOf(context, [{ code: 'required', pointer: '/basic_info/emailAddress' }]));
  await context.limits.take('apply', account === null ? networkOf(context.address) : `account:${account.id}`);
  if (account === null) await context.limits.take('apply-mail', content.email);
  await requireProof(context, 'application', proof);
  try {
    const { isNew, ...sent } = await transact(context, (tx) => write(context, tx, { job, content, key }));
    if (isNew) void reportJobEvent(context, 'job_apply_complete', job.id);
    return sent;
  } catch (error) {
    const code = error instanceof UserError ? String(error.extensions.code) : '';
    if (!(error instanceof UserError) || !code.startsWith('UPLOAD_')) throw error;
    return faulty([refusalAsFault(error, '/files/attachments', context)]);
  }
}

/** Everything that is wrong with the answers, before their files are stored; nothing for a job that there is not, which `apply` refuses. */
export async function findAnswerErrors(context: ApiContext, jobId: number, answers: unknown): Promise<AnswerError[]> {
  const job = await findApplyJob(context, jobId);
  return job === null ? [] : readAnswers(context, job, withOwnAddress(context, answers)).errors;
}

/** Employers reply to the submitted address: for a signed-in person that is the confirmed address of the account. */
function withOwnAddress({ viewer: { account } }: ApiContext, answers: unknown): unknown {
  if (account === null || !isSchema(answers) || !isSchema(answers.basic_info)) return answers;
  const { emailAddress } = answers.basic_info;
  if (emailAddress === undefined) return answers;
  return { ...answers, basic_info: { ...answers.basic_info, emailAddress: account.email } };
}

const faulty = (faults: FormFault[]): SentRecord => ({ faults, isRepeat: false, confirmAt: null, application: null });

/** A guest is told only by mail: that somebody has applied is private. */
function sentBefore({ viewer }: ApiContext, row: ApplicationRow, isRepeat: boolean): SentRecord {
  if (viewer.account === null) return { faults: [], isRepeat: false, confirmAt: row.email, application: null };
  return { faults: [], isRepeat, confirmAt: null, application: row };
}

/** Application, files and mails are committed together. */
async function write(
  context: ApiContext,
  tx: TransactionScope,
  { job, content, key }: { job: ApplyJob; content: ReadAnswers; key: string },
): Promise<SentRecord & { isNew: boolean }> {
  const { viewer, now, locale } = context;
  const held = await holdApplyJob(tx, job.id);
  if (held === null || !isOpen(held, context)) throw refusal('JOB_CLOSED');
  const accountId = viewer.account?.id ?? null;
  const email = viewer.account?.email ?? content.email;
  const values = {
    jobId: job.id,
    jobTitle: job.title,
    organizationName: job.organizationName,
    accountId,
    email,
    confirmed: accountId === null ? null : now,
    locale,
    data: content.data,
    knockedOut: content.knockedOut,
    sendKey: key,
    created: now,
    changed: now,
  };
  let row = await insertApplication(tx, values);
  if (row === undefined) {
    const same = (await findBySendKey(tx, key)) ?? (await findOfPerson(tx, job.id, { accountId, email }));
    if (same === undefined) throw new Error(`An application to job ${job.id} was not written.`);
    const again = same.sendKey === key ? null : await reopen(tx, same.id, values);
    if (again === null) {
      const first = (await findApplication(tx, same.id)) ?? same;
      return { ...sentBefore(context, first, first.sendKey !== key), isNew: false };
    }
    row = again;
  }
  const { files, data } = await takeFiles(context, tx, content);
  const sent = await updateApplication(tx, row.id, { files, data });
  await insertEvents(tx, [{ applicationId: row.id, kind: 'sent', stage: 'sent', created: now }]);
  if (accountId === null) {
    await mailConfirmation(context, tx, sent);
    return { faults: [], isRepeat: false, confirmAt: email, application: null, isNew: true };
  }
  await mailReceipt(context, tx, sent);
  await tellEmployer(context, tx, sent, held);
  return { faults: [], isRepeat: false, confirmAt: null, application: sent, isNew: true };
}
