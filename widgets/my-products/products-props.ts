import type { PageInfo, WidgetData } from '../../runtime/page/widget-contract.ts';
import type { BuyerOrganization } from '../shared/billing/billing.generated.ts';
import type { load } from './load.ts';

/** What comes with the page. */
export type ProductsData = Partial<WidgetData<typeof load>>;

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
