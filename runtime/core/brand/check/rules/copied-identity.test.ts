import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { copiedIdentity } from './copied-identity.ts';

const acme = {
  site: { name: 'Acme Jobs', senderEmail: 'jobs@acme.example', assets: 'acme', logo: 'logo.svg' },
  prices: { invoice: { bank: 'IBAN DE02 1203 0000 0000 2020 51', prefix: 'AC' } },
};

it('reports once what a copy has in common with the other brand', () => {
  expect(
    report(copiedIdentity, acme, { others: { other: { ...acme, site: { ...acme.site, name: 'Other' } } } }),
  ).toEqual([
    'brands/acme.json:5:15  warning  COPIED_IDENTITY  /site/assets\n  The brand "other" has the same "site.assets", "site.senderEmail", "prices.invoice.prefix", "prices.invoice.bank". Change what is not this brand\'s own; put what both share into a family.',
  ]);
});

it('accepts the same file name in another folder, and different values', () => {
  const others = { other: { site: { name: 'Other', assets: 'other', logo: 'logo.svg' } } };
  expect(report(copiedIdentity, acme, { others })).toEqual([]);
});

it('accepts what a family says', () => {
  const others = { family: { ...acme, abstract: true } };
  expect(report(copiedIdentity, { extends: 'family', ...acme }, { others })).toEqual([]);
});
