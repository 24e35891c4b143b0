/** Ordering what an ad needs to be posted, from its form. The ad waits as a draft and is posted once the order is paid. */
import type { ApiContext } from '../../../context.ts';
import { UserError } from '../../../errors.ts';
import { refusal } from '../../../refusal.ts';
import { type Ordering, type Placed, placeOrder } from '../../billing/place-order.ts';
import { isPurchaseOf } from '../../billing/products.ts';
import { actionsFor, faultsOfJob } from '../own/own-jobs.ts';
import { requireOwn } from '../own/own-policy.ts';

export interface JobOrdering extends Pick<Ordering, 'way' | 'hash' | 'key' | 'reference' | 'voucher'> {
  id: number;
  product: string;
}

/** Throws `UserError` JOB_STATE for an ad that cannot be posted, JOB_INCOMPLETE for one with faults, and what `placeOrder` throws. */
export async function orderForJob(
  context: ApiContext,
  { id, product, ...rest }: JobOrdering,
): Promise<Placed & { organizationId: number }> {
  const row = await requireOwn(context, id);
  if (row.organizationId === null || !actionsFor(context, row).includes('publish')) throw refusal('JOB_STATE');
  if (faultsOfJob(context, row).length > 0) throw refusal('JOB_INCOMPLETE');
  if (!isPurchaseOf(context.brand, product, 'job'))
    throw new UserError('BAD_INPUT', `"${product.slice(0, 60)}" pays for no job.`, { path: 'product' });
  const items = [{ product, quantity: 1, start: null }];
  const { organizationId } = row;
  return { organizationId, ...(await placeOrder(context, { ...rest, organizationId, items, jobId: id })) };
}
