import { decimalsOf } from '../../../price.ts';
import { entriesAt, stringAt, valueAt } from '../../sources/json.ts';
import { isCurrency } from '../codes.ts';
import { defineRule } from '../rule.ts';

/** The number as it stands in the file: 3.900 rather than 3.9. */
const NUMBER = /^-?\d+(?:\.(\d+))?/;

export const priceTooPrecise = defineRule({
  code: 'PRICE_TOO_PRECISE',
  severity: 'error',
  description:
    'A price has more decimals than its currency has coins for: half cents, or decimals of a yen. Also found: a point that was meant to separate thousands.',
  remedy: 'Round the price to the smallest coin. Write thousands without a separator: 3900, not 3.900.',
  *find({ document, locate, textAt }) {
    const currency = stringAt(document, ['prices', 'currency']);
    if (currency === undefined || !isCurrency(currency)) return;
    const most = decimalsOf(currency);
    for (const [key, product] of entriesAt(document, ['prices', 'products'])) {
      const price = valueAt(product, ['price']);
      if (typeof price !== 'number') continue;
      const path = ['prices', 'products', key, 'price'];
      const [written = String(price), decimals = ''] = NUMBER.exec(textAt(locate(path))) ?? [];
      const digits = Math.max(decimals.replace(/0+$/, '').length, decimals.length === 3 && most < 3 ? 3 : 0);
      if (digits <= most) continue;
      const rounded = Math.round(price * 10 ** most) / 10 ** most;
      const thousands =
        decimals.length === 3
          ? ` Write ${rounded}, or ${written.replace('.', '')} if the point separates thousands.`
          : ` Write ${rounded}.`;
      yield {
        path,
        message: `${written} has ${decimals.length === 1 ? 'a decimal' : `${decimals.length} decimals`}, but a price in ${currency} ${most === 0 ? 'has none' : `has at most ${most}`}.${thousands}`,
        fix: { title: `Round it to ${rounded}`, safe: false, edits: [{ path, value: rounded }] },
      };
    }
  },
});
