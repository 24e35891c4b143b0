/** SQL of what became of jobs on other brands. The caller holds the row of the job. */
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin, tableOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { syndicatedJob, syndicationEvent, syndicationRule } from '../../database/schema/syndication.ts';
import type { Scope } from '../../scope.ts';
import type { Within } from './rule-store.ts';

export type Placement = typeof syndicatedJob.$inferSelect;
export type NewPlacement = typeof syndicatedJob.$inferInsert;
export type NewEvent = Omit<typeof syndicationEvent.$inferInsert, 'id'>;

const PLACED = acrossBrands(syndicatedJob, 'A job may appear on several brands.');
const SHOWN = acrossBrands(jobFrontend, 'Syndication says which further brands show a job.');
const EVENTS = acrossBrands(syndicationEvent, 'The log of each brand is written with its jobs.');

/** Of these jobs, on all brands. */
export function listPlacements(db: Connection, jobIds: readonly number[]): Promise<Placement[]> {
  return db
    .select()
    .from(PLACED)
    .where(inArray(PLACED.jobId, [...jobIds]))
    .orderBy(PLACED.jobId, PLACED.frontend)
    .execute();
}

export async function findPlacement(scope: Scope, jobId: number): Promise<Placement | null> {
  const [row] = await rowsOf(scope).select().from(syndicatedJob).where(eq(syndicatedJob.jobId, jobId));
  return row ?? null;
}

/** Writes them as they are now. */
export async function savePlacements(db: Connection, rows: readonly NewPlacement[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(PLACED)
    .values([...rows])
    .onConflictDoUpdate({
      target: [PLACED.jobId, PLACED.frontend],
      set: {
        ruleId: sql`excluded.rule_id`,
        state: sql`excluded.state`,
        content: sql`excluded.content`,
        reason: sql`excluded.reason`,
        since: sql`excluded.since`,
      },
    });
}

export interface Spot {
  jobId: number;
  frontend: string;
}

const spots = (rows: readonly Spot[]) => sql`(select unnest(${sql.param(rows.map(({ jobId }) => jobId))}::int[]),
  unnest(${sql.param(rows.map(({ frontend }) => frontend))}::text[]))`;

export async function deletePlacements(db: Connection, rows: readonly Spot[]): Promise<void> {
  if (rows.length > 0) await db.delete(PLACED).where(sql`(${PLACED.jobId}, ${PLACED.frontend}) in ${spots(rows)}`);
}

/** Shows jobs where their owners do not. */
export async function showThere(db: Connection, rows: readonly Spot[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ jobId, frontend }) => ({ jobId, frontend, syndicated: true }));
  await db.insert(SHOWN).values(values).onConflictDoNothing();
}

/** Takes jobs away from where they were brought; what their owners chose stays. */
export async function hideThere(db: Connection, rows: readonly Spot[]): Promise<void> {
  if (rows.length === 0) return;
  await db.delete(SHOWN).where(and(SHOWN.syndicated, sql`(${SHOWN.jobId}, ${SHOWN.frontend}) in ${spots(rows)}`));
}

export async function insertEvents(db: Connection, rows: readonly NewEvent[]): Promise<void> {
  if (rows.length > 0) await db.insert(EVENTS).values([...rows]);
}

export async function deleteOldEvents(db: Connection, before: Date): Promise<number> {
  const { rowCount } = await db.delete(EVENTS).where(lt(EVENTS.created, before));
  return rowCount ?? 0;
}

export interface PlacedRow {
  jobId: number;
  brand: string;
  source: string;
  ruleId: number | null;
  ruleName: string | null;
  state: string;
  reason: string | null;
  since: Date;
  title: string;
  organizationName: string;
  version: number;
}

export interface PlacedFilter {
  state: string | null;
  ruleId: number | null;
  jobId: number | null;
  from: number;
  count: number;
}

const matching = ({ state, ruleId, jobId }: PlacedFilter) =>
  and(
    jobId === null ? undefined : eq(syndicatedJob.jobId, jobId),
    state === null ? undefined : eq(syndicatedJob.state, state),
    ruleId === null ? undefined : eq(syndicatedJob.ruleId, ruleId),
  );

/** Jobs of other brands on these brands; longest waiting first, otherwise newest first. */
export function listPlaced(within: Within, filter: PlacedFilter): Promise<PlacedRow[]> {
  const jobs = acrossBrands(job, 'Other brands own the jobs that rules bring.');
  return rowsWithin(within)
    .select({
      jobId: syndicatedJob.jobId,
      brand: syndicatedJob.frontend,
      source: jobs.frontend,
      ruleId: syndicatedJob.ruleId,
      ruleName: syndicationRule.name,
      state: syndicatedJob.state,
      reason: syndicatedJob.reason,
      since: syndicatedJob.since,
      title: jobs.title,
      organizationName: sql<string>`coalesce(${organization.name}, ${jobs.organizationName})`,
      version: jobs.version,
    })
    .from(syndicatedJob)
    .innerJoin(jobs, eq(jobs.id, syndicatedJob.jobId))
    .leftJoin(organization, sql`${organization.id} = ${jobs.organizationId} and not ${jobs.onBehalf}`)
    .leftJoin(syndicationRule, eq(syndicationRule.id, syndicatedJob.ruleId))
    .where(matching(filter))
    .orderBy(filter.state === 'waiting' ? syndicatedJob.since : desc(syndicatedJob.since), syndicatedJob.jobId)
    .limit(filter.count)
    .offset(filter.from)
    .execute();
}

export async function countPlaced(within: Within, filter: PlacedFilter): Promise<number> {
  const [row] = await rowsWithin(within)
    .select({ count: sql<number>`count(*)::int` })
    .from(syndicatedJob)
    .where(matching(filter));
  return row?.count ?? 0;
}

/** Those of these organizations whose jobs need no review on the brand. */
export async function findTrusted(db: Connection, target: string, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select organization_id as id from ${tableOf(target, organizationProfile)} p
    where organization_id = any(${sql.param([...ids])}::int[]) and trusted is not null`);
  return new Set(rows.map(({ id }) => id));
}
