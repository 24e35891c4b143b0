import { entriesAt, stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const unknownProductInOrder = defineRule({
  code: 'UNKNOWN_PRODUCT_IN_ORDER',
  severity: 'warning',
  description: 'The order of products names one that does not exist. It is skipped.',
  remedy: 'Name products of the brand in `prices.order`, or remove the entry.',
  *find({ document }) {
    const allowed = entriesAt(document, ['prices', 'products']).flatMap(([key, product]) =>
      product === null ? [] : [key],
    );
    for (const { index, text } of stringsAt(document, ['prices', 'order'])) {
      if (allowed.includes(text)) continue;
      const suggestion = nearest(text, allowed);
      const way = allowed.length === 0 ? ' Remove it.' : wayOut(suggestion, allowed);
      yield {
        path: ['prices', 'order', index],
        message: `There is no product "${text}" to put in order.${way}`,
        allowed,
        ...(suggestion && { suggestion }),
      };
    }
  },
});
