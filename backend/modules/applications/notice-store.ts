/** SQL of notification settings for new applications. */

import { and, asc, count, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { account, accountBrand, organizationMember } from '../../database/schema/accounts.ts';
import { application, applicationNotice } from '../../database/schema/applications.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization } from '../../database/schema/organizations.ts';
import type { ApplicationNoticeMode } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import { reachedOn } from '../rights/standing-store.ts';

/** Members with a daily digest that started before a given time; locked until the end of the transaction, limited in number. */
export function lockDailyReaders(tx: Scope, before: Date, limit: number) {
  return rowsOf(tx)
    .select()
    .from(applicationNotice)
    .where(and(eq(applicationNotice.mode, 'daily'), lte(applicationNotice.since, before)))
    .orderBy(asc(applicationNotice.organizationId), asc(applicationNotice.accountId))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export interface DigestReader {
  organizationId: number;
  accountId: number;
  /** Start of the digest. */
  since: Date;
}

export async function beginDigest(scope: Scope, { organizationId, accountId, since }: DigestReader): Promise<void> {
  await rowsOf(scope)
    .update(applicationNotice)
    .set({ since })
    .where(and(eq(applicationNotice.organizationId, organizationId), eq(applicationNotice.accountId, accountId)));
}

/** Number of applications per job of an organization confirmed on this brand between two times, with the title of the job. */
export function countConfirmed(scope: Scope, organizationId: number, { after, until }: { after: Date; until: Date }) {
  return rowsOf(scope)
    .select({ id: job.id, title: job.title, name: organization.name, count: count() })
    .from(application)
    .innerJoin(acrossBrands(job, 'Other brands own jobs that this one shows.'), eq(job.id, application.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(
      and(
        eq(job.organizationId, organizationId),
        isNotNull(application.confirmed),
        gt(application.confirmed, after),
        lte(application.confirmed, until),
        inArray(application.stage, ['sent', 'viewed', 'shortlisted', 'hired', 'rejected']),
      ),
    )
    .groupBy(job.id, organization.id)
    .orderBy(asc(job.title), asc(job.id));
}

/** How a member is notified of new applications; null for the default. */
export function parseMode(mode: string | null): ApplicationNoticeMode | null {
  return (['at_once', 'daily', 'none'] as const).find((one) => one === mode) ?? null;
}

const COLUMNS = { accountId: account.id, to: account.email, locale: accountBrand.locale };

export function findMembers(scope: Scope, organizationId: number) {
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

export function findOwner(scope: Scope, ownerId: number | null) {
  return rowsOf(scope)
    .select({ ...COLUMNS, mode: sql<string | null>`null`, role: sql<string>`'owner'` })
    .from(account)
    .innerJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .where(and(eq(account.id, ownerId ?? 0), reachedOn(scope.frontend)));
}

/** How a member is notified of new applications to jobs of an organization. Default: immediately, for their own jobs. */
export async function findMode(scope: Scope, organizationId: number, accountId: number) {
  const [row] = await rowsOf(scope)
    .select({ mode: applicationNotice.mode })
    .from(applicationNotice)
    .where(and(eq(applicationNotice.organizationId, organizationId), eq(applicationNotice.accountId, accountId)));
  return parseMode(row?.mode ?? null);
}

/** A digest starts with what arrives from now on. */
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
