/** SQL of the items of importers and of their jobs, within the transaction of a batch. */

import { and, asc, eq, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import { holdName } from '../../../database/name-lock.ts';
import { importer, importerItem } from '../../../database/schema/importers.ts';
import { job, jobFrontend } from '../../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../../database/schema/organizations.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import type { Scope } from '../../../scope.ts';

export type ItemRow = typeof importerItem.$inferSelect;
export type NewItem = Omit<typeof importerItem.$inferInsert, 'frontend'>;
export type JobColumns = typeof job.$inferSelect;
export type NewJob = Omit<typeof job.$inferInsert, 'frontend'>;

/** Importers of a brand write one after the other: two of them may bring the same job. */
export async function holdImports(tx: Scope): Promise<void> {
  await holdName(tx, `imported jobs of ${tx.frontend}`);
}

export function findItems(scope: Scope, importerId: number, identities: readonly string[]): Promise<ItemRow[]> {
  return rowsOf(scope)
    .select()
    .from(importerItem)
    .where(and(eq(importerItem.importerId, importerId), inArray(importerItem.identity, [...identities])))
    .execute();
}

interface Keys {
  urlKeys: readonly string[];
  postingKeys: readonly string[];
}

/** Items of other importers of the brand with the same address, or the same title, company and place, that have a job. */
export function findElsewhere(scope: Scope, importerId: number, { urlKeys, postingKeys }: Keys): Promise<ItemRow[]> {
  return rowsOf(scope)
    .select()
    .from(importerItem)
    .where(
      and(
        ne(importerItem.importerId, importerId),
        isNotNull(importerItem.jobId),
        isNull(importerItem.gone),
        or(inArray(importerItem.urlKey, [...urlKeys]), inArray(importerItem.postingKey, [...postingKeys])),
      ),
    )
    .orderBy(asc(importerItem.importerId), asc(importerItem.identity))
    .execute();
}

/** Writes items as they are now. */
export async function saveItems(scope: Scope, rows: readonly NewItem[]): Promise<void> {
  if (rows.length === 0) return;
  await rowsOf(scope)
    .insert(importerItem)
    .values(rows)
    .onConflictDoUpdate({
      target: [importerItem.importerId, importerItem.identity],
      set: {
        urlKey: sql`excluded.url_key`,
        postingKey: sql`excluded.posting_key`,
        fingerprint: sql`excluded.fingerprint`,
        jobId: sql`excluded.job_id`,
        owns: sql`excluded.owns`,
        imported: sql`excluded.imported`,
        unknown: sql`excluded.unknown`,
        runId: sql`excluded.run_id`,
        gone: sql`excluded.gone`,
      },
    });
}

/** The items are gone. */
export async function markGone(scope: Scope, importerId: number, identities: readonly string[], now: Date) {
  await rowsOf(scope)
    .update(importerItem)
    .set({ gone: now, owns: false })
    .where(and(eq(importerItem.importerId, importerId), inArray(importerItem.identity, [...identities])));
}

/** Of each job, the item that takes over from a source that dropped it: the oldest importer's. */
export async function findHeirs(scope: Scope, jobIds: readonly number[]): Promise<Map<number, ItemRow>> {
  const rows = await rowsOf(scope)
    .select()
    .from(importerItem)
    .where(and(inArray(importerItem.jobId, [...jobIds]), isNull(importerItem.gone), eq(importerItem.owns, false)))
    .orderBy(asc(importerItem.importerId), asc(importerItem.identity));
  const heirs = new Map<number, ItemRow>();
  for (const row of rows) if (row.jobId !== null && !heirs.has(row.jobId)) heirs.set(row.jobId, row);
  return heirs;
}

/** The item owns its job from now on, which its importer writes anew with its next run. */
export async function handOver(scope: Scope, heir: ItemRow): Promise<void> {
  await rowsOf(scope)
    .update(importerItem)
    .set({ owns: true, fingerprint: '' })
    .where(and(eq(importerItem.importerId, heir.importerId), eq(importerItem.identity, heir.identity)));
  await rowsOf(scope).update(importer).set({ etag: null, lastModified: null }).where(eq(importer.id, heir.importerId));
}

/** Whether an item has taken over a job that it has not written yet. */
export async function hasInherited(scope: Scope, importerId: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ identity: importerItem.identity })
    .from(importerItem)
    .where(and(eq(importerItem.importerId, importerId), eq(importerItem.fingerprint, ''), isNull(importerItem.gone)))
    .limit(1);
  return rows.length > 0;
}

