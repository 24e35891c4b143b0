import { expect, it } from 'vitest';
import german from '../../../locales/de/posting-terms.json' with { type: 'json' };
import english from '../../../locales/en/posting-terms.json' with { type: 'json' };
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { PostingTerms } from './billing.generated.ts';
import { describeTerms } from './posting-terms.ts';

const t = translatorOf({ locale: 'en', namespaces: { 'posting-terms': english } }, 'posting-terms');
const de = translatorOf({ locale: 'de', namespaces: { 'posting-terms': german } }, 'posting-terms');
const price = { amount: 19000, currency: 'EUR', text: '190€' };
const plain = { organization: 'Harbor Works', waits: false, orders: null } as const;
const product = {
  ...{ description: null, type: 'job_credits', credits: 1, slots: null, days: 42, recommended: false },
};
const credit: PostingTerms = {
  price: 'credit',
  paidWith: null,
  credits: 2,
  slots: 0,
  days: 42,
  duration: 42,
  mayOrder: true,
  products: [
    { ...product, key: 'one', name: 'One advertisement', price },
    { ...product, key: 'year', name: 'Jobs for a year', price: { ...price, text: '3900€' } },
  ],
};
const prices = 'Prices without tax: One advertisement 190€ · Jobs for a year 3900€.';

it('says the price, the balance and the days before a credit is spent', () => {
  expect(describeTerms(t, credit, plain)).toEqual([
    'Posting this job uses one job credit.',
    'You have 2 job credits.',
    prices,
    'The job stays online for 42 days or until an earlier end date.',
  ]);
  expect(describeTerms(t, { ...credit, credits: 1 }, { ...plain, waits: true }).slice(0, 2)).toEqual([
    'When we approve this job, it uses one job credit.',
    'You have 1 job credit.',
  ]);
  expect(describeTerms(de, credit, plain).slice(0, 2)).toEqual([
    'Diese Anzeige wird mit Ihrem Guthaben bezahlt.',
    'Ihr Guthaben reicht für 2 Anzeigen.',
  ]);
});

it('says what is left once it is spent', () => {
  const paid: PostingTerms = { ...credit, price: 'paid', paidWith: 'credit', credits: 0 };
  expect(describeTerms(t, paid, plain)).toEqual([
    'This job is paid for with a job credit.',
    'You have no job credits left.',
  ]);
  expect(describeTerms(t, { ...paid, paidWith: null, credits: 1 }, plain)[0]).toBe('This job is free of charge.');
});

it('says that nothing is left, and what it would cost', () => {
  expect(describeTerms(t, { ...credit, price: 'none', credits: 0 }, plain)).toEqual([
    'You have no job credits left to post this job.',
    prices,
    'The job stays online for 42 days unless you choose another end date.',
  ]);
});

it('says that what is missing is ordered with the job', () => {
  expect(describeTerms(t, { ...credit, price: 'none', credits: 0 }, { ...plain, waits: true, orders: 'next' })[0]).toBe(
    'You have no job credits left. You can order what you need in the last step.',
  );
  expect(describeTerms(t, { ...credit, price: 'none', credits: 0 }, { ...plain, waits: true, orders: 'here' })[0]).toBe(
    'You have no job credits left. You can order what you need below.',
  );
});

it('says who can order to people who may not', () => {
  const none: PostingTerms = { ...credit, price: 'none', credits: 0, mayOrder: false };
  expect(describeTerms(t, none, { ...plain, orders: 'here' })[0]).toBe(
    'You have no job credits left. Owners of Harbor Works can order more.',
  );
});

it('says how many slots are free, or that there is no end of them', () => {
  const slot: PostingTerms = { ...credit, price: 'slot', slots: 1, days: null, duration: 30, credits: 0 };
  expect(describeTerms(t, slot, plain)).toEqual([
    'Posting this job uses one slot of your flat rate.',
    'You have 1 free slot.',
    prices,
    'The job stays online for 30 days unless you choose another end date.',
  ]);
  expect(describeTerms(t, { ...slot, slots: null }, plain)[1]).toBe('Your flat rate covers any number of jobs.');
});

it('says that posting is free', () => {
  expect(describeTerms(t, { ...credit, price: 'free', duration: 30, products: [] }, plain)).toEqual([
    'Posting jobs is free.',
    'The job stays online for 30 days unless you choose another end date.',
  ]);
});
