/** Gives an organization what a paid order holds, and takes back what is left of it. */

import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { rowsOf } from '../../database/brand-rows.ts';
import { creditEntry, subscription } from '../../database/schema/billing.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { LineRow } from './order-store.ts';
import { creditTypeOf, isSubscription } from './products.ts';
import { holdPurse } from './spend-store.ts';

/** Of a flat rate whose product says no time. */
const USUAL_DAYS = 365;

/** Credits at once, flat rates from their beginning on. Twice the same line is nothing: the database refuses it. */
export async function giveGoods(
  tx: TransactionScope,
  organizationId: number,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  await holdPurse(tx, organizationId);
  for (const line of lines) {
    if (isSubscription(line.type)) await giveSubscription(tx, organizationId, line, now);
    else await giveCredits(tx, organizationId, line, now);
  }
}

async function giveCredits(
  scope: TransactionScope,
  organizationId: number,
  { id, type, credits, quantity, days }: LineRow,
  created: Date,
): Promise<void> {
  const kind = creditTypeOf(type);
  if (kind === undefined) throw new Error(`A line of type "${type}" gives nothing.`);
  const amount = (credits ?? 1) * quantity;
  await rowsOf(scope)
    .insert(creditEntry)
    .values({ organizationId, type: kind, amount, kind: 'bought', lineId: id, days, created });
}

/** A further one of the same product begins when the running one ends, unless its buyer has named a day. */
async function giveSubscription(
  scope: TransactionScope,
  organizationId: number,
  { id, type, product, name, slots, days, starts }: LineRow,
  now: Date,
): Promise<void> {
  const [running] = await rowsOf(scope)
    .select({ ends: subscription.ends })
    .from(subscription)
    .where(
      and(
        eq(subscription.organizationId, organizationId),
        eq(subscription.product, product),
        isNull(subscription.cancelled),
        gt(subscription.ends, now),
      ),
    )
    .orderBy(desc(subscription.ends))
    .limit(1);
  const begins = starts ?? running?.ends ?? now;
  const from = begins > now ? begins : now;
  const ends = new Date(from.getTime() + (days ?? USUAL_DAYS) * DAY_MS);
  await rowsOf(scope).insert(subscription).values({
    organizationId,
    lineId: id,
    product,
    label: name,
    type,
    slots,
    starts: from,
    ends,
    created: now,
  });
}

/** Credits that are not spent yet and flat rates that are not over; what was spent stays with the organization. */
export async function takeGoods(
  tx: TransactionScope,
  organizationId: number,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  await holdPurse(tx, organizationId);
  const ids = lines.map(({ id }) => id);
  await rowsOf(tx)
    .update(subscription)
    .set({ cancelled: now })
    .where(and(inArray(subscription.lineId, ids), isNull(subscription.cancelled), gt(subscription.ends, now)));
  const bought = await rowsOf(tx)
    .select()
    .from(creditEntry)
    .where(and(inArray(creditEntry.lineId, ids), eq(creditEntry.kind, 'bought')))
    .orderBy(creditEntry.id);
  for (const { type, lineId, days } of bought) {
    const left = await unusedOf(tx, organizationId, type, lineId);
    if (left === 0) continue;
    const values = { organizationId, type, amount: -left, kind: 'taken_back', lineId, days };
    await rowsOf(tx)
      .insert(creditEntry)
      .values({ ...values, created: now });
  }
}

/** Credits of a line that are not spent: the oldest go first. */
async function unusedOf(
  scope: TransactionScope,
  organizationId: number,
  type: string,
  lineId: number | null,
): Promise<number> {
  const { rows } = await scope.db.execute<{ unused: number }>(sql`
    with entry as (
      select * from ${rowsOf(scope).all(creditEntry)} e
      where organization_id = ${organizationId} and type = ${type}),
    lot as (
      select b.line_id, b.amount + coalesce(t.amount, 0) as size,
        sum(b.amount + coalesce(t.amount, 0)) over (order by b.id) as upto
      from entry b left join entry t on t.line_id = b.line_id and t.kind = 'taken_back'
      where b.kind = 'bought')
    select greatest(0, least(size, upto - (select coalesce(-sum(amount), 0) from entry where kind in ('spent', 'given_back'))))::int as unused
    from lot where line_id = ${lineId}`);
  return rows[0]?.unused ?? 0;
}
