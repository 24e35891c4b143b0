/** Delivers to an organization what it ordered and paid, and takes back what remains of it. */

import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { TransactionScope } from '../../database/transact.ts';
import {
  cancelSubscriptions,
  findRunningEnd,
  insertBookedCredit,
  insertSubscription,
  listBoughtCredits,
} from './goods-store.ts';
import { unspentOf } from './lot-store.ts';
import type { LineRow } from './order-store.ts';
import { creditTypeOf, isSubscription } from './products.ts';
import { holdPurse } from './spend-store.ts';

/** Default duration of a flat rate. */
const USUAL_DAYS = 365;

/** Credits at once, flat rates from their start. A line is only delivered once: the database refuses a second time. */
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
  await insertBookedCredit(scope, { organizationId, type: kind, amount, kind: 'bought', lineId: id, days, created });
}

/** Another one of the same product starts when the current one ends, unless the buyer chose a date. */
async function giveSubscription(
  scope: TransactionScope,
  organizationId: number,
  { id, type, product, name, slots, days, starts }: LineRow,
  now: Date,
): Promise<void> {
  const begins = starts ?? (await findRunningEnd(scope, organizationId, product, now)) ?? now;
  const from = begins > now ? begins : now;
  const ends = new Date(from.getTime() + (days ?? USUAL_DAYS) * DAY_MS);
  const values = { organizationId, lineId: id, product, label: name, type, slots, starts: from, ends, created: now };
  await insertSubscription(scope, values);
}

/** Takes back unspent credits and flat rates that have not ended; what was spent stays with the organization. */
export async function takeGoods(
  tx: TransactionScope,
  organizationId: number,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  await holdPurse(tx, organizationId);
  const ids = lines.map(({ id }) => id);
  await cancelSubscriptions(tx, ids, now);
  for (const { id, type, lineId, days } of await listBoughtCredits(tx, ids)) {
    const left = await unspentOf(tx, { organizationId, type }, id);
    if (left === 0) continue;
    const values = { organizationId, type, amount: -left, kind: 'taken_back', lineId, days } as const;
    await insertBookedCredit(tx, { ...values, created: now });
  }
}
