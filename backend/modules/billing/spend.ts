/** Pays for an action with a credit or a slot, in the transaction of that action. */
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { refusal } from '../../refusal.ts';
import { nextLotDays } from './lot-store.ts';
import { isSold } from './products.ts';
import {
  findSpending,
  freeSlotOf,
  hasCredit,
  holdPurse,
  insertReturnedCredit,
  insertSpentCredit,
  releaseSpending,
  type Spending,
  saveSpending,
} from './spend-store.ts';

export { isSold } from './products.ts';

export interface Spent {
  /** With a slot of a flat rate, with a credit, or free of charge. */
  by: 'slot' | 'credit' | 'free';
  /** Duration in days of what was bought; null if the product does not set one. */
  days: number | null;
  /** Whether it had been paid for before: nothing was taken now. */
  again: boolean;
}

/**
 * Takes a slot of an active flat rate, otherwise a credit; idempotent per organization, purchase and subject. Jobs and
 * contacts are free where the brand sells none. Throws `UserError` NOT_ENOUGH_CREDITS. Call it after the rows that it pays
 * for are locked.
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
  const days = await nextLotDays(tx, { organizationId, type: purchase });
  await insertSpentCredit(tx, thing, { days, created: context.now });
  await saveSpending(tx, thing, { subscriptionId: null, days, created: context.now });
  return { by: 'credit', days, again: false };
}

/** Returns what was paid for something that was not delivered: frees its slot, or returns its credit. Null if nothing is paid for now. */
export async function giveBack(tx: TransactionScope, thing: Spending, now: Date): Promise<'slot' | 'credit' | null> {
  await holdPurse(tx, thing.organizationId);
  const before = await findSpending(tx, thing);
  if (before === null || before.released !== null) return null;
  const by = before.subscriptionId === null ? 'credit' : 'slot';
  if (by === 'credit') await insertReturnedCredit(tx, thing, { days: before.days, created: now });
  await releaseSpending(tx, thing, now);
  return by;
}
