import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { BuyerOrganization, CreditLinks, Product } from '../shared/billing/billing-calls.ts';

/** What comes with the page; a part that failed is missing. */
export interface ProductsData {
  products?: { products: readonly Product[] };
  links?: { creditLinks: CreditLinks };
  config?: { getAppConfig: readonly { key: string; value: string }[] };
}

/** What every view of the products is given. */
export interface ProductsProps {
  page: PageInfo;
  id: string;
  data: ProductsData;
  organization: BuyerOrganization;
  /** Address of a view: `orders/7`; of the overview without one. */
  addressOf(view?: string): string;
  /** Address of the checkout, with these products chosen; null where the brand has none. */
  checkout(items?: string): string | null;
}

/** Whether subscriptions are asked for: the configuration has a value for them. */
export function hasSubscriptions({ config }: ProductsData): boolean {
  return config?.getAppConfig.some(({ key, value }) => key === 'subscriptions' && value !== '') ?? false;
}
