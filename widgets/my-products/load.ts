import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { creditLinksQuery, productsQuery } from '../shared/billing/billing-calls.ts';

/** What is the same for everyone: what is on sale, where links lead, and whether there are subscriptions at all. */
export const load: WidgetLoad<Record<string, never>> = () => ({
  products: { document: productsQuery, variables: {} },
  links: { document: creditLinksQuery, variables: {} },
  config: { document: 'query AppConfig { getAppConfig { key value } }', variables: {} },
});
