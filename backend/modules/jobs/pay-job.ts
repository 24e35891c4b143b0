/** What posting a job costs, where the brand sells it. */
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { isSold, type Spent, spend } from '../billing/spend.ts';
import { findSpending } from '../billing/spend-store.ts';
import { looksAfter } from './own-policy.ts';
import type { OwnJobRow } from './own-store.ts';

type Payable = Pick<OwnJobRow, 'id' | 'organizationId' | 'state' | 'published'>;

/** What is up, scheduled, or waits after a change of a live job, is paid for. */
function isPaid({ state, published }: Payable): boolean {
  return state === 'published' || state === 'scheduled' || (state === 'needs_review' && published !== null);
}

/**
 * Pays for a job that goes up, once; one that ended costs anew, as a slot is free again and the days of a credit are over. Answers the
 * days that it may run for what was paid; null where nothing bounds them. Throws `UserError` NOT_ENOUGH_CREDITS or JOB_NOT_PAID.
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

/** Whoever lets a job up for others learns that these have nothing left. */
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
    throw isPoor && !isOwn ? refusal(context, 'JOB_NOT_PAID') : error;
  }
}

/** Refuses a job that could not be paid for, before an administrator looks at it. Nothing is spent. */
export async function checkPayment(context: ApiContext, tx: TransactionScope, job: Payable): Promise<void> {
  if (isPaid(job)) return;
  await tx.client.query('savepoint before_payment');
  await payForJob(context, tx, job);
  await tx.client.query('rollback to savepoint before_payment');
}
