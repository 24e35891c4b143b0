/** Products of a brand: which features they need to be of any use, and which are on sale. */
import type { BrandDocument } from './brand.generated.ts';

/** A product in the brand document. */
export type ProductSettings = NonNullable<BrandDocument['prices']['products'][string]>;
export type ProductType = ProductSettings['type'];
const CONTACTING = ['recruiter', 'resume', 'resumeSearches', 'resumeContact'] as const;

/** All of them must be on. */
export const PRODUCT_FEATURES: Readonly<Record<ProductType, readonly (keyof BrandDocument['features'])[]>> = {
  job_credits: ['recruiter'],
  job_flat_rate: ['recruiter'],
  featured_job: ['recruiter'],
  top_job: ['recruiter'],
  premium_profile: ['recruiter'],
  promoted_profile: ['recruiter'],
  contact_credits: CONTACTING,
  contact_flat_rate: CONTACTING,
};

export type Measure = 'credits' | 'slots' | 'days';

/** What each kind of product is measured in: what it needs, and what it may also have. */
export const PRODUCT_MEASURES: Readonly<Record<ProductType, { needs: Measure; may: readonly Measure[] }>> = {
  job_credits: { needs: 'credits', may: ['days'] },
  contact_credits: { needs: 'credits', may: ['days'] },
  featured_job: { needs: 'days', may: ['credits'] },
  top_job: { needs: 'days', may: ['credits'] },
  job_flat_rate: { needs: 'days', may: ['slots'] },
  contact_flat_rate: { needs: 'days', may: ['slots'] },
  premium_profile: { needs: 'days', may: [] },
  promoted_profile: { needs: 'days', may: [] },
};

type Selling = Pick<BrandDocument, 'features' | 'prices'>;

/** Whether a product of this type is of any use with these features. */
export function isUseful({ features }: Pick<Selling, 'features'>, type: ProductType): boolean {
  return PRODUCT_FEATURES[type].every((feature) => features[feature] === true);
}

/** All products of the document by key, in their order, including those not on sale. */
export function allProducts({ prices }: Selling): [string, ProductSettings][] {
  const products = Object.entries(prices.products).flatMap(([key, product]): [string, ProductSettings][] =>
    product ? [[key, product]] : [],
  );
  return inOrder(products, prices.order, ([key]) => key);
}

/** Sorted by a list of keys; what it does not name follows as it was. */
export function inOrder<T>(list: readonly T[], order: readonly string[], keyOf: (one: T) => string): T[] {
  const places = new Map(order.map((key, at) => [key, at]));
  const placeOf = (one: T) => places.get(keyOf(one)) ?? order.length;
  return order.length === 0 ? [...list] : list.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Products on sale, in their order; without those whose features are off. */
export function productsOnSale(document: Selling): [string, ProductSettings][] {
  if (document.prices.currency === null) return [];
  return allProducts(document).filter(([, { active, type }]) => active !== false && isUseful(document, type));
}
