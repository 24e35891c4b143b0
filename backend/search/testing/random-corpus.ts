/** Random jobs and profiles from few words, so that searches have matches. */
import { HOUR_MS } from '../../../runtime/core/durations.ts';
import { DATE_POSTED_TERMS } from '../date-posted.ts';
import type { JobDocument, OrganizationDocument, Position, ResumeDocument, TermReference } from '../index-types.ts';
import type { Random } from './random.ts';

export const BRANDS: Readonly<Record<string, readonly string[]>> = {
  ledger: ['en'],
  regio: ['de', 'fr', 'en-GB'],
  polder: ['nl', 'en'],
};
const LANGCODES = ['en', 'en-GB', 'de', 'fr', 'nl'];
/** Stop words of one language are ordinary words of another. */
export const WORDS = (
  'manager managers managing editor editing nurse nurses kitchen porter driver drivers library librarian radio producer sales ' +
  'verkaufer verkauferin pfleger pflegerin leiter leitung kuche koch bibliothek redakteur vertrieb ' +
  'vendeur vendeuse infirmier infirmiere cuisine chauffeur bibliotheque redacteur gestion ' +
  'the and of with die der und mit für les des avec pour night senior junior team berlin paris boston'
).split(' ');
export const COUNTRIES = ['US', 'DE', 'FR', 'FJ'];
export const REGIONS = ['MA', 'BE', 'IDF', 'ME'];
export const NOW = new Date('2026-03-01T12:00:00Z');
export const TERMS: readonly { taxonomy: string; code: string; parent?: string }[] = [
  ...['full_time', 'part_time', 'internship', 'contract'].map((code) => ({ taxonomy: 'employment_type', code })),
  ...['media', 'health', 'trade'].map((code) => ({ taxonomy: 'occupation', code })),
  ...['print', 'radio'].map((code) => ({ taxonomy: 'occupation', code, parent: 'media' })),
  ...['editor', 'producer'].map((code) => ({ taxonomy: 'occupation', code, parent: 'radio' })),
  ...['nursing', 'pharmacy'].map((code) => ({ taxonomy: 'occupation', code, parent: 'health' })),
  ...['publishing', 'hospitals', 'retail', 'health'].map((code) => ({ taxonomy: 'industry', code })),
  ...['us', 'de'].map((code) => ({ taxonomy: 'region', code })),
  ...['us_ma', 'us_me'].map((code) => ({ taxonomy: 'region', code, parent: 'us' })),
  ...['typing', 'welding', 'singing'].map((code) => ({ taxonomy: 'skill', code })),
  ...['under_30', 'over_100'].map((code) => ({ taxonomy: 'salary_range', code })),
  ...DATE_POSTED_TERMS,
];
const FIELDS: Readonly<Record<string, string>> = {
  employment_type: 'employment_type',
  occupations: 'occupation',
  industries: 'industry',
  salary: 'salary_range',
};

export function randomJob(
  random: Random,
  id: number,
  organizations: readonly { id: number; name: string }[],
): JobDocument {
  const organization = random.chance(0.7) ? random.pick(organizations) : null;
  // Up to a little more than the longest period ago, and also at the full hour.
  const published = new Date(NOW.getTime() - random.integer(800) * HOUR_MS - random.pick([0, 1, 1_800_000]));
  const salary = random.chance(0.6) ? 20_000 + random.integer(30) * 1_000 : null;
  const towns = random.chance(0.7) ? [random.pick(['berlin', 'paris', 'boston'])] : [];
  return {
    id,
    brands: random.some(Object.keys(BRANDS), 1 + random.integer(3)),
    langcode: random.pick(LANGCODES),
    title: sentence(random, 1 + random.integer(4)),
    organizationName: organization?.name ?? sentence(random, 1 + random.integer(2)),
    organizationId: organization?.id ?? null,
    skills: random.chance(0.5) ? [sentence(random, 1 + random.integer(3))] : [],
    places: towns,
    towns,
    // Now and then a word so often that its rank would beat a title.
    body: random.chance(0.1) ? `${random.pick(WORDS)} `.repeat(20) : sentence(random, 3 + random.integer(25)),
    terms: Object.entries(FIELDS).flatMap(([field, taxonomy]) => randomTerms(random, field, taxonomy)),
    published,
    expires: random.chance(0.5) ? new Date(NOW.getTime() + (random.integer(200) - 40) * HOUR_MS) : null,
    ...randomPosition(random),
    remote: random.chance(0.15),
    featured: random.chance(0.2),
    top: random.chance(0.1),
    backfill: random.chance(0.3),
    video: random.chance(0.1),
    salaryMin: salary,
    salaryMax: salary,
  };
}

export function randomProfile(
  random: Random,
  profileId: number,
  organization: { id: number; name: string },
  brand: string,
): OrganizationDocument {
  return {
    profileId,
    organizationId: organization.id,
    brand,
    name: organization.name,
    title: organization.name,
    places: random.chance(0.5) ? [random.pick(['berlin', 'paris', 'boston'])] : [],
    body: sentence(random, random.integer(20)),
    terms: [...randomTerms(random, 'industry', 'industry'), ...randomTerms(random, 'occupations', 'occupation')],
    ...randomPosition(random),
    featured: random.chance(0.3),
    training: random.chance(0.2),
  };
}

export function randomResume(random: Random, resumeId: number, brand: string): ResumeDocument {
  return {
    resumeId,
    brand,
    title: sentence(random, 1 + random.integer(5)),
    skills: random.chance(0.5) ? [sentence(random, 1 + random.integer(3))] : [],
    places: random.chance(0.5) ? [random.pick(['berlin', 'paris', 'boston'])] : [],
    body: sentence(random, random.integer(25)),
    terms: [
      ...randomTerms(random, 'skills', 'skill'),
      ...randomTerms(random, 'occupations', 'occupation'),
      ...randomTerms(random, 'region', 'region'),
    ],
    // Some with the same time.
    changed: new Date(NOW.getTime() - random.integer(40) * HOUR_MS),
    ...randomPosition(random),
  };
}

export function sentence(random: Random, words: number): string {
  return Array.from({ length: words }, () => random.pick(WORDS)).join(' ');
}

function randomTerms(random: Random, field: string, taxonomy: string): TermReference[] {
  const codes = TERMS.filter((term) => term.taxonomy === taxonomy).map(({ code }) => code);
  return random.some(codes, random.integer(3)).map((code) => ({ field, taxonomy, code }));
}

/** Clusters, among them two at the 180th meridian and one near a pole. */
export const CENTRES: readonly (readonly [number, number])[] = [
  [42.36, -71.06],
  [52.52, 13.4],
  [-17.8, 179.9],
  [-17.8, -179.9],
  [89.2, 30],
];

function randomPosition(random: Random): Position {
  const country = random.chance(0.8) ? random.pick(COUNTRIES) : null;
  const region = country !== null && random.chance(0.6) ? random.pick(REGIONS) : null;
  if (random.chance(0.2)) return { lat: null, lon: null, country, region };
  const [lat, lon] = random.pick(CENTRES);
  return {
    lat: Math.min(90, lat + random.next() * 3 - 1.5),
    lon: wrapped(lon + random.next() * 4 - 2),
    country,
    region,
  };
}

function wrapped(lon: number): number {
  if (lon > 180) return lon - 360;
  return lon < -180 ? lon + 360 : lon;
}
