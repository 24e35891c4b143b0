import { expect, it } from 'vitest';
import type { AdminOrder } from '../orders.generated.ts';
import { checkWish, type RefundWish } from './refund-wish.ts';

const line = (product: string, refunded = false) => ({
  product,
  refunded,
  name: product,
  quantity: 1,
  reducedPrice: { amount: 0, currency: 'EUR', text: '' },
});
const order: AdminOrder = {
  id: 1,
  frontend: 'acme',
  state: 'paid',
  way: 'invoice',
  organizationName: 'Harbor Ice',
  customer: {},
  created: '2026-05-04T09:00:00.000Z',
  paid: '2026-05-05T09:00:00.000Z',
  cancelled: null,
  refunded: null,
  reason: null,
  attention: null,
  lines: [line('jobs'), line('contacts'), line('gone', true)],
  sum: { discount: null, voucherCode: null, total: { amount: 10_000, currency: 'EUR', text: '100.00' } },
  sentBack: { amount: 2500, currency: 'EUR', text: '25.00' },
  invoices: [],
};
const wish = (change: Partial<RefundWish>) => checkWish({ kind: 'all', products: [], amount: '', ...change }, order);

it.each([
  [{}, { part: null }],
  [{ kind: 'lines', products: ['jobs', 'gone'] }, { part: { products: ['jobs'] } }],
  [{ kind: 'lines', products: ['jobs', 'contacts'] }, { part: null }],
  [{ kind: 'lines', products: ['gone'] }, { fault: 'noLines' }],
  [{ kind: 'amount', amount: ' 12,5 ' }, { part: { amount: 1250 } }],
  [{ kind: 'amount', amount: '12.50' }, { part: { amount: 1250 } }],
  [{ kind: 'amount', amount: '75' }, { part: null }],
  [{ kind: 'amount', amount: '75.01' }, { fault: 'tooMuch' }],
  [{ kind: 'amount', amount: '1e3' }, { fault: 'noAmount' }],
  [{ kind: 'amount', amount: '0' }, { fault: 'noAmount' }],
  [{ kind: 'amount', amount: '-3' }, { fault: 'noAmount' }],
] as const)('takes the wish %j as %j', (change, expected) => {
  expect(wish(change)).toEqual(expected);
});
