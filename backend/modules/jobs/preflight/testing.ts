/** Advertisements and findings for tests of the rules. */
import { textOf } from '../../../../runtime/core/richtext/text-of.ts';
import { testBrand } from '../../../testing/backend.ts';
import type { Ad, AdPlace, AdSite } from './ad.ts';
import type { Rule } from './rule.ts';
import { inWords } from './words.ts';

export const adSite: AdSite = {
  name: 'The Acme',
  country: 'US',
  timeZone: 'America/New_York',
  defaultDuration: 30,
  maximumDuration: 90,
  salaryField: '/job_categorization/minSalary',
  now: new Date('2026-03-01T12:00:00Z'),
};

export const portland: AdPlace = {
  pointer: '/job_location/address',
  addressLine1: '9 Lantern Street',
  locality: 'Portland',
  administrativeArea: 'ME',
  countryCode: 'US',
};

const goodText = `<p>${'You bake bread for three hundred neighbours, before they are awake. '.repeat(10)}</p>`;

/** An advertisement that no rule has anything against, with changes. */
export function testAd(change: Partial<Ad> = {}): Ad {
  const html = change.html ?? goodText;
  return {
    type: 'job_per_template',
    title: 'Night baker',
    givenHtml: html,
    html,
    text: textOf(html),
    places: [portland],
    remote: 'none',
    salary: { min: 40_000, max: 50_000, currencyCode: 'USD', range: null },
    schedule: { publishAt: null, expires: null, durationDays: 30 },
    employer: 'Lantern Street Bakery',
    logo: null,
    fileName: null,
    workflow: 'internal',
    applicationLink: null,
    ...change,
  };
}

/** What a rule says of an advertisement, in English. */
export function findingsOf(rule: Rule, change: Partial<Ad>, locale = 'en') {
  return inWords({ brand: testBrand('acme'), locale }, rule(testAd(change), adSite));
}
