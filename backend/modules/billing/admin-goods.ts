/** What administrators give organizations without an order, and how they change subscriptions. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { reachOf, requireBrand } from '../rights/access.ts';
import {
  cancelSubscription,
  findGrant,
  findSubscriptionBrand,
  insertCreditOfGrant,
  insertGrantedCredit,
  isOrganizationHere,
  moveEnd,
  restoreSubscription,
  takenBackOf,
} from './admin-goods-store.ts';
import { readReason } from './admin-orders.ts';
import { noteBilling } from './events.ts';
import { findRunningEnd, insertSubscription } from './goods-store.ts';
import { unspentOf } from './lot-store.ts';
import { isSubscription, type Purchase } from './products.ts';
import { creditsOf, holdPurse } from './spend-store.ts';

const TYPES: readonly Purchase[] = ['job', 'contact', 'featured_job', 'top_job'];
const MOST_CREDITS = 1000;
const MOST_DAYS = 3650;

interface Grant {
  brand: string;
  organizationId: number;
  reason: string;
}

/** Adds credits; their entry, which can be taken back, and the new balance. Throws `UserError` NOT_ALLOWED, ORGANIZATION_UNKNOWN, BAD_INPUT. */
export function grantCredits(
  context: ApiContext,
  { type, amount, days, ...grant }: Grant & { type: string; amount: number; days: number | null },
): Promise<{ id: number; balance: number }> {
  const purchase = TYPES.find((one) => one === type);
  if (purchase === undefined)
    throw new UserError('BAD_INPUT', `"type" is one of ${TYPES.join(', ')}.`, { path: 'type' });
  requireCount('amount', amount, MOST_CREDITS);
  if (days !== null) requireCount('days', days, MOST_DAYS);
  return give(context, grant, 'adminGrantCredits', async (tx, reason) => {
    const { organizationId } = grant;
    await holdPurse(tx, organizationId);
    const id = await insertGrantedCredit(tx, { organizationId, type: purchase, amount, days, created: context.now });
    await noteBilling(tx, context, 'credits_granted', { organization: organizationId, type, amount, reason });
    return { id, balance: await creditsOf(tx, organizationId, purchase) };
  });
}

/**
 * Takes back what is unspent of granted credits, or restores what was taken back of them; how many. Null if there are
 * none, or if they belong to a brand out of reach.
 */
export async function takeCreditsBack(
  context: ApiContext,
  { id, reason: given, undo }: { id: number; reason: string; undo: boolean },
): Promise<number | null> {
  const reason = readReason(given);
  const { brands } = await reachOf(context);
  const grant = await findGrant({ db: context.db, brands }, id);
  if (grant === null) return null;
  const { frontend, organizationId, type } = grant;
  return transact({ pool: context.pool, frontend }, async (tx) => {
    await holdPurse(tx, organizationId);
    const count = undo ? await takenBackOf(tx, id) : await unspentOf(tx, { organizationId, type }, id);
    if (count === 0) return null;
    const [kind, amount, event] = undo
      ? (['restored', count, 'credits_restored'] as const)
      : (['taken_back', -count, 'credits_taken_back'] as const);
    await insertCreditOfGrant(tx, grant, { kind, amount, created: context.now });
    await noteBilling(tx, context, event, { organization: organizationId, type, amount: count, reason });
    return count;
  });
}

/** Gives a time-limited product of the brand, from the end of a running one on; which it is, and when it ends. Throws as `grantCredits` does. */
export function grantSubscription(
  context: ApiContext,
  { product, ...grant }: Grant & { product: string },
): Promise<{ id: number; ends: Date }> {
  return give(context, grant, 'adminGrantSubscription', async (tx, reason) => {
    const { organizationId, brand } = grant;
    const document = context.findBrand(brand)?.document ?? context.brand.document;
    const { products } = document.prices;
    const sold = Object.hasOwn(products, product) ? products[product] : undefined;
    if (!sold || !isSubscription(sold.type))
      throw new UserError('BAD_INPUT', 'There is no time-limited product of this name.', { path: 'product' });
    await holdPurse(tx, organizationId);
    const { type, name, slots = null, days = 365 } = sold;
    const starts = (await findRunningEnd(tx, organizationId, product, context.now)) ?? context.now;
    const ends = new Date(starts.getTime() + days * DAY_MS);
    const label = localised(name, document, document.locales.default);
    const id = await insertSubscription(tx, {
      organizationId,
      product,
      label,
      type,
      slots,
      starts,
      ends,
      created: context.now,
    });
    await noteBilling(tx, context, 'subscription_granted', { organization: organizationId, product, reason });
    return { id, ends };
  });
}

/** Moves the end of a subscription; its new end. Null if it has ended or would have, or belongs to a brand out of reach. */
export function extendSubscription(
  context: ApiContext,
  { id, days, reason }: { id: number; days: number; reason: string },
): Promise<Date | null> {
  requireCount('days', Math.abs(days), MOST_DAYS);
  return change(context, id, reason, async (tx, why) => {
    const ends = await moveEnd(tx, id, days, context.now);
    if (ends !== null) await noteBilling(tx, context, 'subscription_extended', { subscription: id, days, reason: why });
    return ends;
  });
}

/** Ends a subscription at once, or takes that back; false if it has ended, or belongs to a brand out of reach. */
export async function endSubscription(
  context: ApiContext,
  { id, reason, undo }: { id: number; reason: string; undo: boolean },
): Promise<boolean> {
  const { work, kind } = undo
    ? ({ work: restoreSubscription, kind: 'subscription_restored' } as const)
    : ({ work: cancelSubscription, kind: 'subscription_cancelled' } as const);
  const done = await change(context, id, reason, async (tx, why) => {
    const isDone = await work(tx, id, context.now);
    if (isDone) await noteBilling(tx, context, kind, { subscription: id, reason: why });
    return isDone;
  });
  return done ?? false;
}

function requireCount(path: string, given: number, most: number): void {
  if (given < 1 || given > most)
    throw new UserError('BAD_INPUT', `"${path}" is ${given}; 1 to ${most} are allowed.`, { path });
}

async function give<T>(
  context: ApiContext,
  { brand, organizationId, reason: given }: Grant,
  operation: string,
  work: (tx: TransactionScope, reason: string) => Promise<T>,
): Promise<T> {
  const reason = readReason(given);
  await requireBrand(context, brand, operation);
  return transact({ pool: context.pool, frontend: brand }, async (tx) => {
    if (!(await isOrganizationHere(tx, organizationId))) throw refusal('ORGANIZATION_UNKNOWN');
    return work(tx, reason);
  });
}

async function change<T>(
  context: ApiContext,
  id: number,
  given: string,
  work: (tx: TransactionScope, reason: string) => Promise<T>,
): Promise<T | null> {
  const reason = readReason(given);
  const { brands } = await reachOf(context);
  const frontend = await findSubscriptionBrand({ db: context.db, brands }, id);
  if (frontend === null) return null;
  return transact({ pool: context.pool, frontend }, (tx) => work(tx, reason));
}
