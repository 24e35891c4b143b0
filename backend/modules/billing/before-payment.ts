/** What a brand lets happen before an invoice is paid. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Scope } from '../../scope.ts';
import { hasUnpaid } from './order-store.ts';

export type BeforePayment = CompiledBrand['document']['prices']['invoice']['beforePayment'];

/** For the next order of an organization, or for this one: who owes another invoice gets nothing before paying. */
export async function beforePaymentOf(
  scope: Scope,
  { document }: CompiledBrand,
  organizationId: number,
  orderId: number | null = null,
): Promise<BeforePayment> {
  const { beforePayment } = document.prices.invoice;
  if (beforePayment !== 'publish') return beforePayment;
  return (await hasUnpaid(scope, organizationId, orderId)) ? 'nothing' : 'publish';
}
