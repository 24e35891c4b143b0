/** Visitors' reports about jobs. */

import type { AnswerError } from '../../../../schemas/answer-check.ts';
import type { ApiContext } from '../../../context.ts';
import { transact } from '../../../database/transact.ts';
import type { FormFault, JobReportOutcome, JobReportReason } from '../../../graphql.generated.ts';
import { networkOf } from '../../../guards/network.ts';
import { checkKey } from '../../../guards/request-key.ts';
import { isMailAddress } from '../../../mail/address.ts';
import { refusal } from '../../../refusal.ts';
import { faultsOf } from '../../forms/service.ts';
import { mailSite } from '../clock/job-mails.ts';
import { holdJob, moveJob } from '../moves/move-job.ts';
import { standingOf } from '../own/own-jobs.ts';
import { findShownJob } from '../show/service.ts';
import {
  countOpenReports,
  findReport,
  hasReport,
  insertReport,
  type ReportRow,
  resolveReports,
} from './report-store.ts';

const LONGEST_TEXT = 2000;
const LONGEST_NOTE = 1000;

export interface Report {
  jobId: number;
  reason: JobReportReason;
  text: string;
  email: string | null;
  key: string | null;
}

/** Stores a report once. Throws `UserError` JOB_UNKNOWN for a job that this brand does not show. */
export async function reportJob(context: ApiContext, report: Report): Promise<{ faults: FormFault[]; sent: boolean }> {
  const { jobId, reason, key } = report;
  if (key !== null) checkKey(key);
  const text = report.text.trim();
  const email = report.email?.trim().toLowerCase() || null;
  const errors = errorsIn({ reason, text, email });
  if (errors.length > 0) return { faults: faultsOf(context, errors), sent: false };
  const job = await findShownJob(context, jobId);
  if (job === null) throw refusal('JOB_UNKNOWN');
  if (key !== null && (await hasReport(context, key))) return { faults: [], sent: true };
  await context.limits.take('report', networkOf(context.address));
  const accountId = context.viewer.account?.id ?? null;
  await transact(context, async (tx) => {
    const isFirst = (await countOpenReports(tx, jobId)) === 0;
    const values = { jobId, reason, text, email, accountId, sendKey: key, created: context.now };
    // One mail per job with open reports, however many there are.
    if ((await insertReport(tx, values)) && isFirst)
      await mailSite(tx, context, { template: 'job_reported', values: { title: job.row.title, text } });
  });
  return { faults: [], sent: true };
}

function errorsIn({
  reason,
  text,
  email,
}: {
  reason: JobReportReason;
  text: string;
  email: string | null;
}): AnswerError[] {
  const errors: AnswerError[] = [];
  if (reason === 'other' && text === '') errors.push({ code: 'required', pointer: '/text' });
  if (text.length > LONGEST_TEXT) errors.push({ code: 'maxLength', pointer: '/text', allowed: LONGEST_TEXT });
  if (email !== null && !isMailAddress(email)) errors.push({ code: 'format', pointer: '/email', allowed: 'email' });
  return errors;
}

/** Resolves a report; archiving the job resolves all its open reports. */
export async function resolveReport(
  context: ApiContext,
  { id, outcome, note }: { id: number; outcome: JobReportOutcome; note: string | null },
): Promise<ReportRow> {
  const text = note?.trim().slice(0, LONGEST_NOTE) || null;
  const resolution = { outcome, note: text, resolved: context.now, resolvedBy: context.viewer.account?.id ?? null };
  await transact(context, async (tx) => {
    const report = await findReport(tx, id);
    if (report === null) throw refusal('JOB_UNKNOWN');
    const job = await holdJob(context, tx, report.jobId);
    if (outcome === 'archived' && standingOf(job, context).state !== 'archived')
      await moveJob(context, tx, { jobId: job.id, to: 'archived', reason: text });
    await resolveReports(tx, outcome === 'archived' ? { jobId: job.id } : { id }, resolution);
  });
  const settled = await findReport(context, id);
  if (settled === null) throw new Error(`Report ${id} went while it was settled.`);
  return settled;
}
