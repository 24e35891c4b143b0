/** SQL of the work of rules: which of them there are, and which jobs they have to look at. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { acrossBrands, tableOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { job, jobFrontend } from '../../../database/schema/jobs.ts';
import { syndicatedJob, syndicationRule, syndicationTodo } from '../../../database/schema/syndication.ts';
import type { RuleRow } from '../rule-store.ts';

const RULES = acrossBrands(syndicationRule, 'The work of rules concerns all brands.');
const PLACED = acrossBrands(syndicatedJob, 'The work of rules concerns all brands.');
const SHOWN = acrossBrands(jobFrontend, 'The work of rules concerns all brands.');
const JOBS = acrossBrands(job, 'Rules read the jobs of the brands that they name.');

/** All of them, also those that somebody deleted, in the order in which they decide. */
export function listAllRules(db: Connection): Promise<RuleRow[]> {
  return db.select().from(RULES).orderBy(asc(RULES.id)).execute();
}

/** Notes what a rule is applied with from now on. */
export async function noteApplied(tx: Connection, id: number, applied: string): Promise<void> {
  await tx.update(RULES).set({ applied }).where(eq(RULES.id, id));
}

/** All rules are applied anew with the next look. */
export async function forgetApplied(tx: Connection): Promise<void> {
  await tx.update(RULES).set({ applied: null });
}

/** Deletes rules that somebody deleted, and that bring nothing any more; their number. */
export async function deleteLeft(tx: Connection): Promise<number> {
  const { rowCount } = await tx
    .delete(RULES)
    .where(
      and(
        isNotNull(RULES.leaving),
        sql`not exists (select from ${PLACED} s where s.rule_id = ${RULES.id} and s.state in ('waiting', 'shown'))`,
      ),
    );
  return rowCount ?? 0;
}

/** Whether anything on any brand was brought by a rule. */
export async function hasPlacements(db: Connection): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select exists (select from ${PLACED} s) as has`);
  return rows[0]?.has === true;
}

/** Puts down what a rule may concern: jobs of its source that are online, and those that it brought. */
export async function putDownRule(tx: Connection, { id, source, frontend }: RuleRow): Promise<void> {
  await tx.execute(sql`
    insert into ${syndicationTodo} (job_id)
    select j.id from ${JOBS} j where j.state = 'published' and not j.sample
      and j.frontend ${source === null ? sql`<> ${frontend}` : sql`= ${source}`}
    union select s.job_id from ${tableOf(frontend, syndicatedJob)} s where s.rule_id = ${id}
    on conflict do nothing`);
}

/** Brands between which rules bring jobs. */
export interface Reached {
  /** Null for all. */
  sources: readonly string[] | null;
  targets: readonly string[];
}

/** Puts down those of these jobs that rules may bring, that they brought, or that their targets show. */
export async function putDownJobs(
  tx: Connection,
  ids: readonly number[],
  { sources, targets }: Reached,
): Promise<void> {
  if (ids.length === 0) return;
  const brands = sql.param([...(sources ?? []), ...targets]);
  await tx.execute(sql`
    insert into ${syndicationTodo} (job_id)
    select j.id from ${JOBS} j where j.id = any(${sql.param([...ids])}::int[]) and (${sources === null}::boolean
      or j.frontend = any(${brands}::text[]) or exists (select from ${PLACED} s where s.job_id = j.id)
      or exists (select from ${SHOWN} f where f.job_id = j.id and f.frontend = any(${brands}::text[])))
    on conflict do nothing`);
}

/** Puts down one job. */
export async function putDownJob(tx: Connection, jobId: number): Promise<void> {
  await tx.insert(syndicationTodo).values({ jobId }).onConflictDoNothing();
}

/** Puts down all jobs that are online or were brought somewhere: nobody knows what has changed. */
export async function putDownAll(tx: Connection): Promise<void> {
  await tx.execute(sql`
    insert into ${syndicationTodo} (job_id)
    select j.id from ${JOBS} j where j.state = 'published' union select s.job_id from ${PLACED} s on conflict do nothing`);
}

/** The next jobs, locked for this transaction, without jobs that are gone. */
export async function takeJobs(tx: Connection, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from ${syndicationTodo} where job_id in
      (select job_id from ${syndicationTodo} order by job_id limit ${limit}) returning job_id as id`);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
