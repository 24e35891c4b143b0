import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { productsQuery } from '../shared/billing/on-sale.generated.ts';

/** The products on sale, with the brand's price format. */
export function load({ brand }: LoadContext) {
  return brand.document.features.recruiter ? { products: operation(productsQuery) } : {};
}
