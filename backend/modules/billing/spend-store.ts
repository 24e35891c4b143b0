/** SQL of spending. The caller must hold the organization's lock. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { creditBalance, creditEntry, spending, subscription } from '../../database/schema/billing.ts';
import { resume } from '../../database/schema/resumes.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { Scope } from '../../scope.ts';
import { FLAT_RATES, type Purchase } from './products.ts';

/** What is to be paid. */
export interface Spending {
  organizationId: number;
  purchase: Purchase;
  /** What is bought, such as `job:42`. Something that can be bought again includes the time: `job:42:2026-05-01`. */
  subject: string;
}

/** Serializes spending and booking per organization and brand. */
export async function holdPurse(scope: Scope, organizationId: number): Promise<void> {
  await scope.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`purse ${scope.frontend}`}, ${organizationId}))`,
  );
}

export interface SpendingRow {
  subscriptionId: number | null;
  days: number | null;
  released: Date | null;
}

/** What was spent on the subject before; null if nothing was. */
export async function findSpending(
  scope: Scope,
  { organizationId, purchase, subject }: Spending,
): Promise<SpendingRow | null> {
  const [row] = await rowsOf(scope)
    .select({ subscriptionId: spending.subscriptionId, days: spending.days, released: spending.released })
    .from(spending)
    .where(
      and(eq(spending.organizationId, organizationId), eq(spending.purchase, purchase), eq(spending.subject, subject)),
    );
  return row ?? null;
}

interface FlatRateOf {
  organizationId: number;
  type: string;
  now: Date;
}

/** For the subscription `s`. */
const runningFlatRate = ({ organizationId, type, now }: FlatRateOf) => sql`
  s.organization_id = ${organizationId} and s.type = ${type}
  and s.cancelled is null and s.starts <= ${now} and s.ends > ${now}`;
const takenSlots = (scope: Scope) =>
  sql`(select count(*) from ${rowsOf(scope).all(spending)} u where u.subscription_id = s.id and u.released is null)`;

/** The active flat rate with a free slot that ends first; null if there is none. */
export async function freeSlotOf(
  scope: Scope,
  organizationId: number,
  purchase: Purchase,
  now: Date,
): Promise<number | null> {
  const type = FLAT_RATES[purchase];
  if (type === undefined) return null;
  const isRunning = runningFlatRate({ organizationId, type, now });
  const { rows } = await scope.db.execute<{ id: number }>(sql`
    select s.id from ${rowsOf(scope).all(subscription)} s
    where ${isRunning}
      and (s.slots is null or s.slots > ${takenSlots(scope)})
    order by s.ends, s.id limit 1`);
  return rows[0]?.id ?? null;
}

/** Free slots of active flat rates; null for no limit. */
export async function freeSlotsOf(
  scope: Scope,
  organizationId: number,
  purchase: Purchase,
  now: Date,
): Promise<number | null> {
  const type = FLAT_RATES[purchase];
  if (type === undefined) return 0;
  const isRunning = runningFlatRate({ organizationId, type, now });
  const { rows } = await scope.db.execute<{ endless: boolean | null; free: number | null }>(sql`
    select bool_or(s.slots is null) as endless, sum(greatest(0, s.slots - ${takenSlots(scope)}))::int as free
    from ${rowsOf(scope).all(subscription)} s
    where ${isRunning}`);
  return rows[0]?.endless === true ? null : (rows[0]?.free ?? 0);
}

/** Whether a job takes a slot of a flat rate that is still running. */
export async function hasRunningSlot(
  scope: Scope,
  { organizationId, jobId, now }: { organizationId: number; jobId: number; now: Date },
): Promise<boolean> {
  const subject = `job:${jobId}`;
  const { rows } = await scope.db.execute(sql`
    select 1 from ${rowsOf(scope).all(spending)} u
      join ${rowsOf(scope).all(subscription)} s on s.id = u.subscription_id
    where u.organization_id = ${organizationId} and u.purchase = 'job' and u.released is null
      and (u.subject = ${subject} or starts_with(u.subject, ${`${subject}:`}))
      and ${runningFlatRate({ organizationId, type: 'job_flat_rate', now })}
    limit 1`);
  return rows.length > 0;
}

export async function creditsOf(scope: Scope, organizationId: number, type: Purchase): Promise<number> {
  const [row] = await rowsOf(scope)
    .select({ amount: creditBalance.amount })
    .from(creditBalance)
    .where(and(eq(creditBalance.organizationId, organizationId), eq(creditBalance.type, type)));
  return row?.amount ?? 0;
}

export async function hasCredit(scope: Scope, organizationId: number, type: Purchase): Promise<boolean> {
  return (await creditsOf(scope, organizationId, type)) > 0;
}

export async function insertSpentCredit(
  scope: Scope,
  { organizationId, purchase, subject }: Spending,
  { days, created }: { days: number | null; created: Date },
): Promise<void> {
  await rowsOf(scope)
    .insert(creditEntry)
    .values({ organizationId, type: purchase, amount: -1, kind: 'spent', days, subject, created });
}

/** Returns a spent credit, with its original duration. */
export async function insertReturnedCredit(
  scope: Scope,
  { organizationId, purchase, subject }: Spending,
  { days, created }: { days: number | null; created: Date },
): Promise<void> {
  await rowsOf(scope)
    .insert(creditEntry)
    .values({ organizationId, type: purchase, amount: 1, kind: 'given_back', days, subject, created });
}

/** From now on the subject must be paid for anew. */
export async function releaseSpending(
  scope: Scope,
  { organizationId, purchase, subject }: Spending,
  released: Date,
): Promise<void> {
  const ofThing = and(
    eq(spending.organizationId, organizationId),
    eq(spending.purchase, purchase),
    eq(spending.subject, subject),
  );
  await rowsOf(scope).update(spending).set({ released }).where(ofThing);
}

/** Records what paid for the subject, replacing an entry whose slot was freed. */
export async function saveSpending(
  scope: Scope,
  thing: Spending,
  values: { subscriptionId: number | null; days: number | null; created: Date },
): Promise<void> {
  const state = { ...values, released: null };
  await rowsOf(scope)
    .insert(spending)
    .values({ ...thing, ...state })
    .onConflictDoUpdate({
      target: [spending.organizationId, spending.frontend, spending.purchase, spending.subject],
      set: state,
    });
}

/** Frees the slots that a subject, or one of its times, takes on the brand of the transaction; credits stay spent. Using it again must be paid for anew. */
export async function release(tx: Scope, subject: string): Promise<void> {
  const isOf = sql`(${spending.subject} = ${subject} or starts_with(${spending.subject}, ${`${subject}:`}))`;
  await rowsOf(tx)
    .update(spending)
    .set({ released: sql`now()` })
    .where(and(isOf, isNotNull(spending.subscriptionId), isNull(spending.released)));
}

/** Frees the slots of jobs of any brand, such as expired ones. */
export async function releaseJobs(client: pg.PoolClient, jobIds: readonly number[]): Promise<void> {
  await drizzle(client).execute(sql`
    update ${acrossBrands(spending, 'Jobs end on all brands.')} s set released = now()
    from unnest(${sql.param([...jobIds])}::int[]) j (id)
    where (s.subject = 'job:' || j.id or starts_with(s.subject, 'job:' || j.id || ':')) and s.purchase = 'job'
      and s.subscription_id is not null and s.released is null`);
}

const LEAVES = 'A person leaves all brands.';

/** Frees the slots that a person's resume takes on all brands, before it is deleted with the account. */
export async function releaseResumeOf({ db }: Pick<TransactionScope, 'db'>, accountId: number): Promise<void> {
  await db.execute(sql`
    update ${acrossBrands(spending, LEAVES)} s set released = now() from ${acrossBrands(resume, LEAVES)} r
    where r.account_id = ${accountId} and s.subject = 'resume:' || r.id and s.purchase = 'contact'
      and s.subscription_id is not null and s.released is null`);
}
