import { PRODUCT_FEATURES } from '../../../document/product-features.ts';
import { entriesAt, type Json, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const recommendedNotOnSale = defineRule({
  code: 'RECOMMENDED_NOT_ON_SALE',
  severity: 'warning',
  description: 'The recommended product does not exist, or is not on sale. No product is marked as recommended.',
  remedy: 'Name a product that is on sale in `prices.recommended`, or set it to null.',
  *find({ document }) {
    const path = ['prices', 'recommended'];
    const key = stringAt(document, path);
    if (key === undefined) return;
    const products = entriesAt(document, ['prices', 'products']).filter(([, product]) => product !== null);
    const isOnSale = (product: Json) =>
      valueAt(product, ['active']) !== false &&
      featuresOf(stringAt(product, ['type'])).every((feature) => valueAt(document, ['features', feature]) === true);
    const allowed = products.flatMap(([name, product]) => (isOnSale(product) ? [name] : []));
    if (allowed.includes(key)) return;
    const suggestion = nearest(key, allowed);
    const what = products.some(([name]) => name === key)
      ? `The recommended product "${key}" is not on sale.`
      : `There is no product "${key}" to recommend.`;
    const way = allowed.length === 0 ? ' No product is on sale, so set it to null.' : wayOut(suggestion, allowed);
    yield { path, message: `${what}${way}`, allowed, ...(suggestion && { suggestion }) };
  },
});

/** What must be on for a type of product to be sold. */
function featuresOf(type: string | undefined): readonly string[] {
  return Object.entries(PRODUCT_FEATURES).find(([name]) => name === type)?.[1] ?? [];
}
