/** Pays for what costs a credit or takes a slot, in the transaction of what it buys. */
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { refusal } from '../../refusal.ts';
import { isSold } from './products.ts';
import {
  findSpending,
  freeSlotOf,
  hasCredit,
  holdPurse,
  insertReturnedCredit,
  insertSpentCredit,
  nextLotDays,
  releaseSpending,
  type Spending,
  saveSpending,
} from './spend-store.ts';

export { isSold } from './products.ts';

export interface Spent {
  /** By a slot of a flat rate, by a credit, or for nothing. */
  by: 'slot' | 'credit' | 'free';
  /** Days for which the product gives what was bought; null where it says nothing. */
  days: number | null;
  /** It was paid before: nothing was taken now. */
  again: boolean;
}

/**
 * Takes a slot of a running flat rate, else a credit; once per organization, purchase and subject, however often it is asked.
 * Jobs and contacts are free where the brand sells none. Throws `UserError` NOT_ENOUGH_CREDITS.
 * Call it after the rows that it pays for are locked.
 */
export async function spend(
  context: Pick<ApiContext, 'brand' | 'locale' | 'now'>,
  tx: TransactionScope,
  { organizationId, purchase, subject }: Spending,
): Promise<Spent> {
  const thing = { organizationId, purchase, subject };
  await holdPurse(tx, organizationId);
  const before = await findSpending(tx, thing);
  if (before !== null && before.released === null)
    return { by: before.subscriptionId === null ? 'credit' : 'slot', days: before.days, again: true };
  const isUpgrade = purchase === 'featured_job' || purchase === 'top_job';
  if (!isUpgrade && !isSold(context.brand, purchase)) return { by: 'free', days: null, again: false };

  const slot = await freeSlotOf(tx, organizationId, purchase, context.now);
  if (slot !== null) {
    await saveSpending(tx, thing, { subscriptionId: slot, days: null, created: context.now });
    return { by: 'slot', days: null, again: false };
  }
  if (!(await hasCredit(tx, organizationId, purchase))) throw refusal('NOT_ENOUGH_CREDITS');
  const days = await nextLotDays(tx, organizationId, purchase);
  await insertSpentCredit(tx, thing, { days, created: context.now });
  await saveSpending(tx, thing, { subscriptionId: null, days, created: context.now });
  return { by: 'credit', days, again: false };
}

/** Takes back what was paid for a thing that came to nothing: its slot is free, or its credit is there again. Null where nothing is paid for now. */
export async function giveBack(tx: TransactionScope, thing: Spending, now: Date): Promise<'slot' | 'credit' | null> {
  await holdPurse(tx, thing.organizationId);
  const before = await findSpending(tx, thing);
  if (before === null || before.released !== null) return null;
  const by = before.subscriptionId === null ? 'credit' : 'slot';
  if (by === 'credit') await insertReturnedCredit(tx, thing, { days: before.days, created: now });
  await releaseSpending(tx, thing, now);
  return by;
}
