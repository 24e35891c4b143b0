/** SQL of lots: credits that were bought or granted at once. The oldest are spent first. */
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { creditEntry } from '../../database/schema/billing.ts';
import type { Scope } from '../../scope.ts';

/** Whose credits of which type, on one brand. */
export interface Purse {
  organizationId: number;
  type: string;
}

/**
 * `with` clauses over the entries of one purse: `lot` has those that brought credits, `size` without what was taken
 * back, and `upto` with all older ones; `used` is how many were spent.
 */
export const lotsOf = (entries: SQL): SQL => sql`
  with entry as (${entries}),
  lot as (
    select b.id, b.days, b.amount + t.amount as size, sum(b.amount + t.amount) over (order by b.id) as upto
    from entry b, lateral (select coalesce(sum(amount), 0) as amount from entry
      where (line_id = b.line_id and kind = 'taken_back') or grant_id = b.id) t
    where b.kind in ('bought', 'granted')),
  used as (select coalesce(-sum(amount), 0) as amount from entry where kind in ('spent', 'given_back'))`;

/** Unspent credits of `lot`. */
export const UNSPENT: SQL = sql`greatest(0, least(lot.size, lot.upto - used.amount))::int`;

const entriesOf = (scope: Scope, { organizationId, type }: Purse) =>
  sql`select * from ${rowsOf(scope).all(creditEntry)} e where organization_id = ${organizationId} and type = ${type}`;

/** Duration in days of the credit that is spent next: the oldest remaining one. */
export async function nextLotDays(scope: Scope, purse: Purse): Promise<number | null> {
  const { rows } = await scope.db.execute<{ days: number | null }>(sql`
    ${lotsOf(entriesOf(scope, purse))} select lot.days from lot, used where lot.upto > used.amount order by lot.id limit 1`);
  return rows[0]?.days ?? null;
}

/** Unspent credits of an entry that brought them. */
export async function unspentOf(scope: Scope, purse: Purse, entryId: number): Promise<number> {
  const { rows } = await scope.db.execute<{ unspent: number }>(sql`
    ${lotsOf(entriesOf(scope, purse))} select ${UNSPENT} as unspent from lot, used where lot.id = ${entryId}`);
  return rows[0]?.unspent ?? 0;
}
