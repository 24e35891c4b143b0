/** SQL of importers, for those who administer their brands. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { importer, importerItem } from '../../database/schema/importers.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';

export type Within = Parameters<typeof rowsWithin>[0];
type Columns = typeof importer.$inferSelect;
export type NewImporter = Omit<typeof importer.$inferInsert, 'frontend'>;
export type ImporterValues = Partial<Omit<NewImporter, 'id'>>;

export interface ImporterRow extends Columns {
  organizationName: string | null;
}

const FIELDS = { ...columnsOf(importer), organizationName: organization.name };

/** Those that nobody has deleted, by name. */
export function listImporters(within: Within): Promise<ImporterRow[]> {
  return rowsWithin(within)
    .select(FIELDS)
    .from(importer)
    .leftJoin(organization, eq(organization.id, importer.organizationId))
    .where(isNull(importer.leaving))
    .orderBy(asc(sql`lower(${importer.name})`), asc(importer.id))
    .execute();
}

export async function findImporter(within: Within, id: number): Promise<ImporterRow | null> {
  const [row] = await rowsWithin(within)
    .select(FIELDS)
    .from(importer)
    .leftJoin(organization, eq(organization.id, importer.organizationId))
    .where(and(eq(importer.id, id), isNull(importer.leaving)));
  return row ?? null;
}

export async function insertImporter(scope: Scope, values: NewImporter): Promise<number> {
  const [row] = await rowsOf(scope).insert(importer).values(values).returning({ id: importer.id });
  if (row === undefined) throw new Error('The importer was not written.');
  return row.id;
}

export async function updateImporter(scope: Scope, id: number, values: ImporterValues): Promise<void> {
  await rowsOf(scope).update(importer).set(values).where(eq(importer.id, id));
}

export interface ImporterFigures {
  importerId: number;
  /** Online. */
  jobs: number;
  /** Owned by another importer. */
  shared: number;
}

/** How many jobs they have; those without any are left out. */
export function countJobs(within: Within, ids: readonly number[]): Promise<ImporterFigures[]> {
  return rowsWithin(within)
    .select({
      importerId: importerItem.importerId,
      jobs: sql<number>`count(*) filter (where ${importerItem.owns} and ${job.state} = 'published')::int`,
      shared: sql<number>`count(*) filter (where not ${importerItem.owns})::int`,
    })
    .from(importerItem)
    .innerJoin(job, eq(job.id, importerItem.jobId))
    .where(and(inArray(importerItem.importerId, [...ids]), isNull(importerItem.gone)))
    .groupBy(importerItem.importerId)
    .execute();
}

/** The importers that these jobs of the brand follow; those that somebody deleted are left out. */
export function findOwners(scope: Pick<Scope, 'db' | 'frontend'>, jobIds: readonly number[]) {
  return rowsOf(scope)
    .select({ jobId: importerItem.jobId, id: importer.id, name: importer.name })
    .from(importerItem)
    .innerJoin(importer, eq(importer.id, importerItem.importerId))
    .where(and(inArray(importerItem.jobId, [...jobIds]), importerItem.owns, isNull(importer.leaving)))
    .execute();
}

/** Whether the organization has a profile on the brand. */
export async function hasProfile(scope: Scope, organizationId: number): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: organizationProfile.id })
    .from(organizationProfile)
    .where(eq(organizationProfile.organizationId, organizationId));
  return rows.length > 0;
}
