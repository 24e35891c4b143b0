import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import {
  draftsOf,
  faultsOf,
  freeKey,
  measuresOf,
  missingFeatures,
  movedOrder,
  offReasonOf,
  paidFor,
  withType,
} from './product-drafts.ts';

const jobs = { name: 'One job', type: 'job_credits', price: 100, credits: 1, days: 30 };
const contacts = { name: 'Contacts', type: 'contact_flat_rate', price: 300, days: 30 };
const on = { recruiter: true, resume: true, resumeSearches: true, resumeContact: true };

const documentOf = (products: JsonObject, prices: JsonObject = {}, features: JsonObject = on): JsonObject => ({
  features,
  prices: { currency: 'EUR', order: [], products, ...prices },
});
const keysOf = (document: JsonObject) => draftsOf(document).map(({ key }) => key);

describe('the order', () => {
  it('is that of the list, then that of the document', () => {
    expect(keysOf(documentOf({ a: jobs, b: jobs, gone: null, c: jobs }, { order: ['c', 'other', 'a'] }))).toEqual([
      'c',
      'a',
      'b',
    ]);
    expect(keysOf({})).toEqual([]);
  });

  it('changes by one place, and not beyond its ends', () => {
    const document = documentOf({ a: jobs, b: jobs, c: jobs });
    expect(movedOrder(document, 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(movedOrder(document, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(movedOrder(document, 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(movedOrder(document, 'c', 1)).toEqual(['a', 'b', 'c']);
  });
});

it('names a new product by its kind, unlike those there are and those in the file', () => {
  expect(freeKey(documentOf({}), documentOf({}), 'top_job')).toBe('top_job');
  expect(freeKey(documentOf({ top_job: jobs }), documentOf({ top_job_2: jobs }), 'top_job')).toBe('top_job_3');
});

describe('what is wrong with a field', () => {
  const faults = (change: JsonObject, prices: JsonObject = {}) =>
    faultsOf(documentOf({}, prices), { key: 'x', product: { ...jobs, ...change } });

  it('is nothing for a product as it should be', () => {
    expect(faults({})).toEqual({});
    expect(faults({ price: 9.9, name: { en: '', de: 'Eine Anzeige' } })).toEqual({});
    expect(faults({ price: 0.1 + 0.2 })).toEqual({});
    expect(faultsOf(documentOf({}), { key: 'x', product: contacts })).toEqual({});
  });

  it.each([
    [{ name: ' ' }, { name: 'name' }],
    [{ name: {} }, { name: 'name' }],
    [{ price: 'much' }, { price: 'price' }],
    [{ price: -1 }, { price: 'priceNegative' }],
    [{ price: 1_000_001 }, { price: 'priceTooHigh' }],
    [{ price: 9.999 }, { price: 'decimals' }],
    [{ credits: 0 }, { credits: 'credits' }],
    [{ credits: 'ten' }, { credits: 'credits' }],
    [{ days: 1.5 }, { days: 'days' }],
    [{ days: 3651 }, { days: 'days' }],
  ])('%j', (change, wrong) => {
    expect(faults(change)).toEqual(wrong);
  });

  it('depends on the decimals of the currency', () => {
    expect(faults({ price: 9.5 }, { currency: 'JPY' })).toEqual({ price: 'decimals' });
    expect(faults({ price: 9.555 }, { currency: 'KWD' })).toEqual({});
    expect(faults({ price: 9.555 }, { currency: 'no code' })).toEqual({});
  });

  it('is what its kind needs and does not have', () => {
    const { credits: _, ...rest } = jobs;
    expect(faultsOf(documentOf({}), { key: 'x', product: rest })).toEqual({ credits: 'credits' });
    expect(faultsOf(documentOf({}), { key: 'x', product: { ...contacts, slots: 0 } })).toEqual({ slots: 'slots' });
  });
});

it('keeps of another kind what that kind has', () => {
  expect(withType({ ...jobs, active: false }, 'premium_profile')).toEqual({
    name: 'One job',
    type: 'premium_profile',
    price: 100,
    days: 30,
    active: false,
  });
  expect(measuresOf('job_flat_rate')).toEqual(['days', 'slots']);
});

it('says why a product is not sold', () => {
  const reason = (product: JsonObject, ...rest: [JsonObject?, JsonObject?]) =>
    offReasonOf(documentOf({}, ...rest), { key: 'x', product });
  expect(reason(jobs)).toBeNull();
  expect(reason({ ...jobs, active: false })).toBe('taken');
  expect(reason(jobs, { currency: null })).toBe('currency');
  expect(reason(contacts, {}, { ...on, resumeContact: false })).toBe('features');
  expect(
    missingFeatures(documentOf({}, {}, { ...on, resume: false, resumeContact: false }), {
      key: 'x',
      product: contacts,
    }),
  ).toEqual(['resume', 'resumeContact']);
});

it('says what is paid for', () => {
  expect(paidFor(documentOf({ a: jobs }))).toEqual({ jobs: true, contacts: false });
  expect(paidFor(documentOf({ a: { ...jobs, active: false }, b: contacts }))).toEqual({ jobs: false, contacts: true });
});
