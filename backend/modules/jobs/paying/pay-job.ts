/** The price of posting a job, where the brand sells it. */
import type { ApiContext } from '../../../context.ts';
import { undone } from '../../../database/savepoint.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { UserError } from '../../../errors.ts';
import { refusal } from '../../../refusal.ts';
import { nextLotDays } from '../../billing/lot-store.ts';
import { findOpenOrderOf } from '../../billing/order-store.ts';
import { isSold, type Spent, spend } from '../../billing/spend.ts';
import { creditsOf, findSpending, freeSlotsOf } from '../../billing/spend-store.ts';
import { looksAfter } from '../own/own-policy.ts';
import type { OwnJobRow } from '../own/own-store.ts';

export type Payable = Pick<OwnJobRow, 'id' | 'organizationId' | 'state' | 'published'>;

/** A job is paid for while it is published, scheduled, or awaiting approval of a change. */
function isPaid({ state, published }: Payable): boolean {
  return state === 'published' || state === 'scheduled' || (state === 'needs_review' && published !== null);
}

/**
 * Pays once for a job that goes online; an expired job must be paid for anew, because its slot is free again or its credit used up.
 * Returns the days for which it may run; null for no limit. Throws `UserError` NOT_ENOUGH_CREDITS or JOB_NOT_PAID.
 */
export async function payForJob(context: ApiContext, tx: TransactionScope, job: Payable): Promise<number | null> {
  const { organizationId } = job;
  if (organizationId === null || !isSold(context.brand, 'job')) return null;
  const subject = `job:${job.id}`;
  if (isPaid(job)) return (await findSpending(tx, { organizationId, purchase: 'job', subject }))?.days ?? null;
  const spent = await spendOn(context, tx, organizationId, subject);
  const isOver = spent.again && spent.by === 'credit' && job.state === 'archived';
  if (!isOver) return spent.days;
  return (await spendOn(context, tx, organizationId, `${subject}:${context.now.toISOString()}`)).days;
}

export interface PostingPrice {
  /** Free of charge; paid before; a slot or a credit is taken; nothing left to pay with. */
  price: 'free' | 'paid' | 'slot' | 'credit' | 'none';
  /** What it was paid with before. */
  paidWith: 'slot' | 'credit' | null;
  /** Maximum duration in days given by the payment; null for no limit. */
  days: number | null;
}

/** What `payForJob` would take now for this job, or for a new one. Spends nothing. */
export async function priceOfPosting(
  context: ApiContext,
  job: Payable | null,
  organizationId: number,
): Promise<PostingPrice> {
  if (!isSold(context.brand, 'job')) return { price: 'free', paidWith: null, days: null };
  const thing = { organizationId, purchase: 'job', subject: `job:${job?.id}` } as const;
  const before = job === null ? null : await findSpending(context, thing);
  const paidWith = before === null ? null : before.subscriptionId === null ? 'credit' : 'slot';
  const isOver = job?.state === 'archived' && paidWith === 'credit';
  const isCovered = before !== null && before.released === null && !isOver;
  if (job !== null && (isPaid(job) || isCovered)) return { price: 'paid', paidWith, days: before?.days ?? null };
  if ((await freeSlotsOf(context, organizationId, 'job', context.now)) !== 0)
    return { price: 'slot', paidWith: null, days: null };
  if ((await creditsOf(context, organizationId, 'job')) === 0) return { price: 'none', paidWith: null, days: null };
  return { price: 'credit', paidWith: null, days: await nextLotDays(context, { organizationId, type: 'job' }) };
}

/** Tells an approving administrator that the organization has nothing left to pay with. */
async function spendOn(
  context: ApiContext,
  tx: TransactionScope,
  organizationId: number,
  subject: string,
): Promise<Spent> {
  try {
    return await spend(context, tx, { organizationId, purchase: 'job', subject });
  } catch (error) {
    const isPoor = error instanceof UserError && error.extensions.code === 'NOT_ENOUGH_CREDITS';
    const isOwn = isPoor && (await looksAfter({ ...context, ...tx }, { organizationId, ownerId: null }));
    throw isPoor && !isOwn ? refusal('JOB_NOT_PAID') : error;
  }
}

/** Whether the job could be paid for now. Spends nothing. */
export async function canPay(context: ApiContext, tx: TransactionScope, job: Payable): Promise<boolean> {
  try {
    await checkPayment(context, tx, job);
    return true;
  } catch (error) {
    if (error instanceof UserError && POOR.some((code) => code === error.extensions.code)) return false;
    throw error;
  }
}

const POOR = ['NOT_ENOUGH_CREDITS', 'JOB_NOT_PAID'];

/** Whether its review may begin although it is not paid for: it was ordered, and the brand trusts that. */
export async function isReviewedUnpaid(
  { brand }: Pick<ApiContext, 'brand'>,
  tx: TransactionScope,
  { id }: Pick<Payable, 'id'>,
): Promise<boolean> {
  return brand.document.prices.invoice.beforePayment === 'review' && (await findOpenOrderOf(tx, id)) !== null;
}

/** Refuses a job that could not be paid for, before an administrator reviews it. Spends nothing. */
export async function checkPayment(context: ApiContext, tx: TransactionScope, job: Payable): Promise<void> {
  if (isPaid(job)) return;
  await undone(tx.client, () => payForJob(context, tx, job));
}
