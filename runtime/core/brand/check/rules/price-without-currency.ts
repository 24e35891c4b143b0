import { entriesAt, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const priceWithoutCurrency = defineRule({
  code: 'PRICE_WITHOUT_CURRENCY',
  severity: 'error',
  description: 'A product has a price, but the brand has no currency.',
  remedy: 'Set `prices.currency` to a three-letter code such as "USD" or "EUR".',
  *find({ document }) {
    if (stringAt(document, ['prices', 'currency']) !== undefined) return;
    const priced = entriesAt(document, ['prices', 'products']).flatMap(([key, product]) =>
      typeof valueAt(product, ['price']) === 'number' ? [key] : [],
    );
    const [first] = priced;
    if (first === undefined) return;
    const what = priced.length === 1 ? `The product "${first}" has a price` : `${priced.length} products have a price`;
    yield {
      path: ['prices', 'products', first, 'price'],
      message: `${what}, but "prices.currency" is not set. Set it, for example to "USD".`,
    };
  },
});
