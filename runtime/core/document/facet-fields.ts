import type { BrandDocument } from './brand.generated.ts';

export type FacetedSearch = 'jobs' | 'organizations' | 'resumes';

/** Built-in facets of each search, with the taxonomy of their values; null for employers. */
export const FACET_TAXONOMIES: Readonly<Record<FacetedSearch, Readonly<Record<string, string | null>>>> = {
  jobs: {
    remote_options: 'remote_option',
    employment_type: 'employment_type',
    industries: 'industry',
    occupations: 'occupation',
    experience: 'experience',
    company: null,
    salary: 'salary_range',
    date_posted: 'date_posted',
    fields_of_study: 'field_of_study',
    degree_level: 'degree_level',
  },
  organizations: {
    industry: 'industry',
    occupations: 'occupation',
    fields_of_study: 'field_of_study',
  },
  resumes: {
    career_status: 'career_status',
    languages: 'language',
    skills: 'skill',
    occupations: 'occupation',
    region: 'region',
    fields_of_study: 'field_of_study',
  },
};

/** Names of the built-in facets. A brand's custom fields are facets under their own names. */
export const FACET_FIELDS: Readonly<Record<FacetedSearch, readonly string[]>> = {
  jobs: Object.keys(FACET_TAXONOMIES.jobs),
  organizations: Object.keys(FACET_TAXONOMIES.organizations),
  resumes: Object.keys(FACET_TAXONOMIES.resumes),
};

/** The taxonomy of a facet's values; the brand's own fields are taxonomies, too. Null for employers and unknown facets. */
export function taxonomyOf(search: FacetedSearch, field: string): string | null {
  return field.startsWith('x_') ? field : (FACET_TAXONOMIES[search][field] ?? null);
}

/** Facets that are removed while a feature is off. */
const FEATURES: Readonly<Record<string, keyof BrandDocument['features']>> = { fields_of_study: 'fieldsOfStudy' };

/** The feature without which a facet is removed; undefined for most. */
export function featureOfFacet(field: string): keyof BrandDocument['features'] | undefined {
  return Object.hasOwn(FEATURES, field) ? FEATURES[field] : undefined;
}

/** Whether a brand with these features has the facet. */
export function isFacetOn(features: BrandDocument['features'], field: string): boolean {
  const feature = featureOfFacet(field);
  return feature === undefined || features[feature] === true;
}

type Searching = Pick<BrandDocument, 'facets' | 'search'>;

/** Parts shared by several brands are reduced once: by the set of disabled facets, then by part. */
const reduced = new Map<string, WeakMap<object, object>>();

/** The document without facets whose feature is off, so that searches, addresses and filters do not know them. */
export function withoutOffFacets(document: BrandDocument): BrandDocument {
  const { features, facets, search } = document;
  const off = Object.keys(FEATURES).filter((field) => !isFacetOn(features, field));
  if (off.length === 0) return document;
  return { ...document, facets: keptOnce(off, facets, withoutIn), search: keptOnce(off, search, withoutInSearch) };
}

function keptOnce<Part extends object>(
  off: readonly string[],
  part: Part,
  reduce: (part: Part, off: readonly string[]) => Part,
): Part {
  const known = reduced.get(off.join()) ?? new WeakMap<object, object>();
  reduced.set(off.join(), known);
  const kept = (known.get(part) as Part | undefined) ?? reduce(part, off);
  known.set(part, kept);
  return kept;
}

function withoutIn({ jobs, organizations, resumes }: Searching['facets'], off: readonly string[]) {
  return { jobs: without(jobs, off), organizations: without(organizations, off), resumes: without(resumes, off) };
}

function withoutInSearch(search: Searching['search'], off: readonly string[]) {
  const { seo } = search;
  const { jobs, organizations } = seo;
  return { ...search, seo: { ...seo, jobs: without(jobs, off), organizations: without(organizations, off) } };
}

function without<Group extends { order: readonly string[] }>(group: Group, off: readonly string[]): Group {
  return { ...group, order: group.order.filter((field) => !off.includes(field)) };
}
