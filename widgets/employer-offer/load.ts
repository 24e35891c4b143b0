import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { productsQuery } from '../shared/billing/on-sale.generated.ts';

/** What is on sale, with its prices as the brand writes them. */
export function load({ brand }: LoadContext) {
  return brand.document.features.recruiter ? { products: operation(productsQuery) } : {};
}