/** Locked in the order of their ids. */
export function lockJobs(scope: Scope, ids: readonly number[]): Promise<JobColumns[]> {
  return rowsOf(scope)
    .select()
    .from(job)
    .where(inArray(job.id, [...ids]))
    .orderBy(asc(job.id))
    .for('no key update')
    .execute();
}

/** Ids in the order of the rows. */
export async function insertJobs(scope: Scope, rows: readonly NewJob[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await rowsOf(scope).insert(job).values(rows).returning({ id: job.id });
  return made.map(({ id }) => id);
}

export async function updateJob(scope: Scope, id: number, values: Partial<NewJob>): Promise<void> {
  await rowsOf(scope).update(job).set(values).where(eq(job.id, id));
}

/** Jobs that the source no longer has. Those that are archived already keep their date. */
export async function archiveJobs(scope: Scope, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await rowsOf(scope)
    .update(job)
    .set({ state: 'archived', archived: now, changed: now, pausedFrom: null, version: sql`${job.version} + 1` })
    .where(and(inArray(job.id, [...ids]), ne(job.state, 'archived')))
    .returning({ id: job.id });
  return rows.map(({ id }) => id);
}

/** Gives jobs without an end this one; their ids. */
export async function endJobs(scope: Scope, ids: readonly number[], end: Date, now: Date): Promise<number[]> {
  const rows = await rowsOf(scope)
    .update(job)
    .set({ expires: end, changed: now })
    .where(and(inArray(job.id, [...ids]), isNull(job.expires)))
    .returning({ id: job.id });
  return rows.map(({ id }) => id);
}

const SHOWN = acrossBrands(jobFrontend, 'An importer says which brands show its jobs.');

/** Shows jobs on these brands, and nowhere else but where a syndication rule brought them. */
export async function showJobs({ db }: TransactionScope, ids: readonly number[], brands: readonly string[]) {
  if (ids.length === 0) return;
  const rows = ids.flatMap((jobId) => brands.map((frontend) => ({ jobId, frontend })));
  await db
    .delete(SHOWN)
    .where(
      and(
        inArray(SHOWN.jobId, [...ids]),
        not(SHOWN.syndicated),
        sql`${SHOWN.frontend} <> all(${sql.param([...brands])}::text[])`,
      ),
    );
  await db
    .insert(SHOWN)
    .values(rows)
    .onConflictDoUpdate({
      target: [SHOWN.jobId, SHOWN.frontend],
      set: { syndicated: false },
      setWhere: sql`${SHOWN.syndicated}`,
    });
}

/** Organizations with a profile on the brand, by folded name; of several with one name, the first. */
export async function findOrganizations(
  scope: Scope,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  return rowsOf(scope)
    .select({ id: organization.id, name: organization.name })
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(
      and(isNull(organization.mergedInto), sql`lower(${organization.name}) = any(${sql.param([...names])}::text[])`),
    )
    .orderBy(asc(organization.id))
    .execute();
}

/** An organization without an owner, with an unpublished profile on the brand. */
export async function insertOrganization(
  scope: Scope,
  { name, slug }: { name: string; slug: string },
): Promise<number> {
  const data = { company_info: { name }, organization_page: { name } };
  const [row] = await scope.db.insert(organization).values({ name, data }).returning({ id: organization.id });
  if (row === undefined) throw new Error('The organization was not written.');
  await rowsOf(scope).insert(organizationProfile).values({ organizationId: row.id, slug });
  return row.id;
}
