import type { PageInfo, WidgetData } from '../../runtime/page/widget-contract.ts';
import type { BuyerOrganization } from '../shared/billing/billing.generated.ts';
import type { load } from './load.ts';

/** Data loaded with the page. */
export type ProductsData = Partial<WidgetData<typeof load>>;

/** Props of every view of the products. */
export interface ProductsProps {
  page: PageInfo;
  id: string;
  data: ProductsData;
  organization: BuyerOrganization;
  /** Address of a view: `orders/7`; of the overview without one. */
  addressOf(view?: string): string;
  /** Address of the checkout with these products selected; null if the brand has none. */
  checkout(items?: string): string | null;
}

/** Whether subscriptions should be queried: they exist if the configuration has a value for them. */
export function hasSubscriptions({ config }: ProductsData): boolean {
  return config?.getAppConfig.some(({ key, value }) => key === 'subscriptions' && value !== '') ?? false;
}
