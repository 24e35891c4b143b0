/** SQL of scheduled changes of settings. */
import { and, asc, count, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountBrand, accountRole } from '../../database/schema/accounts.ts';
import { scheduledPatch } from '../../database/schema/brands.ts';
import type { Scope } from '../../scope.ts';

export type ScheduledRow = typeof scheduledPatch.$inferSelect;
type NewRow = Omit<typeof scheduledPatch.$inferInsert, 'frontend'>;
type Reach = Parameters<typeof rowsWithin>[0];

const OPEN = inArray(scheduledPatch.state, ['planned', 'active', 'refused']);

export async function listSchedule(within: Reach, { open, from, size }: { open: boolean; from: number; size: number }) {
  const where = open ? OPEN : undefined;
  const [counted] = await rowsWithin(within).select({ total: count() }).from(scheduledPatch).where(where);
  const rows = await rowsWithin(within)
    .select()
    .from(scheduledPatch)
    .where(where)
    .orderBy(open ? asc(scheduledPatch.starts) : desc(scheduledPatch.id), desc(scheduledPatch.id))
    .offset(from)
    .limit(size);
  return { total: counted?.total ?? 0, rows };
}

export async function countOpen(scope: Scope): Promise<number> {
  const [row] = await rowsOf(scope).select({ total: count() }).from(scheduledPatch).where(OPEN);
  return row?.total ?? 0;
}

/** Locked until the end of the transaction. */
export async function lockScheduled(scope: Scope, id: number): Promise<ScheduledRow | undefined> {
  const [row] = await rowsOf(scope).select().from(scheduledPatch).where(eq(scheduledPatch.id, id)).for('update');
  return row;
}

/** Other changes of the brand that are in force, with an end to come. */
export function listOtherActive(scope: Scope, id: number): Promise<ScheduledRow[]> {
  return rowsOf(scope)
    .select()
    .from(scheduledPatch)
    .where(and(eq(scheduledPatch.state, 'active'), ne(scheduledPatch.id, id)));
}

export async function insertScheduled(scope: Scope, values: NewRow): Promise<ScheduledRow> {
  const [row] = await rowsOf(scope).insert(scheduledPatch).values(values).returning(columnsOf(scheduledPatch));
  if (row === undefined) throw new Error('The scheduled change was not written.');
  return row;
}

/** Returns the row with its next version. */
export async function updateScheduled(scope: Scope, id: number, values: Partial<NewRow>): Promise<ScheduledRow> {
  const [row] = await rowsOf(scope)
    .update(scheduledPatch)
    .set({ ...values, version: sql`${scheduledPatch.version} + 1` })
    .where(eq(scheduledPatch.id, id))
    .returning(columnsOf(scheduledPatch));
  if (row === undefined) throw new Error(`The scheduled change ${id} was not written.`);
  return row;
}

/** Changes of all brands that begin or end by now, in the order of time. */
export function listDue(db: Connection, now: Date): Promise<{ id: number; frontend: string }[]> {
  const { id, frontend, state, starts, ends } = scheduledPatch;
  const begins = and(eq(state, 'planned'), lte(starts, now));
  const ending = and(eq(state, 'active'), lte(ends, now));
  return db
    .select({ id, frontend })
    .from(acrossBrands(scheduledPatch, 'Time passes on every brand.'))
    .where(or(begins, ending))
    .orderBy(sql`case when ${state} = 'planned' then ${starts} else ${ends} end`, asc(id));
}

/** People who administer the brand and can sign in, each with the language of their emails there. */
export function listKeepers(scope: Scope) {
  return rowsOf(scope)
    .select({ id: account.id, email: account.email, locale: accountBrand.locale })
    .from(accountRole)
    .innerJoin(account, eq(account.id, accountRole.accountId))
    .leftJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .where(
      and(
        inArray(accountRole.role, ['administrator', 'site_admin']),
        isNull(account.blocked),
        isNull(accountBrand.blocked),
      ),
    )
    .orderBy(asc(account.id));
}

/** An author who can still sign in. */
export async function findAuthor(scope: Scope, id: number) {
  const [row] = await rowsOf(scope)
    .select({ id: account.id, email: account.email, locale: accountBrand.locale })
    .from(account)
    .leftJoin(accountBrand, eq(accountBrand.accountId, account.id))
    .where(and(eq(account.id, id), isNull(account.blocked), isNull(accountBrand.blocked)));
  return row;
}
