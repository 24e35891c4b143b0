/** How employers hear of new applications: each member as they chose, and the addresses that the job names. */

import { and, asc, eq, sql } from 'drizzle-orm';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import { DAY_SECONDS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import { rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { applicationNotice } from '../../database/schema/applications.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { ApplicationNoticeMode } from '../../graphql.generated.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Scope } from '../../scope.ts';
import { looksAfter } from '../jobs/own/own-policy.ts';
import { reachedOn } from '../rights/standing.ts';
import { nameIn, readContent } from './content.ts';
import { type ApplyJob, addressesOf, findApplyJob } from './job.ts';
import { employerPath, pageLink } from './links.ts';
import { sentOf } from './mails.ts';
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

/** How somebody hears of new applications; null is what the rules say. */
function parseMode(mode: string | null): ApplicationNoticeMode | null {
  return (['at_once', 'daily', 'none'] as const).find((one) => one === mode) ?? null;
}

const COLUMNS = { accountId: account.id, to: account.email, locale: accountBrand.locale };

function findMembers(scope: Scope, organizationId: number) {
  return rowsOf(scope)
    .select({ ...COLUMNS, mode: applicationNotice.mode, role: organizationMember.role })
    .from(organizationMember)
    .innerJoin(account, eq(account.id, organizationMember.accountId))
    .innerJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .leftJoin(
      applicationNotice,
      and(eq(applicationNotice.organizationId, organizationId), eq(applicationNotice.accountId, account.id)),
    )
    .where(and(eq(organizationMember.organizationId, organizationId), reachedOn(scope.frontend)))
    .orderBy(asc(account.id));
}

function findOwner(scope: Scope, ownerId: number | null) {
  return rowsOf(scope)
    .select({ ...COLUMNS, mode: sql<string | null>`null`, role: sql<string>`'owner'` })
    .from(account)
    .innerJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .where(and(eq(account.id, ownerId ?? 0), reachedOn(scope.frontend)));
}

/** How a member hears of new applications to jobs of an organization. Without a choice: at once of their own jobs. */
export async function findMode(scope: Scope, organizationId: number, accountId: number) {
  const [row] = await rowsOf(scope)
    .select({ mode: applicationNotice.mode })
    .from(applicationNotice)
    .where(and(eq(applicationNotice.organizationId, organizationId), eq(applicationNotice.accountId, accountId)));
  return parseMode(row?.mode ?? null);
}

/** A digest begins with what comes from now on. */
export async function saveMode(
  scope: Scope & { now: Date },
  { organizationId, accountId, mode }: { organizationId: number; accountId: number; mode: ApplicationNoticeMode },
): Promise<void> {
  await rowsOf(scope)
    .insert(applicationNotice)
    .values({ organizationId, accountId, mode, since: scope.now })
    .onConflictDoUpdate({
      target: [applicationNotice.frontend, applicationNotice.organizationId, applicationNotice.accountId],
      set: { mode, since: scope.now },
    });
}
