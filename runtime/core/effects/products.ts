/** Products that come on sale or go off sale, and ways of paying. */
import type { BrandDocument } from '../document/brand.generated.ts';
import {
  allProducts,
  isUseful,
  type ProductSettings,
  type ProductType,
  productsOnSale,
} from '../document/product-features.ts';
import { type Change, changesBetween } from './changes.ts';

export interface ProductEffect {
  /** `changes`: its price or its content is another. */
  change: Change;
  key: string;
  name: ProductSettings['name'];
}

/** What is on sale: by its own settings, its currency and the features that it needs. */
export function productEffects(before: BrandDocument, after: BrandDocument): ProductEffect[] {
  const common = ({ prices }: BrandDocument) => JSON.stringify([prices.currency, prices.tax]);
  const isRepriced = common(before) !== common(after);
  return changesBetween(
    productsOnSale(before),
    productsOnSale(after),
    ([key]) => key,
    ([, left], [, right]) => !isRepriced && JSON.stringify(left) === JSON.stringify(right),
  ).flatMap(({ change, before: was, after: is }): ProductEffect[] => {
    const [key, { name }] = is ?? was ?? ['', { name: '' }];
    return [{ change, key, name }];
  });
}

export interface PaymentEffect {
  change: 'appears' | 'goes';
  provider: BrandDocument['prices']['providers'][number];
}

/** Ways of paying; those of a site that sells nothing are left out. */
export function paymentEffects(before: BrandDocument, after: BrandDocument): PaymentEffect[] {
  const waysOf = (document: BrandDocument) => (productsOnSale(document).length > 0 ? document.prices.providers : []);
  const [was, is] = [waysOf(before), waysOf(after)];
  return [
    ...was.filter((one) => !is.includes(one)).map((provider) => ({ change: 'goes' as const, provider })),
    ...is.filter((one) => !was.includes(one)).map((provider) => ({ change: 'appears' as const, provider })),
  ];
}

/** Types of products that were of use and no longer are: what was bought of them cannot be used. */
export function uselessTypes(before: BrandDocument, after: BrandDocument): ProductType[] {
  const types = new Set<ProductType>([...allProducts(before), ...allProducts(after)].map(([, { type }]) => type));
  return [...types].filter((type) => isUseful(before, type) && !isUseful(after, type));
}
