/** Notifies employers of new applications: members as they chose, and the addresses that the job names. */

import { languageOr } from '../../../runtime/core/document/languages.ts';
import { DAY_SECONDS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { ApplicationNoticeMode } from '../../graphql.generated.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Scope } from '../../scope.ts';
import { noteHappening } from '../../services/counting/happening-store.ts';
import { readsApplicants } from '../jobs/own/own-policy.ts';
import { nameIn, readContent } from './content.ts';
import { addressesOf, wayOf } from './job.ts';
import { type ApplyJob, findApplyJob } from './job-store.ts';
import { employerPath, pageLink } from './links.ts';
import { sentOf } from './mails.ts';
import { findMembers, findOwner, parseMode } from './notice-store.ts';
import type { ApplicationRow } from './store.ts';

/** Days for which file links in a forwarded application are valid; docs/limits.md publishes it. */
export const FORWARD_FILE_DAYS = 7;

type Employer = Pick<ApplyJob, 'organizationId' | 'ownerId'>;

export interface Recipient {
  accountId: number;
  to: string;
  /** The person's own on this brand, if the brand still has it. */
  locale: string;
  mode: ApplicationNoticeMode;
}

/** Sends the mails that a confirmed application triggers immediately. */
export async function tellEmployer(
  context: ApiContext,
  tx: TransactionScope,
  row: ApplicationRow,
  job: ApplyJob,
): Promise<void> {
  const { brand, linkOrigin: origin } = context;
  await noteHappening(tx, context, { measure: 'apply-end', subject: wayOf(job), jobId: job.id });
  const content = readContent(row.data);
  const replyTo = content.emailAddress ?? row.email;
  const reply = replyTo === null ? {} : { replyTo };
  const forwards = addressesOf(job);
  for (const { to, locale, mode } of await listRecipients(tx, brand, job)) {
    if (mode !== 'at_once' || forwards.includes(to)) continue;
    const link = pageLink(context, locale, employerPath(job.id, row.id));
    const values = { link, job: row.jobTitle, name: nameIn(content) };
    await queueMail(tx.db, { brand, origin, locale, to, ...reply, template: 'application_new', values });
  }
  const locale = brand.document.locales.default;
  const link = pageLink(context, locale, employerPath(job.id, row.id));
  if (job.organizationId !== null)
    await announce(context, tx, 'partnersTold', {
      ...{ organizationId: job.organizationId, event: 'application.received' },
      data: { applicationId: row.id, jobId: job.id, link },
    });
  const files = content.files.map(({ id, name }) => ({
    name,
    link: origin + context.uploads.addressOf({ uploadId: id, variant: '' }, FORWARD_FILE_DAYS * DAY_SECONDS),
  }));
  for (const to of forwards) {
    const values = { ...sentOf(row, brand, locale), link, files };
    await queueMail(tx.db, { brand, origin, locale, to, ...reply, template: 'application_forward', values });
  }
}

/**
 * Reply-to address for mails to an applicant: the first address that the job names for its applications; otherwise that of the current
 * person, if they manage the job; otherwise that of a member who is notified of its applications. Null without any.
 */
export async function replyAddress(
  context: ApiContext,
  tx: TransactionScope,
  jobId: number | null,
): Promise<string | null> {
  const job = jobId === null ? null : await findApplyJob(tx, jobId);
  if (job === null) return null;
  const [named] = addressesOf(job);
  if (named !== undefined) return named;
  if (context.viewer.account !== null && (await readsApplicants({ ...context, ...tx }, job)))
    return context.viewer.account.email;
  const recipients = await listRecipients(tx, context.brand, job);
  return (recipients.find(({ mode }) => mode !== 'none') ?? recipients[0])?.to ?? null;
}

/**
 * Who is notified of a job's applications, and how. With an organization, its members on this brand according to their settings; by
 * default the author of the job immediately, or the owners if the author is not a member. Without an organization, the author of the
 * job.
 */
export async function listRecipients(scope: Scope, brand: CompiledBrand, job: Employer): Promise<Recipient[]> {
  const rows =
    job.organizationId === null ? await findOwner(scope, job.ownerId) : await findMembers(scope, job.organizationId);
  const hasOwner = rows.some(({ accountId }) => accountId === job.ownerId);
  return rows.map(({ accountId, to, locale, mode, role }) => ({
    accountId,
    to,
    locale: languageOr(brand.document.locales, locale),
    mode: parseMode(mode) ?? (accountId === job.ownerId || (!hasOwner && role === 'owner') ? 'at_once' : 'none'),
  }));
}
