import { describe, expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';
import { serializeJsonLd } from './json-ld.ts';
import type { PostingJob } from './posting.generated.ts';
import { hostileText } from './testing.ts';

const now = new Date('2026-03-01T00:00:00Z');
const url = 'https://jobs.example.com/job/night-nurse-42';
const brand = { id: 'ledger', document: { site: { name: 'The Ledger', country: 'US' } } };

const portland = {
  addressLine1: '1 Pier St',
  locality: 'Portland',
  administrativeArea: 'ME',
  zip: '04101',
  countryCode: 'us',
};

function job(changes: Partial<PostingJob> = {}): PostingJob {
  return {
    id: 42,
    title: 'Night nurse (m/f/d) - Portland, ME',
    state: 'published',
    frontend: 'ledger',
    description: '<p>Care for people.</p>',
    published: '2026-02-01T08:00:00+01:00',
    expires: null,
    organizationName: 'Acme',
    organization: { website: 'https://acme.example' },
    logo: { url: '/files/logo.png' },
    location: portland,
    locations: [],
    salary: { min: 30, max: 35.5, currencyCode: 'USD', unit: 'hour' },
    employmentTypes: [{ code: 'full_time' }, { code: 'permanent' }],
    remote: 'none',
    occupations: [{ label: 'Nurse' }],
    industries: [],
    skills: ['Triage', 'First aid'],
    applicationWorkflow: 'external',
    ...changes,
  };
}

function posting(changes: Partial<PostingJob> = {}) {
  const result = jobPosting(job(changes), brand, url, now);
  if ('leftOut' in result) throw new Error(result.leftOut);
  return result.posting;
}

describe('jobPosting', () => {
  it('says everything that is known, and nothing else', () => {
    expect(posting()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Night nurse',
      description: '<p>Care for people.</p>',
      url,
      identifier: { '@type': 'PropertyValue', name: 'The Ledger', value: '42' },
      datePosted: '2026-02-01T07:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Acme',
        sameAs: 'https://acme.example/',
        logo: 'https://jobs.example.com/files/logo.png',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Pier St',
          addressLocality: 'Portland',
          addressRegion: 'ME',
          postalCode: '04101',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 30, maxValue: 35.5, unitText: 'HOUR' },
      },
      directApply: false,
      occupationalCategory: 'Nurse',
      skills: 'Triage, First aid',
    });
  });

  it('says until when only where there is an end', () => {
    expect(posting()).not.toHaveProperty('validThrough');
    expect(posting({ expires: '2026-04-01T00:00:00Z' }).validThrough).toBe('2026-04-01T00:00:00.000Z');
  });

  it('names the countries in which a remote worker may live, and no place', () => {
    const remote = posting({ remote: 'remote' });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(posting({ remote: 'remote', location: null })).toMatchObject({
      applicantLocationRequirements: { name: 'US' },
    });
    expect(posting({ remote: 'hybrid' })).not.toHaveProperty('jobLocationType');
  });

  it('lists several places and kinds of work, without those it cannot name', () => {
    const bangor = { ...portland, addressLine1: null, locality: 'Bangor', zip: null };
    const nowhere = { ...portland, countryCode: null };
    const { jobLocation, employmentType } = posting({
      locations: [bangor, nowhere],
      employmentTypes: [{ code: 'part_time' }, { code: 'mini_job' }, { code: 'contract' }],
    });
    expect(jobLocation).toMatchObject([
      { address: { addressLocality: 'Portland' } },
      { address: { addressLocality: 'Bangor', addressCountry: 'US' } },
    ]);
    expect(employmentType).toEqual(['PART_TIME', 'CONTRACTOR']);
  });

  it.each([
    [{ min: 40, max: null, currencyCode: 'EUR', unit: 'year' }, { value: 40 }],
    [{ min: 0, max: 50, currencyCode: 'EUR', unit: 'year' }, { value: 50 }],
    [
      { min: 60, max: 50, currencyCode: 'EUR', unit: 'month' },
      { minValue: 50, maxValue: 60 },
    ],
  ])('reads the salary %j', (salary, value) => {
    expect(posting({ salary })).toMatchObject({ baseSalary: { value } });
  });

  it.each([
    [null],
    [{ min: null, max: null, currencyCode: 'EUR', unit: 'year' }],
    [{ min: 40, max: null, currencyCode: 'euro', unit: 'year' }],
    [{ min: 40, max: null, currencyCode: 'EUR', unit: 'unknown' }],
  ])('says nothing of the salary %j', (salary) => {
    expect(posting({ salary })).not.toHaveProperty('baseSalary');
  });

  it('says that people apply here only where they do', () => {
    expect(posting({ applicationWorkflow: 'internal' }).directApply).toBe(true);
  });

  it('links no address that is none', () => {
    const { hiringOrganization } = posting({ organization: { website: 'javascript:alert(1)' }, logo: null });
    expect(hiringOrganization).toEqual({ '@type': 'Organization', name: 'Acme' });
  });

  it.each<[string, Partial<PostingJob>]>([
    ['NOT_PUBLISHED', { state: 'archived' }],
    ['EXPIRED', { expires: '2026-03-01T00:00:00Z' }],
    ['OTHER_BRAND', { frontend: 'other' }],
    ['NO_TITLE', { title: ' ' }],
    ['NO_DESCRIPTION', { description: '<p>&nbsp;</p><script>x</script>' }],
    ['NO_DATE', { published: null }],
    ['NO_ORGANIZATION', { organizationName: '  ' }],
    ['NO_COUNTRY', { location: { ...portland, countryCode: null } }],
    ['NO_COUNTRY', { location: null }],
  ])('is left out: %s', (leftOut, changes) => {
    expect(jobPosting(job(changes), brand, url, now)).toEqual({ leftOut });
  });
});

describe('serializeJsonLd', () => {
  it('cannot end its script element, and reads back as it was', () => {
    const text = serializeJsonLd(posting({ title: hostileText, description: `<p>${hostileText}</p>` }));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text).description).toBe(`<p>${hostileText}</p>`);
  });
});
