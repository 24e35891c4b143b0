import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { productsQuery } from '../shared/billing/billing-calls.ts';

/** What is on sale, with its prices as the brand writes them. */
export function load({ brand }: LoadContext): WidgetQueries {
  if (!brand.document.features.recruiter) return {};
  return { products: { document: productsQuery, variables: {} } };
}
