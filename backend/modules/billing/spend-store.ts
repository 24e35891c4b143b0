/** SQL of spending. Whoever calls it holds the purse of the organization. */
import { and, eq, sql } from 'drizzle-orm';
import { creditBalance, creditEntry, spending } from '../../database/schema/billing.ts';
import type { Scope } from '../../scope.ts';
import { FLAT_RATES, type Purchase } from './products.ts';

/** What is to be paid. */
export interface Spending {
  organizationId: number;
  purchase: Purchase;
  /** What it buys, such as `job:42`. Something that can be bought again names the time as well: `job:42:2026-05-01`. */
  subject: string;
}

/** One transaction at a time spends and books for an organization on this brand. */
export async function holdPurse({ db, frontend }: Scope, organizationId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purse ${frontend}`}, ${organizationId}))`);
}

export interface SpendingRow {
  subscriptionId: number | null;
  days: number | null;
  released: Date | null;
}

/** What was spent on the thing before; null where nothing was. */
export async function findSpending(
  { db, frontend }: Scope,
  { organizationId, purchase, subject }: Spending,
): Promise<SpendingRow | null> {
  const [row] = await db
    .select({ subscriptionId: spending.subscriptionId, days: spending.days, released: spending.released })
    .from(spending)
    .where(
      and(
        eq(spending.organizationId, organizationId),
        eq(spending.frontend, frontend),
        eq(spending.purchase, purchase),
        eq(spending.subject, subject),
      ),
    );
  return row ?? null;
}

interface FlatRateOf {
  frontend: string;
  organizationId: number;
  type: string;
  now: Date;
}

/** Of the subscription `s`. */
const runningFlatRate = ({ frontend, organizationId, type, now }: FlatRateOf) => sql`
  s.organization_id = ${organizationId} and s.frontend = ${frontend} and s.type = ${type}
  and s.cancelled is null and s.starts <= ${now} and s.ends > ${now}`;
const takenSlots = sql`(select count(*) from spending u where u.subscription_id = s.id and u.released is null)`;

/** A running flat rate with a free slot, the one that ends first; null where there is none. */
export async function freeSlotOf(
  { db, frontend }: Scope,
  organizationId: number,
  purchase: Purchase,
  now: Date,
): Promise<number | null> {
  const type = FLAT_RATES[purchase];
  if (type === undefined) return null;
  const isRunning = runningFlatRate({ frontend, organizationId, type, now });
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from subscription s
    where ${isRunning}
      and (s.slots is null or s.slots > ${takenSlots})
    order by s.ends, s.id limit 1`);
  return rows[0]?.id ?? null;
}

/** Slots of running flat rates that are free now; null for any number. */
export async function freeSlotsOf(
  { db, frontend }: Scope,
  organizationId: number,
  purchase: Purchase,
  now: Date,
): Promise<number | null> {
  const type = FLAT_RATES[purchase];
  if (type === undefined) return 0;
  const isRunning = runningFlatRate({ frontend, organizationId, type, now });
  const { rows } = await db.execute<{ endless: boolean | null; free: number | null }>(sql`
    select bool_or(s.slots is null) as endless, sum(greatest(0, s.slots - ${takenSlots}))::int as free
    from subscription s
    where ${isRunning}`);
  return rows[0]?.endless === true ? null : (rows[0]?.free ?? 0);
}

export async function creditsOf({ db, frontend }: Scope, organizationId: number, type: Purchase): Promise<number> {
  const [row] = await db
    .select({ amount: creditBalance.amount })
    .from(creditBalance)
    .where(
      and(
        eq(creditBalance.organizationId, organizationId),
        eq(creditBalance.frontend, frontend),
        eq(creditBalance.type, type),
      ),
    );
  return row?.amount ?? 0;
}

export async function hasCredit(scope: Scope, organizationId: number, type: Purchase): Promise<boolean> {
  return (await creditsOf(scope, organizationId, type)) > 0;
}

/** Days of the credit that goes next: the oldest that was bought and is left. */
export async function nextLotDays(
  { db, frontend }: Scope,
  organizationId: number,
  type: Purchase,
): Promise<number | null> {
  const { rows } = await db.execute<{ days: number | null }>(sql`
    with entry as (
      select * from credit_entry
      where organization_id = ${organizationId} and frontend = ${frontend} and type = ${type}),
    lot as (
      select b.id, b.days, sum(b.amount + coalesce(t.amount, 0)) over (order by b.id) as upto
      from entry b left join entry t on t.line_id = b.line_id and t.kind = 'taken_back'
      where b.kind = 'bought')
    select days from lot
    where upto > (select coalesce(-sum(amount), 0) from entry where kind = 'spent')
    order by id limit 1`);
  return rows[0]?.days ?? null;
}

export async function insertSpentCredit(
  { db, frontend }: Scope,
  { organizationId, purchase, subject }: Spending,
  { days, created }: { days: number | null; created: Date },
): Promise<void> {
  await db
    .insert(creditEntry)
    .values({ frontend, organizationId, type: purchase, amount: -1, kind: 'spent', days, subject, created });
}

/** Notes what paid for the thing, anew where its slot was freed. */
export async function saveSpending(
  { db, frontend }: Scope,
  thing: Spending,
  values: { subscriptionId: number | null; days: number | null; created: Date },
): Promise<void> {
  const state = { ...values, released: null };
  await db
    .insert(spending)
    .values({ ...thing, frontend, ...state })
    .onConflictDoUpdate({
      target: [spending.organizationId, spending.frontend, spending.purchase, spending.subject],
      set: state,
    });
}
