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

it('reports addresses of another brand that are left in texts, once each', () => {
  const site = { name: 'Other', contactEmail: 'hello@other.example' };
  const prose = (text: string) => ({ main: [{ widget: 'prose', props: { text } }] });
  const left = prose('<p><a href="mailto:hello@other.example">hello@other.example</a></p>');
  const document = { ...acme, pages: { home: left, about: left, imprint: prose('jobs@acme.example, a@b.example') } };
  expect(report(copiedIdentity, document, { others: { other: { site } } })).toEqual([
    'brands/acme.json:20:21  warning  COPIED_IDENTITY  /pages/home/main/0/props/text\n  "hello@other.example" here and in one more place is the email address of the brand "other". Write that of this brand.',
  ]);
  const family = { abstract: true, site };
  expect(report(copiedIdentity, { ...document, extends: 'family' }, { others: { family } })).toEqual([]);
});

it('accepts what a family says', () => {
  const others = { family: { ...acme, abstract: true } };
  expect(report(copiedIdentity, { extends: 'family', ...acme }, { others })).toEqual([]);
});
