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

type Selling = Pick<BrandDocument, 'features' | 'prices'>;

/** Whether a product of this type is of any use with these features. */
export function isUseful({ features }: Pick<Selling, 'features'>, type: ProductType): boolean {
  return PRODUCT_FEATURES[type].every((feature) => features[feature] === true);
}

/** All products of the document by key, including those not on sale. */
export function allProducts({ prices }: Selling): [string, ProductSettings][] {
  return Object.entries(prices.products).flatMap(([key, product]) => (product ? [[key, product]] : []));
}

/** Products on sale, in the order of the document; without those whose features are off. */
export function productsOnSale(document: Selling): [string, ProductSettings][] {
  if (document.prices.currency === null) return [];
  return allProducts(document).filter(([, { active, type }]) => active !== false && isUseful(document, type));
}
