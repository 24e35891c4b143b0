import { expect, it } from 'vitest';
import { waitsForPayment } from './waits-for-payment.ts';

it.each([
  ['draft', 7, true],
  ['archived', 7, true],
  ['draft', null, false],
  ['archived', null, false],
  // Brands that trust invoices post it before it is paid, others review it.
  ['published', 7, false],
  ['needs_review', 7, false],
] as const)('a job in state %s with the open order %s waits for its payment: %s', (state, openOrder, waits) => {
  expect(waitsForPayment({ state, openOrder })).toBe(waits);
});
