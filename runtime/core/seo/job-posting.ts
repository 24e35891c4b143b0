/** schema.org JobPosting of a job page. Used only there, and only when everything search engines require is known. */

import { textOf } from '../richtext/text-of.ts';
import { cleanJobTitle } from './job-title.ts';
import type { PostingJob, PostingPlace } from './posting.generated.ts';
import { type Address, postalAddress, unwrap, webAddress, withoutEmpty } from './schema-org.ts';

export type LeftOut =
  | 'NOT_PUBLISHED'
  | 'EXPIRED'
  | 'OTHER_BRAND'
  | 'NO_TITLE'
  | 'NO_DESCRIPTION'
  | 'NO_DATE'
  | 'NO_ORGANIZATION'
  | 'NO_COUNTRY';

export type JobPosting = { posting: Record<string, unknown> } | { leftOut: LeftOut };

interface PostingBrand {
  readonly id: string;
  readonly document: { readonly site: { readonly name: string; readonly country: string | null } };
}

/** The posting for a job on its own page `url` (absolute), or why there is none. */
export function jobPosting(job: PostingJob, brand: PostingBrand, url: string, now = new Date()): JobPosting {
  const locations = [job.location, ...job.locations].flatMap((one) => (one ? [one] : []));
  const title = cleanJobTitle(job.title, locations.flatMap(placeNames));
  const places = locations.flatMap((location) => postalAddress(location) ?? []);
  const isRemote = job.remote === 'remote';
  const countries = [...new Set([...places.map(({ addressCountry }) => addressCountry), brand.document.site.country])];
  const leftOut = reasonToLeaveOut(job, brand.id, title, isRemote ? countries[0] : places[0], now);
  if (leftOut) return { leftOut };
  return {
    posting: withoutEmpty({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: job.description,
      url,
      identifier: { '@type': 'PropertyValue', name: brand.document.site.name, value: String(job.id) },
      datePosted: isoDate(job.published),
      validThrough: isoDate(job.expires),
      employmentType: employmentTypes(job),
      hiringOrganization: withoutEmpty({
        '@type': 'Organization',
        name: job.organizationName.trim(),
        sameAs: webAddress(job.organization?.website),
        logo: webAddress(job.logo?.url, url),
      }),
      ...(isRemote
        ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: requirements(places, countries) }
        : { jobLocation: unwrap(places.map((address) => ({ '@type': 'Place', address }))) }),
      baseSalary: baseSalary(job.salary),
      directApply: job.applicationWorkflow === 'internal',
      occupationalCategory: unwrap(job.occupations.map(({ label }) => label)),
      industry: unwrap(job.industries.map(({ label }) => label)),
      skills: job.skills.join(', '),
    }),
  };
}

function reasonToLeaveOut(job: PostingJob, brandId: string, title: string, place: unknown, now: Date): LeftOut | null {
  if (job.state !== 'published') return 'NOT_PUBLISHED';
  if (job.expires !== null && Date.parse(job.expires) <= now.getTime()) return 'EXPIRED';
  if (job.frontend !== brandId) return 'OTHER_BRAND';
  if (title === '') return 'NO_TITLE';
  if (textOf(job.description) === '') return 'NO_DESCRIPTION';
  if (isoDate(job.published) === undefined) return 'NO_DATE';
  if (job.organizationName.trim() === '') return 'NO_ORGANIZATION';
  return place ? null : 'NO_COUNTRY';
}

function placeNames({ locality, administrativeArea, countryCode }: PostingPlace): string[] {
  const names = [locality, administrativeArea].flatMap((name) => (name ? [name] : []));
  return countryCode && /^[a-z]{2}$/i.test(countryCode) ? [...names, countryCode.toUpperCase()] : names;
}

/** Where a remote employee may live: the countries of the job, else that of the site. */
function requirements(places: readonly Address[], countries: readonly (string | null)[]) {
  const named =
    places.length > 0 ? [...new Set(places.map(({ addressCountry }) => addressCountry))] : countries.slice(0, 1);
  return unwrap(named.map((name) => ({ '@type': 'Country', name })));
}

const units: Readonly<Record<string, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

function baseSalary(salary: PostingJob['salary']) {
  const unitText = salary && units[salary.unit];
  if (!salary || !unitText || !/^[A-Z]{3}$/.test(salary.currencyCode)) return undefined;
  const [low, high] = [salary.min, salary.max]
    .filter((value) => value !== null && value > 0)
    .sort((a, b) => Number(a) - Number(b));
  if (low === undefined) return undefined;
  const amount = high === undefined || high === low ? { value: low } : { minValue: low, maxValue: high };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText };
  return { '@type': 'MonetaryAmount', currency: salary.currencyCode, value };
}

const employment: Readonly<Record<string, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  mini_job: 'PART_TIME',
  student_job: 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'INTERN',
  volunteer: 'VOLUNTEER',
  per_diem: 'PER_DIEM',
};

/** A type that schema.org does not know (`permanent`) is left out. */
function employmentTypes({ employmentTypes: types }: PostingJob) {
  return unwrap([
    ...new Set(types.flatMap(({ code }) => employment[code.toLowerCase().replace(/[^a-z]+/g, '_')] ?? [])),
  ]);
}

function isoDate(value: string | null): string | undefined {
  const time = value === null ? Number.NaN : Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
