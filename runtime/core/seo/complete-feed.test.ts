import { expect, it } from 'vitest';
import { type CompleteJob, completeFeedEnd, completeFeedHead, completeFeedJob } from './complete-feed.ts';
import { printable } from './plain-text.ts';
import { hostileText, parseXml, textsOf } from './testing.ts';

const job = (changes: Partial<CompleteJob> = {}): CompleteJob => ({
  id: 42,
  title: 'Night nurse',
  url: 'https://a.example/job/night-nurse-42',
  company: 'City Hospital',
  description: '<p>Care &amp; more</p>',
  langcode: 'en',
  published: new Date('2026-02-01T08:00:00Z'),
  changed: new Date('2026-02-03T08:00:00Z'),
  expires: new Date('2026-03-01T08:00:00Z'),
  place: { addressLine1: '1 Pier St', locality: 'Portland', administrativeArea: 'ME', countryCode: 'US', zip: '04101' },
  remote: 'hybrid',
  salary: { min: 50_000, max: 60_000.5, currencyCode: 'USD', unit: 'year' },
  employmentTypes: ['full_time', 'part_time', 'mini_job', 'internship'],
  categories: ['Nursing', 'Health'],
  experience: '3 to 5 years',
  education: 'Bachelor',
  ...changes,
});

const whole = (...jobs: CompleteJob[]) =>
  parseXml(
    completeFeedHead({ name: 'A & B', url: 'https://a.example', now: new Date('2026-02-04T00:00:00Z') }) +
      jobs.map(completeFeedJob).join('') +
      completeFeedEnd,
  );

const elementsOf = (document: Document) =>
  [...(document.querySelector('job')?.children ?? [])].map(({ tagName, textContent }) => `${tagName}: ${textContent}`);

it('says everything that is known of a job', () => {
  const document = whole(job());
  expect(['publisher', 'publisherurl', 'lastBuildDate'].flatMap((name) => textsOf(document, name))).toEqual([
    'A & B',
    'https://a.example',
    'Wed, 04 Feb 2026 00:00:00 GMT',
  ]);
  expect(elementsOf(document)).toEqual([
    'title: Night nurse',
    'date: Sun, 01 Feb 2026 08:00:00 GMT',
    'referencenumber: 42',
    'url: https://a.example/job/night-nurse-42?utm_source=jobs&utm_medium=feed',
    'company: City Hospital',
    'city: Portland',
    'state: ME',
    'country: US',
    'postalcode: 04101',
    'streetaddress: 1 Pier St',
    'description: <p>Care &amp; more</p>',
    'salary: $50,000 - $60,000.50 per year',
    'jobtype: fulltime, parttime, internship',
    'category: Nursing, Health',
    'experience: 3 to 5 years',
    'education: Bachelor',
    'remotetype: Hybrid remote',
    'language: en',
    'expirationdate: Sun, 01 Mar 2026 08:00:00 GMT',
    'lastactivitydate: Tue, 03 Feb 2026 08:00:00 GMT',
  ]);
});

it('leaves out what is not known', () => {
  const bare = { place: null, salary: null, expires: null, experience: null, education: null, remote: 'none' };
  const document = whole(job({ ...bare, employmentTypes: [], categories: [], published: null }));
  expect(elementsOf(document).map((line) => line.replace(/:.*/, ''))).toEqual([
    ...['title', 'date', 'referencenumber', 'url', 'company', 'description', 'language', 'lastactivitydate'],
  ]);
});

it.each([
  [{ min: null, max: 20, currencyCode: 'EUR', unit: 'hour' }, ['€20 per hour']],
  [{ min: 20, max: 20, currencyCode: 'EUR', unit: 'hour' }, ['€20 per hour']],
  [{ min: 30, max: 20, currencyCode: 'CHF', unit: 'month' }, ['CHF 20 - CHF 30 per month']],
  [{ min: 0, max: null, currencyCode: 'EUR', unit: 'hour' }, []],
  [{ min: 20, max: 30, currencyCode: 'euro', unit: 'hour' }, []],
])('writes the salary %j', (salary, texts) => {
  expect(textsOf(whole(job({ salary })), 'salary').map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(texts);
});

it('survives any text', () => {
  const document = whole(job({ title: hostileText, company: hostileText, description: hostileText }), job());
  expect(textsOf(document, 'title')).toEqual([printable(hostileText), 'Night nurse']);
  expect(textsOf(document, 'description')[0]).toBe(printable(hostileText));
});
