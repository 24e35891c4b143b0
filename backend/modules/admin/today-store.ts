/** SQL of what awaits somebody, by brand, and of the search over everything. */
import { and, count, desc, eq, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsWithin } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { purchaseOrder } from '../../database/schema/billing.ts';
import { organizationClaim } from '../../database/schema/claims.ts';
import { contactMessage } from '../../database/schema/contact.ts';
import { importer, importerRun } from '../../database/schema/importers.ts';
import { job, jobReport } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { syndicatedJob } from '../../database/schema/syndication.ts';
import { anyMatches } from '../rights/list-store.ts';

type Within = Parameters<typeof rowsWithin>[0];

export interface WaitingRow {
  brand: string;
  count: number;
  oldest: Date | null;
}

const RUNS = acrossBrands(importerRun, 'The runs of an importer are of its brand.');
/** Its last run failed or asks, or none ended well for two intervals. */
const IN_TROUBLE = sql`${importer.active} and ${importer.mapping} is not null and ${importer.leaving} is null and (
  (select r.state from ${RUNS} r where r.importer_id = ${importer.id} order by r.id desc limit 1) in ('failed', 'asks')
  or coalesce(${importer.lastGood}, ${importer.created}) < now() - 2 * ${importer.everyHours} * interval '1 hour')`;

/** Rows of brand tables that await somebody, with the instant since when. */
const WAITING = {
  jobs: { table: job, since: job.submitted, where: eq(job.state, 'needs_review') },
  guests: { table: syndicatedJob, since: syndicatedJob.since, where: eq(syndicatedJob.state, 'waiting') },
  profiles: {
    table: organizationProfile,
    since: organizationProfile.requested,
    where: isNotNull(organizationProfile.requested),
  },
  claims: {
    table: organizationClaim,
    since: organizationClaim.created,
    // Owners decide about the others.
    where: and(
      isNull(organizationClaim.resolved),
      sql`not exists (select from organization_member m where m.organization_id = ${organizationClaim.organizationId} and m.role = 'owner')`,
    ),
  },
  reports: { table: jobReport, since: jobReport.created, where: isNull(jobReport.resolved) },
  unpaid: { table: purchaseOrder, since: purchaseOrder.created, where: eq(purchaseOrder.state, 'open') },
  attention: { table: purchaseOrder, since: purchaseOrder.created, where: isNotNull(purchaseOrder.attention) },
  mails: { table: outbox, since: outbox.created, where: eq(outbox.state, 'failed') },
  messages: {
    table: contactMessage,
    since: contactMessage.created,
    where: isNull(contactMessage.handled),
  },
  importers: { table: importer, since: importer.lastGood, where: IN_TROUBLE },
} satisfies Record<string, { table: Parameters<typeof columnsOf>[0]; since: SQL | object; where: SQL | undefined }>;

export type WaitingKind = keyof typeof WAITING;

export function countWaiting(within: Within, kind: WaitingKind): Promise<WaitingRow[]> {
  const { table, since, where } = WAITING[kind];
  const { frontend } = columnsOf(table);
  return rowsWithin(within)
    .select({ brand: frontend, count: count(), oldest: min(since) })
    .from(table)
    .where(where)
    .groupBy(frontend)
    .execute();
}

const MOST_FOUND = 6;

/** Jobs of these brands whose title contains the text. */
export function findJobs(within: Within, pattern: string) {
  return rowsWithin(within)
    .select({ id: job.id, brand: job.frontend, title: job.title, state: job.state, organization: job.organizationName })
    .from(job)
    .where(anyMatches(pattern, job.title))
    .orderBy(desc(job.changed), desc(job.id))
    .limit(MOST_FOUND)
    .execute();
}

/** Organizations with a profile on these brands. */
export function findOrganizations(within: Within, pattern: string) {
  return rowsWithin(within)
    .select({ id: organization.id, brand: organizationProfile.frontend, name: organization.name })
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(and(anyMatches(pattern, organization.name)))
    .orderBy(sql`lower(${organization.name})`, organization.id, organizationProfile.frontend)
    .limit(MOST_FOUND)
    .execute();
}

/** Orders of these brands, by organization, number and amount due. */
export function findOrders(within: Within, pattern: string) {
  return rowsWithin(within)
    .select({
      id: purchaseOrder.id,
      brand: purchaseOrder.frontend,
      organization: purchaseOrder.organizationName,
      state: purchaseOrder.state,
    })
    .from(purchaseOrder)
    .where(anyMatches(pattern, purchaseOrder.organizationName, sql`${purchaseOrder.id}::text`))
    .orderBy(desc(purchaseOrder.id))
    .limit(MOST_FOUND)
    .execute();
}
