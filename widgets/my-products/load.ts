import { operation } from '../../runtime/core/operation.ts';
import { creditLinksQuery, productsQuery } from '../shared/billing/on-sale.generated.ts';
import { appConfigQuery } from './my-products.generated.ts';

/** What is the same for everyone: the products, link targets, and whether subscriptions exist at all. */
export const load = () => ({
  products: operation(productsQuery),
  links: operation(creditLinksQuery),
  config: operation(appConfigQuery),
});
