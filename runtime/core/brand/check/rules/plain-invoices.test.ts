import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { plainInvoices } from './plain-invoices.ts';

const products = { one: { name: 'One job', type: 'job_credits', price: 100 } };
const legal = { publisher: 'Acme GmbH', address: 'Kai 1, 20457 Hamburg' };

it('accepts a seller with everything that electronic invoices need, and one outside the European Union', () => {
  const prices = { currency: 'EUR', products, tax: { rate: 19, number: 'DE136695976' } };
  expect(report(plainInvoices, { site: { country: 'DE', legal }, prices })).toEqual([]);
  expect(report(plainInvoices, { site: { country: 'US' }, prices: { currency: 'USD', products } })).toEqual([]);
});

it('says what is missing, as for a number of another country', () => {
  const prices = { currency: 'EUR', products, tax: { rate: 20, number: 'ATU44719060' } };
  expect(report(plainInvoices, { site: { country: 'DE', legal: { publisher: 'Acme GmbH' } }, prices })).toEqual([
    expect.stringContaining('which also needs "site.legal.address", "prices.tax.number".'),
  ]);
});
