/** The products that a brand sells, read from its document. */
import {
  allProducts,
  productsOnSale as onSale,
  type ProductSettings,
} from '../../../runtime/core/document/product-features.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';

/** What credits and slots are spent on. */
export type Purchase = 'job' | 'contact' | 'featured_job' | 'top_job';

export type SubscriptionType = 'job_flat_rate' | 'contact_flat_rate' | 'premium_profile' | 'promoted_profile';

const CREDITS: Readonly<Partial<Record<ProductSettings['type'], Purchase>>> = {
  job_credits: 'job',
  contact_credits: 'contact',
  featured_job: 'featured_job',
  top_job: 'top_job',
};

const SUBSCRIPTIONS: readonly string[] = ['job_flat_rate', 'contact_flat_rate', 'premium_profile', 'promoted_profile'];

/** The type of flat rate whose slots pay for a purchase. */
export const FLAT_RATES: Readonly<Partial<Record<Purchase, SubscriptionType>>> = {
  job: 'job_flat_rate',
  contact: 'contact_flat_rate',
};

/** The type of credit that a product gives; undefined if it gives none. */
export function creditTypeOf(type: string): Purchase | undefined {
  return Object.entries(CREDITS).find(([name]) => name === type)?.[1];
}

/** Whether a product has a limited duration. */
export function isSubscription(type: string): type is SubscriptionType {
  return SUBSCRIPTIONS.includes(type);
}

/** Products on sale, in the order of the document. */
export function productsOnSale({ document }: CompiledBrand): [string, ProductSettings][] {
  return onSale(document);
}

/** Whether the brand has flat rates or time-limited profiles, on sale or not. */
export function hasSubscriptions(brand: CompiledBrand): boolean {
  return allProducts(brand.document).some(([, { type }]) => isSubscription(type));
}

/** Whether a type of product is on sale. */
export function sells(brand: CompiledBrand, type: ProductSettings['type']): boolean {
  return productsOnSale(brand).some(([, product]) => product.type === type);
}

/** Whether a product on sale pays for this. */
export function isPurchaseOf(brand: CompiledBrand, key: string, purchase: Purchase): boolean {
  const product = productsOnSale(brand).find(([one]) => one === key)?.[1];
  return product !== undefined && (creditTypeOf(product.type) === purchase || FLAT_RATES[purchase] === product.type);
}

/** Whether this costs something here. Posting and contacting are free where no product is sold for them. */
export function isSold(brand: CompiledBrand, purchase: Purchase): boolean {
  return productsOnSale(brand).some(([, { type }]) => creditTypeOf(type) === purchase || FLAT_RATES[purchase] === type);
}
