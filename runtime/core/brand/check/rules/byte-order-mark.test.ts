import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { byteOrderMark } from './byte-order-mark.ts';

it('accepts plain UTF-8', () => {
  expect(report(byteOrderMark, '{}')).toEqual([]);
});

it('reports an invisible mark at the beginning', () => {
  expect(report(byteOrderMark, '\uFEFF{}')).toEqual([
    'brands/acme.json:1:1  warning  BYTE_ORDER_MARK\n  The file begins with a byte-order mark. Save it as UTF-8 without one, or let `check --fix` remove it.',
  ]);
});
