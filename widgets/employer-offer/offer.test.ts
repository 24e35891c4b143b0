import { expect, it } from 'vitest';
import type { Product } from '../shared/billing/on-sale.generated.ts';
import { benefitsOf, offerGroups, sampleOf } from './offer.ts';

const product = (type: string): Product => ({
  key: type,
  name: type,
  description: null,
  type,
  price: { amount: 100, currency: 'EUR', text: '1€' },
  credits: 1,
  slots: null,
  days: null,
  recommended: false,
});
const all = { applicant: true, resume: true, resumeSearches: true, resumeContact: true };
const told = (types: string[], features = all) =>
  offerGroups(types.map(product), features).map(
    ({ name, products }) => `${name}: ${products.map(({ type }) => type).join(', ') || 'free'}`,
  );

it('says what is free where nothing is sold for it', () => {
  expect(told([])).toEqual(['posting: free', 'contacting: free']);
  expect(told(['contact_credits'])).toEqual(['posting: free', 'contacting: contact_credits']);
});

it('puts prices to what they buy, in the order of the brand', () => {
  expect(told(['top_job', 'job_flat_rate', 'job_credits', 'contact_credits', 'promoted_profile'])).toEqual([
    'posting: job_flat_rate, job_credits',
    'contacting: contact_credits',
    'standing_out: top_job, promoted_profile',
  ]);
});

it('speaks of nothing that the brand does not have', () => {
  expect(told(['contact_credits'], { ...all, resumeContact: false })).toEqual(['posting: free']);
  expect(told(['contact_credits'], { ...all, resume: false })).toEqual(['posting: free']);
  expect(benefitsOf(all)).toContain('applications');
  expect(benefitsOf({ ...all, applicant: false })).not.toContain('applications');
  expect(benefitsOf(all)).toContain('resumes');
  expect(benefitsOf({ ...all, resumeSearches: false })).not.toContain('resumes');
});

it('shows an ad in the language of the page, and any where there is none', () => {
  const jobs = ['es', 'en-GB', 'en'].map((langcode) => ({ langcode }));
  expect(['en', 'es', 'en-GB', 'fr'].map((locale) => sampleOf(jobs, locale)?.langcode)).toEqual([
    'en-GB',
    'es',
    'en-GB',
    'es',
  ]);
  expect(sampleOf([], 'en')).toBeUndefined();
});
