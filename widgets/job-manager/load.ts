import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { productsQuery } from '../shared/billing/billing-calls.ts';

/** What is the same for everyone: what is on sale. */
export const load: WidgetLoad<Record<string, never>> = () => ({
  products: { document: productsQuery, variables: {} },
});
