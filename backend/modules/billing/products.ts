/** The products that a brand sells, read from its document. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { PRODUCT_FEATURES } from '../../../runtime/core/document/product-features.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';

/** A product in the brand document. */
export type ProductSettings = NonNullable<BrandDocument['prices']['products'][string]>;

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

/** All products of the document by key, including those not on sale. */
export function allProducts({ document }: CompiledBrand): [string, ProductSettings][] {
  return Object.entries(document.prices.products).flatMap(([key, product]) => (product ? [[key, product]] : []));
}

/** Products on sale, in the order of the document; without those whose features are off. */
export function productsOnSale(brand: CompiledBrand): [string, ProductSettings][] {
  const { prices, features } = brand.document;
  if (prices.currency === null) return [];
  const isUseful = (type: ProductSettings['type']) =>
    PRODUCT_FEATURES[type].every((feature) => features[feature] === true);
  return allProducts(brand).filter(([, { active, type }]) => active !== false && isUseful(type));
}

/** Whether the brand has flat rates or time-limited profiles, on sale or not. */
export function hasSubscriptions(brand: CompiledBrand): boolean {
  return allProducts(brand).some(([, { type }]) => isSubscription(type));
}

/** Whether a type of product is on sale. */
export function sells(brand: CompiledBrand, type: ProductSettings['type']): boolean {
  return productsOnSale(brand).some(([, product]) => product.type === type);
}

/** Whether this costs something here. Posting and contacting are free where no product is sold for them. */
export function isSold(brand: CompiledBrand, purchase: Purchase): boolean {
  return productsOnSale(brand).some(([, { type }]) => creditTypeOf(type) === purchase || FLAT_RATES[purchase] === type);
}
