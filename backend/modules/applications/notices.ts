/** How employers hear of new applications: each member as they chose, and the addresses that the job names. */

import { languageOr } from '../../../runtime/core/document/languages.ts';
import { DAY_SECONDS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { ApplicationNoticeMode } from '../../graphql.generated.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Scope } from '../../scope.ts';
import { looksAfter } from '../jobs/own/own-policy.ts';
import { nameIn, readContent } from './content.ts';
import { addressesOf } from './job.ts';
import { type ApplyJob, findApplyJob } from './job-store.ts';
import { employerPath, pageLink } from './links.ts';
import { sentOf } from './mails.ts';
import { findMembers, findOwner, parseMode } from './notice-store.ts';
import type { ApplicationRow } from './store.ts';

/** Days for which links to files in a forwarded application hold; docs/limits.md publishes it. */
export const FORWARD_FILE_DAYS = 7;

type Employer = Pick<ApplyJob, 'organizationId' | 'ownerId'>;

export interface Recipient {
  accountId: number;
  to: string;
  /** The person's own on this brand, while the brand has it. */
  locale: string;
  mode: ApplicationNoticeMode;
}

/** Mails that a confirmed application causes at once. */
export async function tellEmployer(
  context: ApiContext,
  tx: TransactionScope,
  row: ApplicationRow,
  job: ApplyJob,
): Promise<void> {
  const { brand, linkOrigin: origin } = context;
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
 * Where the employer reads what an applicant answers: the first address that the job names for its applications, else that of the person who
 * acts, when they look after the job; else that of whoever of the organization hears of its applications. Null where there is nobody.
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
  if (context.viewer.account !== null && (await looksAfter({ ...context, ...tx }, job)))
    return context.viewer.account.email;
  const recipients = await listRecipients(tx, context.brand, job);
  return (recipients.find(({ mode }) => mode !== 'none') ?? recipients[0])?.to ?? null;
}

/**
 * Whom a job's applications are told, and how. Of an organization its members on this brand as they chose; unless they chose, the owner
 * of the job at once, and where that is no member the owners of the organization. Without an organization, the owner of the job.
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
