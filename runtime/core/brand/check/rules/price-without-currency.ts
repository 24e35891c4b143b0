import { entriesAt, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const priceWithoutCurrency = defineRule({
  code: 'PRICE_WITHOUT_CURRENCY',
  severity: 'error',
  description: 'A product has a price, but the brand has no currency.',
  remedy: 'Set `prices.currency` to a three-letter code such as "USD" or "EUR".',
  *find({ document }) {
    if (stringAt(document, ['prices', 'currency']) !== undefined) return;
    for (const [key, product] of entriesAt(document, ['prices', 'products'])) {
      if (typeof valueAt(product, ['price']) !== 'number') continue;
      yield {
        path: ['prices', 'products', key, 'price'],
        message: `The product "${key}" has a price, but "prices.currency" is not set. Set it, for example to "USD".`,
      };
    }
  },
});
