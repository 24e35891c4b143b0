/** SQL of rules, for those who administer their brands. */
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, type rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization } from '../../database/schema/organizations.ts';
import {
  syndicatedJob,
  syndicationEvent,
  syndicationRule,
  syndicationTodo,
} from '../../database/schema/syndication.ts';
import type { Scope } from '../../scope.ts';

export type Within = Parameters<typeof rowsWithin>[0];
export type RuleRow = typeof syndicationRule.$inferSelect;
export type RuleValues = Partial<Omit<typeof syndicationRule.$inferInsert, 'id' | 'frontend'>>;
export type NewRule = Omit<typeof syndicationRule.$inferInsert, 'frontend'>;

const RULES = acrossBrands(syndicationRule, 'A rule concerns those who administer its source, too.');

/** Rules of these brands, and those that take their jobs; null for all brands. */
function concerning({ brands }: Within): SQL | undefined {
  if (brands === null) return undefined;
  return or(inArray(RULES.frontend, [...brands]), inArray(RULES.source, [...brands]));
}

/** Those that nobody has deleted, by name. */
export function listRules(within: Within): Promise<RuleRow[]> {
  return within.db
    .select()
    .from(RULES)
    .where(and(isNull(RULES.leaving), concerning(within)))
    .orderBy(asc(sql`lower(${RULES.name})`), asc(RULES.id))
    .execute();
}

export async function findRule(within: Within, id: number): Promise<RuleRow | null> {
  const [row] = await within.db
    .select()
    .from(RULES)
    .where(and(eq(RULES.id, id), isNull(RULES.leaving), concerning(within)));
  return row ?? null;
}

export async function insertRule(scope: Scope, values: NewRule): Promise<number> {
  const [row] = await rowsOf(scope).insert(syndicationRule).values(values).returning({ id: syndicationRule.id });
  if (row === undefined) throw new Error('The rule was not written.');
  return row.id;
}

export async function updateRule(scope: Scope, id: number, values: RuleValues): Promise<void> {
  await rowsOf(scope).update(syndicationRule).set(values).where(eq(syndicationRule.id, id));
}

export async function countRules(scope: Scope): Promise<number> {
  const [row] = await rowsOf(scope)
    .select({ count: sql<number>`count(*)::int` })
    .from(syndicationRule)
    .where(isNull(syndicationRule.leaving));
  return row?.count ?? 0;
}

export interface RuleFigures {
  ruleId: number;
  shown: number;
  waiting: number;
}

/** How many jobs they show, and how many wait; those without any are left out. */
export async function countJobs({ db }: Within, ids: readonly number[]): Promise<RuleFigures[]> {
  const jobs = acrossBrands(syndicatedJob, 'Rules that a person may see are counted as a whole.');
  const { rows } = await db.execute<Record<string, unknown> & RuleFigures>(sql`
    select rule_id as "ruleId", (count(*) filter (where state = 'shown'))::int as shown,
      (count(*) filter (where state = 'waiting'))::int as waiting
    from ${jobs} s where rule_id = any(${sql.param([...ids])}::int[]) group by rule_id`);
  return rows;
}

/** Those that have jobs to look at: of their source, or that they brought. */
export async function findUnsettled({ db }: Within, ids: readonly number[]): Promise<Set<number>> {
  const placed = acrossBrands(syndicatedJob, 'Rules that a person may see are looked at as a whole.');
  const jobs = acrossBrands(job, 'Rules read the jobs of the brands that they name.');
  const { rows } = await db.execute<{ id: number }>(sql`
    select r.id from ${RULES} r where r.id = any(${sql.param([...ids])}::int[]) and exists (
      select from ${syndicationTodo} t join ${jobs} j on j.id = t.job_id
      where (j.frontend <> r.frontend and (r.source is null or j.frontend = r.source))
        or exists (select from ${placed} s where s.job_id = t.job_id and s.rule_id = r.id))`);
  return new Set(rows.map(({ id }) => id));
}

export type LogRow = typeof syndicationEvent.$inferSelect;

/** The log of a rule that the person may see, newest first. */
export function listEvents(
  db: Connection,
  ruleId: number,
  { from, count }: { from: number; count: number },
): Promise<LogRow[]> {
  const events = acrossBrands(syndicationEvent, 'Who may see a rule may see its log.');
  return db
    .select()
    .from(events)
    .where(eq(events.ruleId, ruleId))
    .orderBy(desc(events.id))
    .limit(count)
    .offset(from)
    .execute();
}

/** Names of organizations, by id. */
export async function findNames(db: Connection, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(inArray(organization.id, [...ids]))
    .orderBy(asc(organization.id))
    .execute();
}
